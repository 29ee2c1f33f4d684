# The two commands: `make play` and `make test`. Each makes everything ready by itself.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2

.PHONY: dist docs web axe screenshots chromium play terminal test check format compile bench bench-peers conformance golden postgres nginx faults fuzz load protocol observations clean help cluster train

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 14

PORT ?= 8000
HOST := $(if $(LAN),0.0.0.0,127.0.0.1)
STATE := $(or $(XDG_STATE_HOME),$(HOME)/.local/state)/megapolis

play: compile web ## open the table in a browser (LAN=1: other devices too)
	@mkdir -p "$(STATE)"
	@$(BIN)/megapolis serve --open --host $(HOST) --port $(PORT) --next-port --database "sqlite:///$(STATE)/table.db" $(ARGS)

terminal: compile ## play in the terminal
	@$(BIN)/megapolis play $(ARGS)

test: check compile web postgres chromium nginx ## all tests: style and types, then interpreted with line coverage, then compiled
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage erase
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -q -n $(WORKERS) --dist worksteal src tests/engine tests/bots tests/games tests/conformance
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=100
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled

web: $(VENV)/.ready ## build the page into the package, if it has changed
	@$(BIN)/python tools/build_web.py

docs: $(VENV)/.ready ## the documentation as a site in build/docs/html (installs Sphinx)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/docs.txt
	$(BIN)/python tools/build_docs.py

dist: compile web ## the wheel and the source distribution, into dist/
	@$(BIN)/python -c "from setuptools import build_meta as b; print(b.build_wheel('dist'), b.build_sdist('dist'))" | tail -1

screenshots: compile web chromium ## pictures of the page into docs/images
	$(BIN)/python tools/screenshots.py

axe: compile web chromium ## axe on every page in every size and theme
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q tests/browser/test_access.py

chromium: # the tests of the page drive Debian's Chromium; here it is made ready
	@tools/need-chromium

nginx: # one test puts the documented proxy in front of the server; here it is made ready
	@tools/need-nginx

postgres: # the tests of the table start a PostgreSQL of their own; here its programs are made ready
	@tools/need-postgres

faults: compile postgres ## kill -9 in the middle of a thousand games, on both databases
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q tests/faults

fuzz: compile ## malformed and hostile messages for ten minutes
	MEGAPOLIS_FUZZ_SECONDS=600 $(BIN)/python -m pytest -q tests/table/test_fuzz.py

load: compile postgres ## real games over WebSocket: actions/s, latency, memory
	$(BIN)/python bench/load.py --out bench/results/load.json

protocol: compile ## write docs/protocol.md from the types of the messages
	$(BIN)/python tools/protocol.py > docs/protocol.md

observations: compile ## write docs/observations.md from the declared slices
	$(BIN)/python tools/observations.py > docs/observations.md

check: $(VENV)/.ready ## lint, formatting and types
	$(BIN)/python tools/build_web.py --check
	$(BIN)/python tools/web_types.py --check
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

bench-peers: compile ## speed beside OpenSpiel, PettingZoo, RLCard and catanatron, on one core (installs about 45 MB)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/bench.txt
	$(BIN)/python bench/peers.py

conformance: compile ## the full grid of options, 200 games each: hours (GAME=next_station for one game)
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled tests/conformance tests/games tests/table/test_leaks.py $(if $(GAME),-k $(GAME))

cluster: compile ## the arena on a real local Ray (installs about 280 MB)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/cluster.txt
	$(BIN)/python -m pytest -q tests/cluster

train: compile ## teach a network Next Station by self-play (installs PyTorch; MINUTES=60)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/train.txt
	$(BIN)/python train/train.py --minutes $(or $(MINUTES),60) $(ARGS)

golden: compile ## play the golden replays anew (after a bump of a game's rules version)
	$(BIN)/python tools/golden.py

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@echo "Making the virtual environment (once) …"
	@tools/make-venv "$(PYTHON)" $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

clean: ## remove what was built
	rm -rf $(VENV) web/node_modules src/megapolis/web_dist build dist src/megapolis/_compiled src/*.egg-info .coverage* .mypy_cache .ruff_cache .pytest_cache
