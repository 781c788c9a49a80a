# Everything a newcomer or a machine does with this project. `make` alone lists it.
#
# A target needs nothing but Python >= 3.11, make and a network: each makes what it stands on. Stamps inside .venv
# remember what is installed, so that nothing is installed twice.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The rooms whose every line and branch the tests must reach.
GATED := src/ginrummy/melds.py,src/ginrummy/rules/*,src/ginrummy/match/*
# Tests run side by side on this many processes. ARGS goes to pytest: make test ARGS="-k undercut --seed 7"; then the
# demands on coverage are waived, since not everything may have run.
JOBS ?= 2
ARGS ?=
# make lock UPGRADE=--upgrade takes the newest releases instead of keeping the pins that still fit.
UPGRADE ?=
UV_VERSION := 0.13.9

# The first interpreter that runs and is new enough. Naming one is not enough: a version manager's shim may be hollow.
new_enough = $(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$(call new_enough,$$p) && echo $$p && break; done)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format types check lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.dev ## make .venv with the command and everything the tests need

play: $(VENV)/.run ## play a game of gin rummy
	@$(BIN)/ginrummy play

test: $(VENV)/.dev ## run the tests; the rules must be covered line by line and branch by branch
	$(BIN)/python -m pytest -n $(JOBS) --cov --cov-report= $(ARGS)
	$(BIN)/coverage report
	$(if $(ARGS),,$(BIN)/coverage report --include='$(GATED)' --fail-under=100)

lint: $(VENV)/.dev ## check style and form
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/.dev ## put style and form right where a tool can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/.dev ## check the types
	$(BIN)/mypy

check: test lint types ## everything that must hold before a change goes in

clean: ## remove whatever was made here
	rm -rf $(VENV) .venv-lock build dist .coverage .coverage.* .hypothesis .pytest_cache .mypy_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment ---------------------------------------------------------------------------------------------

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(call new_enough,$(PYTHON)) || { echo "$(PYTHON) is not Python 3.11 or newer" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What the command needs, then the command itself, editable. Its build backend comes from a lock too, so nothing
# without a hash is ever fetched.
$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# --- the locks ---------------------------------------------------------------------------------------------------

COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE)

lock: .venv-lock/bin/uv ## remake the locks in requirements/ from pyproject.toml
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) --group build --constraint requirements/run.txt --output-file requirements/build.txt
	$(COMPILE) --group dev --constraint requirements/run.txt --constraint requirements/build.txt \
		--output-file requirements/dev.txt
	@! grep -n '://' requirements/*.txt

.venv-lock/bin/uv:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
