# The two commands: `make play` and `make test`. Each makes everything ready by itself.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TESTING := $(VENV)/.ready-to-test
PIP := $(BIN)/pip install -q --disable-pip-version-check
WORKERS ?= 2
# Which part of a whole matrix `make test` takes: another one every day.
ROTATION := $(or $(ROTATION),$(shell expr $$(date +%s) / 86400))
export MEGAPOLIS_ROTATION = $(ROTATION)
# Tests start many processes, which is quicker where bytecode is kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: dist docs web axe browser timed screenshots chromium play terminal test test-quick check format compile bench bench-before bench-peers conformance frozen golden postgres nginx faults fuzz load protocol observations records clean help cluster train

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

# Where every line of the rules is reached; tests that need not run twice are marked.
TRACED := src tests/engine tests/bots tests/games tests/conformance/test_games.py tests/conformance/test_replays.py tests/server/domain
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

test: $(TESTING) check compile web postgres chromium nginx ## all tests: style and types, then interpreted with line coverage, then compiled
	@echo "Rotation $(ROTATION): to take the same part of every matrix again, make test ROTATION=$(ROTATION)"
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage erase
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -q -n $(WORKERS) --dist worksteal $(TRACED)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=100
	$(PYTEST) --require-compiled

test-quick: $(TESTING) compile ## the inner loop, under 90 seconds: rules, engine, bots, golden replays and text, compiled
	$(BIN)/ruff check -q
	$(PYTEST) -m "not compiled" src tests/engine tests/bots tests/games tests/conformance

web: $(READY) ## build the page into the package, if it has changed
	@$(BIN)/python tools/build_web.py

docs: $(READY) ## the documentation as a site in build/docs/html (installs Sphinx)
	@$(PIP) -r requirements/docs.txt
	$(BIN)/python tools/build_docs.py

dist: compile web ## the wheel and the source distribution, into dist/
	@$(BIN)/python -c "from setuptools import build_meta as b; print(b.build_wheel('dist'), b.build_sdist('dist'))" | tail -1

screenshots: $(TESTING) compile web chromium ## pictures of the page into docs/images
	$(BIN)/python tools/screenshots.py

browser: $(TESTING) compile web chromium ## the page: every game to its end by mouse, touch and keyboard, in every size and language
	MEGAPOLIS_FULL=1 $(PYTEST) tests/browser

timed: $(TESTING) compile web chromium ## what must be quick, for an idle machine
	$(BIN)/python -m pytest -q -m timed tests

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
	MEGAPOLIS_FUZZ_SECONDS=600 $(BIN)/python -m pytest -q tests/server/scenarios/test_fuzz.py

load: $(TESTING) compile postgres ## real games over WebSocket: actions/s, latency, memory
	$(BIN)/python bench/load.py --out bench/results/load.json

protocol: compile ## write docs/protocol.md from the types of the messages
	$(BIN)/python tools/protocol.py > docs/protocol.md

observations: compile ## write docs/observations.md from the declared slices
	$(BIN)/python tools/observations.py > docs/observations.md

records: $(TESTING) ## write clone, fields and blank of every record class
	$(BIN)/python tools/records.py

check: $(TESTING) ## lint, formatting and types
	$(BIN)/python tools/records.py --check
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

bench: $(TESTING) compile ## speed, interpreted and compiled in one run
	$(BIN)/python bench/random_play.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/vector.py

bench-before: $(READY) ## speed beside version 0.1, both compiled aligned, in one run (ARGS=--quick)
	$(BIN)/python bench/before.py $(ARGS)

bench-peers: $(TESTING) compile ## speed beside OpenSpiel, PettingZoo, RLCard and catanatron (installs about 45 MB)
	@$(PIP) -r requirements/bench.txt
	$(BIN)/python bench/peers.py

conformance: $(TESTING) compile ## the full grid of options, 200 games each: hours (GAME=next_station for one game)
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled tests/conformance tests/games tests/server/scenarios/test_leaks.py $(if $(GAME),-k $(GAME))

frozen: compile ## compare with what is frozen: sessions, and random games of every set-up (GAME=next_station GAMES=20)
	$(BIN)/python tools/freeze.py sessions $(GAME)
	$(BIN)/python tools/freeze.py games $(GAME) --games $(or $(GAMES),200) --workers $(WORKERS)

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
