# Everything is built into .venv in this checkout; nothing is installed on the machine.
# Only Python 3.11 or newer, make and the package registries are needed.

PYTHON ?= python3
BIN := .venv/bin
UV ?= uv

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench docs locks clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/play ## install what playing needs and start the game
	$(BIN)/reelwright play cinderella

test: .venv/all ## run every test
	$(BIN)/pytest -n auto

lint: .venv/all ## formatting, lint, strict types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/all ## rewrite the code as `make lint` wants it
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/all ## measure: each figure is a ratio within one run
	$(BIN)/python bench/run.py

docs: .venv/all ## write the generated pages of docs/ anew
	$(BIN)/python docs/generate.py

locks: ## pin every dependency anew, with hashes and without addresses (needs uv)
	$(UV) pip compile pyproject.toml --group build $(LOCK) --output-file requirements/play.txt
	$(UV) pip compile pyproject.toml --all-extras --group build --group test --group lint $(LOCK) --output-file requirements/all.txt

LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make locks"

clean: ## remove what the other targets built
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

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
