# Everything is built into .venv in this checkout; nothing is installed on the machine.
# Only Python 3.11 or newer, make and the package registries are needed.

PYTHON ?= python3
BIN := .venv/bin
UV ?= uv

PAGE := src/reelwright/server/page/index.html
PAGE_SOURCES := $(shell find web src/reelwright/server src/reelwright/service src/reelwright/play src/reelwright/artwork src/reelwright/games/*/art -name node_modules -prune -o -path src/reelwright/server/page -prune -o -type f ! -name openapi.json ! -name schema.ts ! -name '*.pyc' -print)
NPM = $(BIN)/python scripts/node.py --prefix web

.DEFAULT_GOAL := help
.PHONY: help play page test soak lint format bench docs locks clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/play $(PAGE) ## install what playing needs, serve the game and open it
	$(BIN)/reelwright serve

page: $(PAGE) ## build the page that plays the games

test: .venv/all $(PAGE) .venv/chromium ## run every test
	$(BIN)/pytest -n auto --dist loadfile

soak: .venv/all ## kill the server 2,000 times under load, cut the power 500 times, audit what is left
	$(BIN)/python -m tests.killing --kills 2000
	$(BIN)/python -m tests.durability --cuts 500

lint: .venv/all $(PAGE) ## formatting, lint, strict types, import contracts, of the page too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent lint

format: .venv/all ## rewrite the code as `make lint` wants it
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/all ## measure: each figure is a ratio within one run
	$(BIN)/python -m bench.run
	$(BIN)/python -m bench.packing > bench/packing.json
	$(BIN)/python -m bench.load --seconds 5 --stored 10000 > bench/load.json

docs: .venv/all ## write the generated pages of docs/ anew
	$(BIN)/python docs/generate.py

locks: ## pin every dependency anew, with hashes and without addresses (needs uv)
	$(UV) pip compile pyproject.toml --group build $(LOCK) --output-file requirements/play.txt
	$(UV) pip compile pyproject.toml --all-extras --group build --group test --group lint $(LOCK) --output-file requirements/all.txt
	$(UV) pip compile --group node $(LOCK) --output-file requirements/node.txt

LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make locks"

clean: ## remove what the other targets built
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/node_modules src/reelwright/server/page

# The page is built into the package, from the document of the server that is in it.
$(PAGE): .venv/play web/node_modules/.package-lock.json $(PAGE_SOURCES)
	$(BIN)/python -m reelwright.server > web/openapi.json
	$(NPM) run --silent build

web/node_modules/.package-lock.json: .venv/node web/package-lock.json
	$(NPM) ci --loglevel=error
	@touch $@

# Node is the machine's, or else comes in a wheel.
.venv/node: .venv/play requirements/node.txt scripts/node.py
	@$(NPM) --version >/dev/null 2>&1 || $(BIN)/python -m pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

# The page is tested in a real browser: the machine's, or Debian's package.
.venv/chromium: .venv/pip
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null; } \
	|| { echo "browser: found none; allowed: chromium, chromium-browser or google-chrome on the path" >&2; exit 2; }
	@touch $@

# A stamp says which of the two lock files the environment holds; `all` contains `play`.
.venv/play: requirements/play.txt pyproject.toml
	@test -e .venv/all || $(MAKE) --no-print-directory .venv/pip
	@test -e .venv/all || $(BIN)/python -m pip install --quiet --require-hashes -r requirements/play.txt
	@test -e .venv/all || $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/all: requirements/all.txt pyproject.toml
	@$(MAKE) --no-print-directory .venv/pip
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/all.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@ .venv/play

.venv/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Reelwright needs Python 3.11 or newer; " + sys.executable + " is " + sys.version.split()[0] + ". Say which to use: make play PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	@touch $@
