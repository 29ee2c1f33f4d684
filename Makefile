# The two commands: `make play` and `make test`. Each makes everything ready by itself.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2

.PHONY: play test check format compile bench conformance cluster golden clean help

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 14

play: compile ## play in the terminal
	@$(BIN)/megapolis play $(ARGS)

test: check compile ## all tests: style and types, then interpreted with line coverage, then compiled
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage erase
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -q -n $(WORKERS) src tests/engine tests/bots tests/games tests/conformance
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=100
	$(BIN)/python -m pytest -q -n $(WORKERS) --require-compiled

check: $(VENV)/.ready ## lint, formatting and types
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check
	$(BIN)/mypy --no-error-summary

format: $(VENV)/.ready ## put the sources in order
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q

compile: $(VENV)/.ready ## compile what has changed (plain Python where that fails)
	@$(BIN)/python tools/compile.py

bench: compile ## speed, interpreted and compiled in one run
	$(BIN)/python bench/random_play.py
	$(BIN)/python bench/search.py

conformance: compile ## the full grid of options, 200 games each: hours (GAME=next_station for one game)
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q -n $(WORKERS) --require-compiled tests/conformance tests/games $(if $(GAME),-k $(GAME))

cluster: compile ## the arena on a real local Ray (installs about 280 MB)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/cluster.txt
	$(BIN)/python -m pytest -q tests/cluster

golden: compile ## play the golden replays anew (after a bump of a game's rules version)
	$(BIN)/python tools/golden.py

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@echo "Making the virtual environment (once) …"
	@tools/make-venv "$(PYTHON)" $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

clean: ## remove what was built
	rm -rf $(VENV) build dist src/megapolis/_compiled src/*.egg-info .coverage* .mypy_cache .ruff_cache .pytest_cache
