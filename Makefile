# The two commands: `make play` and `make test`. Each makes everything ready by itself.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TESTING := $(VENV)/.ready-to-test
PIP := $(BIN)/pip install -q --disable-pip-version-check
WORKERS ?= 2

.PHONY: dist docs web axe screenshots chromium play terminal test check format compile bench bench-peers conformance golden postgres nginx faults fuzz load protocol observations clean help cluster train

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 14

PORT ?= 8000
HOST := $(if $(LAN),0.0.0.0,127.0.0.1)
STATE := $(or $(XDG_STATE_HOME),$(HOME)/.local/state)/megapolis

play: compile web ## open the table in a browser (LAN=1: other devices too)
	@mkdir -p "$(STATE)"
	@MEGAPOLIS_LOG_LEVEL=$(or $(MEGAPOLIS_LOG_LEVEL),warning) $(BIN)/megapolis serve --open --host $(HOST) --port $(PORT) --next-port --database "sqlite:///$(STATE)/table.db" $(ARGS)

terminal: compile ## play in the terminal
	@$(BIN)/megapolis play $(ARGS)

test: $(TESTING) check compile web postgres chromium nginx ## all tests: style and types, then interpreted with line coverage, then compiled
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage erase
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -q -n $(WORKERS) --dist worksteal src tests/engine tests/bots tests/games tests/conformance
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=100
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled

web: $(READY) ## build the page into the package, if it has changed
	@$(BIN)/python tools/build_web.py

docs: $(READY) ## the documentation as a site in build/docs/html (installs Sphinx)
	@$(PIP) -r requirements/docs.txt
	$(BIN)/python tools/build_docs.py

dist: compile web ## the wheel and the source distribution, into dist/
	@$(BIN)/python -c "from setuptools import build_meta as b; print(b.build_wheel('dist'), b.build_sdist('dist'))" | tail -1

screenshots: $(TESTING) compile web chromium ## pictures of the page into docs/images
	$(BIN)/python tools/screenshots.py

axe: $(TESTING) compile web chromium ## axe on every page in every size and theme
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q tests/browser/test_access.py

chromium: # the tests of the page drive Debian's Chromium; here it is made ready
	@tools/need-chromium

nginx: # one test puts the documented proxy in front of the server; here it is made ready
	@tools/need-nginx

postgres: # the tests of the table start a PostgreSQL of their own; here its programs are made ready
	@tools/need-postgres

faults: $(TESTING) compile postgres ## kill -9 in the middle of a thousand games, on both databases
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q tests/faults

fuzz: $(TESTING) compile ## malformed and hostile messages for ten minutes
	MEGAPOLIS_FUZZ_SECONDS=600 $(BIN)/python -m pytest -q tests/table/test_fuzz.py

load: $(TESTING) compile postgres ## real games over WebSocket: actions/s, latency, memory
	$(BIN)/python bench/load.py --out bench/results/load.json

protocol: compile ## write docs/protocol.md from the types of the messages
	$(BIN)/python tools/protocol.py > docs/protocol.md

observations: compile ## write docs/observations.md from the declared slices
	$(BIN)/python tools/observations.py > docs/observations.md

check: $(TESTING) ## lint, formatting and types
	$(BIN)/python tools/build_web.py --check
	$(BIN)/python tools/web_types.py --check
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check
	$(BIN)/mypy --no-error-summary

format: $(TESTING) ## put the sources in order
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q
	$(BIN)/python tools/build_web.py --format

compile: $(READY) ## compile what has changed (plain Python where that fails)
	@$(BIN)/python tools/compile.py

bench: compile ## speed, interpreted and compiled in one run
	$(BIN)/python bench/random_play.py
	$(BIN)/python bench/search.py

bench-peers: $(TESTING) compile ## speed beside OpenSpiel, PettingZoo, RLCard and catanatron (installs about 45 MB)
	@$(PIP) -r requirements/bench.txt
	$(BIN)/python bench/peers.py

conformance: $(TESTING) compile ## the full grid of options, 200 games each: hours (GAME=next_station for one game)
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled tests/conformance tests/games tests/table/test_leaks.py $(if $(GAME),-k $(GAME))

cluster: $(TESTING) compile ## the arena on a real local Ray (installs about 280 MB)
	@$(PIP) -r requirements/cluster.txt
	$(BIN)/python -m pytest -q tests/cluster

train: compile ## teach a network by self-play (installs PyTorch; GAME=next_station MINUTES=60)
	@$(PIP) -r requirements/train.txt
	$(BIN)/python train/train.py $(or $(GAME),next_station) --minutes $(or $(MINUTES),60) $(ARGS)

golden: compile ## play the golden replays anew (after a bump of a game's rules version)
	$(BIN)/python tools/golden.py

$(READY): requirements/play.txt pyproject.toml
	@echo "Making a virtual environment in $(VENV) …"
	@tools/make-venv "$(PYTHON)" $(VENV)
	@echo "Installing what play needs, about 90 MB …"
	@$(PIP) -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(TESTING): requirements/dev.txt $(READY)
	@echo "Installing what tests need, about 200 MB …"
	@$(PIP) -r requirements/dev.txt
	@touch $@

clean: ## remove what was built
	rm -rf $(VENV) web/node_modules src/megapolis/web_dist build dist src/megapolis/_compiled src/*.egg-info .coverage* .mypy_cache .ruff_cache .pytest_cache
