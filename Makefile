# The two commands: `make play` and `make test`. Each sets up everything that it needs.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TESTING := $(VENV)/.ready-to-test
PIP := $(BIN)/pip install -q --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r
LOCKING := build/lock
WORKERS ?= 2
# Which part of each large matrix `make test` runs: a different one every day.
ROTATION := $(or $(ROTATION),$(shell expr $$(date +%s) / 86400))
export MEGAPOLIS_ROTATION = $(ROTATION)
# Tests start many processes, which is faster if bytecode is kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: dist docs site site-play site-test site-bench site-digests icons web axe puzzles browser timed screenshots chromium play terminal test test-quick check format compile baseline bench exact bench-before bench-page bench-peers summaries conformance frozen golden postgres nginx faults fuzz load lock audit protocol observations game-pages records clean help cluster train

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 14

PORT ?= 8000
HOST := $(if $(LAN),0.0.0.0,127.0.0.1)
STATE := $(or $(XDG_STATE_HOME),$(HOME)/.local/state)/megapolis

play: compile web ## open the page in a browser (LAN=1: for other devices, too)
	@mkdir -p "$(STATE)"
	@MEGAPOLIS_LOG_LEVEL=$(or $(MEGAPOLIS_LOG_LEVEL),warning) $(BIN)/megapolis serve --open --host $(HOST) --port $(PORT) --next-port --database "sqlite:///$(STATE)/table.db" $(ARGS)

terminal: compile ## play in the terminal
	@$(BIN)/megapolis play $(ARGS)

# The tests that must reach every line of the rules; tests that need not run twice are marked.
TRACED := src tests/engine tests/bots tests/games tests/conformance/test_games.py tests/conformance/test_replays.py tests/server/domain
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

test: $(TESTING) check compile web postgres chromium nginx ## run all tests: style and types, then interpreted with line coverage, then compiled
	@echo "Rotation $(ROTATION): to run the same part of every matrix again, use make test ROTATION=$(ROTATION)"
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage erase
	MEGAPOLIS_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -q -n $(WORKERS) --dist worksteal $(TRACED)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=100
	$(PYTEST) --require-compiled

test-quick: $(TESTING) compile ## run the quick tests, under 90 seconds: rules, engine, bots, golden replays and text, compiled
	$(BIN)/ruff check -q
	$(PYTEST) -m "not compiled" src tests/engine tests/bots tests/games tests/conformance

web: $(READY) ## build the page into the package if it has changed
	@$(BIN)/python tools/build_web.py

docs: $(READY) ## build the documentation site in build/docs/html (installs Sphinx)
	@$(LOCKED) requirements/docs.txt
	$(BIN)/python tools/build_docs.py

dist: compile web ## build the wheel and the source distribution in dist/
	@$(BIN)/python -c "from setuptools import build_meta as b; print(b.build_wheel('dist'), b.build_sdist('dist'))" | tail -1

site: $(TESTING) ## build the static site in build/site/html: the whole table without a server (ARGS=--interpreted: compile nothing)
	$(BIN)/python tools/site.py $(ARGS)

site-play: site ## serve the static site on this machine
	$(BIN)/python tools/site_host.py build/site/html $(PORT)

site-test: site chromium ## test the built site: whole games offline, a kill, tabs, an update, a file of all games, every level
	MEGAPOLIS_SITE=build/site/html $(BIN)/python -m pytest -q tests/anywhere

site-bench: site chromium ## measure how the built site starts: on a first visit, from what is kept, on a slow processor
	$(BIN)/python bench/site_start.py

site-digests: compile site ## compare what the site's program plays with this machine's own: 300,000 actions, and bots
	$(BIN)/python tools/site_digests.py

icons: $(TESTING) chromium ## draw the icons of home screens anew from web/public/icon.svg
	$(BIN)/python tools/icons.py

screenshots: $(TESTING) compile web chromium ## take the screenshots in docs/images
	$(BIN)/python tools/screenshots.py

browser: $(TESTING) compile web chromium ## test the page: play every game to the end by mouse, touch and keyboard, in every size and language
	MEGAPOLIS_FULL=1 $(PYTEST) tests/browser

timed: $(TESTING) compile web chromium ## run the tests with time limits, on an idle machine
	$(BIN)/python -m pytest -q -m timed tests

axe: $(TESTING) compile web chromium ## look at every screen in every language, size and theme: axe, layout, words
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q tests/browser/test_access.py tests/browser/test_walk.py

chromium: # find or install Chromium, which the tests of the page drive
	@tools/need-chromium

nginx: # find or install nginx: one test puts the documented proxy in front of the server
	@tools/need-nginx

postgres: # find or install PostgreSQL's programs: the tests of the server start their own database
	@tools/need-postgres

puzzles: compile ## solve all puzzles again, with ten times the budget of a careful look (GAME=next_station for one game)
	$(BIN)/megapolis puzzles check $(GAME) --workers $(WORKERS)

faults: $(TESTING) compile postgres ## kill and replace servers, fill disks, back up and break migrations off in the middle of a thousand games
	MEGAPOLIS_FULL=1 $(if $(GAMES),MEGAPOLIS_FAULT_GAMES=$(GAMES)) $(BIN)/python -m pytest -q -rP tests/faults tests/server/store/test_schema.py

fuzz: $(TESTING) compile ## send malformed and hostile messages for ten minutes, then a million of every kind
	MEGAPOLIS_FUZZ_SECONDS=600 MEGAPOLIS_FUZZ_MESSAGES=1000000 $(BIN)/python -m pytest -q tests/server/scenarios/test_fuzz.py tests/server/scenarios/test_bad_input.py

load: $(TESTING) compile postgres ## measure real games over WebSocket: actions/s, latency, memory
	$(BIN)/python bench/load.py --out bench/results/load.json

lock: $(LOCKING)/.ready ## write requirements/*.txt with hashes from their sources (ARGS=--upgrade: the newest versions)
	$(LOCKING)/bin/python tools/lock.py $(ARGS)

audit: $(LOCKING)/.ready $(READY) ## look all locked packages up among known vulnerabilities; asks PyPI and npm alone
	for each in requirements/*.txt; do $(LOCKING)/bin/pip-audit --strict --require-hashes --disable-pip -r $$each || exit 1; done
	$(BIN)/python tools/build_web.py --audit

$(LOCKING)/.ready: requirements/tools.txt
	@tools/make-venv "$(PYTHON)" $(LOCKING)
	@$(LOCKING)/bin/pip install -q --disable-pip-version-check --require-hashes -r requirements/tools.txt
	@touch $@

protocol: compile ## write docs/protocol.md from the types of the messages
	$(BIN)/python tools/protocol.py > docs/protocol.md

observations: compile ## write docs/observations.md from the declared slices
	$(BIN)/python tools/observations.py > docs/observations.md

game-pages: compile ## write the tables of options in docs/games
	$(BIN)/python tools/game_pages.py

records: $(TESTING) ## write clone, fields and blank of every record class
	$(BIN)/python tools/records.py

check: $(TESTING) ## check lint, formatting and types
	$(BIN)/python tools/records.py --check
	$(BIN)/python tools/build_web.py --check
	$(BIN)/python tools/web_types.py --check
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check
	$(BIN)/mypy --no-error-summary

format: $(TESTING) ## format the sources
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q
	$(BIN)/python tools/build_web.py --format

compile: $(READY) ## compile what has changed (if that fails, it runs interpreted)
	@tools/need-compiler $(BIN)/python
	@$(BIN)/python tools/compile.py

bench: $(TESTING) compile ## measure speed, interpreted and compiled in one run
	$(BIN)/python bench/random_play.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/vector.py

exact: $(TESTING) compile ## solve the small games of research and keep their values
	$(BIN)/python bench/exact.py $(ARGS)

bench-page: $(TESTING) compile web chromium ## measure how quickly the page answers on a slow processor, whether it shifts, and its frames
	$(BIN)/python bench/page.py --out bench/results/page.json
	$(BIN)/python bench/frames.py --out bench/results/frames.json

bench-before: $(READY) ## compare speed with version 0.1, both compiled aligned, in one run (ARGS=--quick)
	$(BIN)/python -m bench.before $(ARGS)

summaries: $(READY) ## turn the games of matches in bench/results into summaries, one small file a match
	$(BIN)/python -m bench.summaries

baseline: $(TESTING) ## install the bots of version 0.1 for the arena (0.1:expert), in an environment of their own
	$(BIN)/python -m bench.baseline

bench-peers: $(TESTING) compile ## compare speed with OpenSpiel, PettingZoo, RLCard, catanatron and Pgx (installs about 130 MB)
	@$(LOCKED) requirements/bench.txt
	$(BIN)/python bench/peers.py

conformance: $(TESTING) compile ## check the full grid of options, 200 games each: takes hours (GAME=next_station for one game)
	MEGAPOLIS_FULL=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --require-compiled tests/conformance tests/games tests/server/scenarios/test_leaks.py $(if $(GAME),-k $(GAME))

frozen: compile ## compare with frozen results: sessions, and random games of every set-up (GAME=next_station GAMES=20)
	$(BIN)/python tools/freeze.py sessions $(GAME)
	$(BIN)/python tools/freeze.py games $(GAME) --games $(or $(GAMES),200) --workers $(WORKERS)

cluster: $(TESTING) compile ## test the arena on a real local Ray cluster (installs about 280 MB)
	@$(LOCKED) requirements/cluster.txt
	$(BIN)/python -m pytest -q tests/cluster

train: compile ## train a network by self-play (installs PyTorch; GAME=next_station MINUTES=60)
	@$(LOCKED) requirements/train.txt
	$(BIN)/python train/train.py $(or $(GAME),next_station) --minutes $(or $(MINUTES),60) $(ARGS)

golden: compile ## write the golden replays (after raising the version of a game's rules)
	$(BIN)/python tools/golden.py

$(READY): requirements/play.txt pyproject.toml
	@echo "Making a virtual environment in $(VENV) …"
	@tools/make-venv "$(PYTHON)" $(VENV)
	@echo "Installing what is needed to play, about 90 MB …"
	@$(LOCKED) requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(TESTING): requirements/dev.txt $(READY)
	@echo "Installing what the tests need, about 200 MB …"
	@$(LOCKED) requirements/dev.txt
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) web/node_modules src/megapolis/web_dist build dist src/megapolis/_compiled src/*.egg-info .coverage* .mypy_cache .ruff_cache .pytest_cache
