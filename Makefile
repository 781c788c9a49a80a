# Everything a newcomer or a machine does with this project. `make` alone lists it.
#
# A target needs nothing but Python >= 3.11, make and a network: each makes what it stands on. Stamps inside .venv
# remember what is installed, so that nothing is installed twice.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The games that others wrote are large: they get an environment of their own, and only who asks for it pays.
PEERS := .venv-peers
PEERS_PIP := $(PEERS)/bin/python -m pip --disable-pip-version-check --quiet
# Ray is large too.
RAY := .venv-ray
RAY_PIP := $(RAY)/bin/python -m pip --disable-pip-version-check --quiet
# So is what networks are trained with.
TRAIN := .venv-train
TRAIN_PIP := $(TRAIN)/bin/python -m pip --disable-pip-version-check --quiet
# What feeds the readers of records with junk comes with a runtime of its own.
FUZZ := .venv-fuzz
FUZZ_PIP := $(FUZZ)/bin/python -m pip --disable-pip-version-check --quiet
# The rooms whose every line and branch the tests must reach.
GATED := src/ginrummy/melds.py,src/ginrummy/rules/*,src/ginrummy/match/*
# Tests run side by side on this many processes. ARGS goes to pytest: make test ARGS="-k undercut --seed 7"; then the
# demands on coverage are waived, since not everything may have run.
JOBS ?= 2
ARGS ?=
# So many hands make lockstep plays; it takes about half an hour for each million on two cores.
HANDS ?= 1000000
# So many seconds make fuzz goes on, so many slips make corruption tries, so many decks make uniformity deals.
FUZZ_SECONDS ?= 3600
CORRUPTIONS ?= 10000
DECKS ?= 520000
# So often make kill kills, and so much junk make fuzz-table sends.
KILLS ?= 30
MESSAGES ?= 1000000
# make lock UPGRADE=--upgrade takes the newest releases instead of keeping the pins that still fit.
UPGRADE ?=
UV_VERSION := 0.13.9

# The first interpreter that runs and is new enough. Naming one is not enough: a version manager's shim may be hollow.
new_enough = $(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$(call new_enough,$$p) && echo $$p && break; done)

.DEFAULT_GOAL := help
.PHONY: help setup play test test-page kill fuzz-table lint format types check lock clean setup-peers test-peers test-ray test-train test-train-ray prove-arena fuzz corruption uniformity warm bench load fast-coverage lockstep page page-check page-shots

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

setup: warm ## make .venv with the command and everything the tests need

play: $(VENV)/.run ## play gin rummy in the browser; the terminal game is .venv/bin/ginrummy play
	@$(BIN)/python -m ginrummy.fast.warm
	@$(BIN)/ginrummy serve

test: warm ## run the tests; the rules must be covered line by line and branch by branch
	$(BIN)/python -m pytest -n $(JOBS) --ignore tests/page --cov --cov-report= $(ARGS)
	$(BIN)/coverage report
	$(if $(ARGS),,$(BIN)/coverage report --include='$(GATED)' --fail-under=100)
	$(if $(ARGS),,$(MAKE) test-page)

# Apart from the others: a browser's driver keeps an event loop running in the process that it is in.
test-page: warm ## test the page in a real browser
	@$(BIN)/python -m tests.page.browser
	$(BIN)/python -m pytest -n $(JOBS) tests/page $(ARGS)

# The kernels, compiled into the package; nothing to do where that has been done for these very sources.
warm: $(VENV)/.dev
	@$(BIN)/python -m ginrummy.fast.warm

kill: warm ## kill the server, a worker, PostgreSQL, fill its disk; see that nothing acknowledged is lost
	$(BIN)/python -m tests.web.killing $(KILLS)
	$(BIN)/python -m tests.web.killing $(KILLS) workers
	$(BIN)/python -m tests.web.killing $(KILLS) postgresql
	$(BIN)/python -m tests.web.killing $(KILLS) disk

fuzz-table: warm ## send MESSAGES pieces of junk to the sockets of tables, and a twentieth of that to every route
	$(BIN)/python -m tests.web.fuzzing $(MESSAGES)

# Kernels as plain Python, which a coverage tool can follow. Left out is what runs only where kernels are compiled, or in
# processes of its own: test_start.py and tests/cli see to that.
fast-coverage: $(VENV)/.dev ## run the kernels uncompiled and show which of their lines and branches no test reaches
	NUMBA_DISABLE_JIT=1 COVERAGE_FILE=.coverage.fast $(BIN)/python -m pytest -n $(JOBS) tests/fast \
		--ignore tests/fast/test_start.py --cov=ginrummy.fast --cov-report= $(ARGS)
	COVERAGE_FILE=.coverage.fast $(BIN)/coverage report --include='src/ginrummy/fast/*' \
		--omit='*/cache.py,*/warm.py,*/whole.py,*/measure.py,*/peers.py'

lockstep: warm ## play HANDS hands in the kernels and in the rules at once
	$(BIN)/python -m tests.fast.lockstep --hands $(HANDS) --workers $(JOBS)

bench: warm ## measure how fast everything is, and the peers beside it where make setup-peers has been
	$(BIN)/ginrummy bench $(if $(wildcard $(PEERS)/bin/python),--peers $(PEERS)/bin/python)
	$(BIN)/python benchmarks/readable_rules.py $(wildcard $(PEERS)/bin/python)

load: warm ## let 1,000 sockets at 500 tables make 500 actions a second; LOAD="--postgresql --workers 2" and more
	$(BIN)/python -m benchmarks.table_load $(LOAD)

setup-peers: $(PEERS)/.ready ## make .venv-peers with the games that others wrote

test-peers: $(PEERS)/.ready ## play our rules in lockstep with a referee that others wrote, and their algorithms on ours
	$(PEERS)/bin/python -m ginrummy.fast.warm
	$(PEERS)/bin/python -m pytest -n $(JOBS) --dist worksteal tests/peers $(ARGS)

test-ray: $(RAY)/.ready ## play games and the arena on a small Ray cluster, and kill its workers
	$(RAY)/bin/python -m ginrummy.fast.warm
	$(RAY)/bin/python -m pytest tests/cluster $(ARGS)

test-train: $(TRAIN)/.ready ## train networks a little, run the notebook top to bottom, write datasets
	$(TRAIN)/bin/python -m ginrummy.fast.warm
	OMP_NUM_THREADS=1 $(TRAIN)/bin/python -m pytest tests/training $(ARGS)

test-train-ray: $(TRAIN)/.ready ## train networks on a small Ray cluster, and kill its workers
	$(TRAIN)/bin/python -m ginrummy.fast.warm
	OMP_NUM_THREADS=1 $(TRAIN)/bin/python -m pytest tests/cluster/test_training.py $(ARGS)

prove-arena: warm ## see that the arena finds what is there and nothing else; a few minutes
	$(BIN)/python -m tests.analysis.arena.proving

fuzz: $(FUZZ)/.ready ## feed the readers of records with junk for FUZZ_SECONDS; it begins where the last run ended
	@mkdir -p $(FUZZ)/corpus
	$(FUZZ)/bin/python -m fuzz.read_records $(FUZZ)/corpus -artifact_prefix=$(FUZZ)/ -max_total_time=$(FUZZ_SECONDS)

corruption: $(VENV)/.dev ## spoil golden records, a token at a time, and see that none is taken for another game
	CORRUPTIONS=$(CORRUPTIONS) $(BIN)/python -m pytest -s tests/record/test_corruption.py $(ARGS)

uniformity: $(VENV)/.dev ## deal DECKS decks and see that every card comes to every place as often
	DECKS=$(DECKS) $(BIN)/python -m pytest -s tests/record/test_fair.py -k every_place $(ARGS)

page: web/node_modules/.ready ## build the page into src/ginrummy/web/static, from web/; needs Node
	cd web && npm run --silent build

page-check: web/node_modules/.ready ## check and test the page's source, and that its build is what stands in static
	cd web && npm run --silent check && npm run --silent test
	cd web && npm run --silent build -- --outDir .build --logLevel warn
	diff -r web/.build src/ginrummy/web/static

page-shots: warm ## take the pictures of the page in docs/images
	@$(BIN)/python -m tests.page.browser
	$(BIN)/python -m tests.page.shots

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

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
	rm -rf $(VENV) $(PEERS) $(RAY) $(TRAIN) $(FUZZ) .venv-lock build dist .coverage .coverage.* .hypothesis .pytest_cache .mypy_cache .ruff_cache web/node_modules web/.build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment ---------------------------------------------------------------------------------------------

$(BIN)/python $(PEERS)/bin/python $(RAY)/bin/python $(TRAIN)/bin/python $(FUZZ)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(call new_enough,$(PYTHON)) || { echo "$(PYTHON) is not Python 3.11 or newer" >&2; exit 1; }
	$(PYTHON) -m venv $(@:/bin/python=)

# What the command needs, then the command itself, editable. Its build backend comes from a lock too, so nothing
# without a hash is ever fetched.
$(VENV)/.run: requirements/run.txt requirements/web.txt requirements/fast.txt requirements/build.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/run.txt -r requirements/web.txt -r requirements/fast.txt -r requirements/build.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/arena.txt requirements/env.txt $(VENV)/.run
	$(PIP) install --require-hashes -r requirements/dev.txt -r requirements/arena.txt -r requirements/env.txt
	@touch $@

# One of the peers comes as source; what builds it is there before it, with a hash like everything else.
$(PEERS)/.ready: requirements/peers.txt requirements/peers-build.txt pyproject.toml | $(PEERS)/bin/python
	$(PEERS_PIP) install --require-hashes -r requirements/peers-build.txt
	$(PEERS_PIP) install --require-hashes --no-build-isolation -r requirements/peers.txt
	$(PEERS_PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(RAY)/.ready: requirements/ray.txt requirements/build.txt pyproject.toml | $(RAY)/bin/python
	$(RAY_PIP) install --require-hashes -r requirements/ray.txt -r requirements/build.txt
	$(RAY_PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# PyTorch, and what it brings with it, comes without hashes, so that each machine may have the build that fits it (requirements/torch.txt).
$(TRAIN)/.ready: requirements/train.txt requirements/torch.txt requirements/build.txt pyproject.toml | $(TRAIN)/bin/python
	$(TRAIN_PIP) install -r requirements/torch.txt
	$(TRAIN_PIP) install --require-hashes --no-deps -r requirements/train.txt -r requirements/build.txt
	$(TRAIN_PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(FUZZ)/.ready: requirements/fuzz.txt requirements/run.txt requirements/build.txt pyproject.toml | $(FUZZ)/bin/python
	$(FUZZ_PIP) install --require-hashes -r requirements/fuzz.txt -r requirements/run.txt -r requirements/build.txt
	$(FUZZ_PIP) install --no-deps --no-build-isolation --editable .
	@echo '*' > $(FUZZ)/.gitignore
	@touch $@

# --- the locks ---------------------------------------------------------------------------------------------------

COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE)

lock: .venv-lock/bin/uv ## remake the locks in requirements/ from pyproject.toml
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) --group build --constraint requirements/run.txt --output-file requirements/build.txt
	$(COMPILE) --group dev --constraint requirements/run.txt --constraint requirements/build.txt \
		--output-file requirements/dev.txt
	$(COMPILE) pyproject.toml --extra web --constraint requirements/run.txt --constraint requirements/dev.txt \
		--output-file requirements/web.txt
	$(COMPILE) pyproject.toml --extra hosting --constraint requirements/run.txt --constraint requirements/dev.txt \
		--constraint requirements/web.txt --output-file requirements/hosting.txt
	$(COMPILE) pyproject.toml --extra fast --constraint requirements/run.txt --constraint requirements/dev.txt \
		--output-file requirements/fast.txt
	$(COMPILE) pyproject.toml --extra arena --constraint requirements/run.txt --constraint requirements/dev.txt \
		--constraint requirements/fast.txt --output-file requirements/arena.txt
	$(COMPILE) pyproject.toml --extra env --constraint requirements/run.txt --constraint requirements/dev.txt \
		--constraint requirements/fast.txt --output-file requirements/env.txt
	$(COMPILE) pyproject.toml --extra ray --group ray --constraint requirements/run.txt \
		--constraint requirements/dev.txt --constraint requirements/arena.txt --output-file requirements/ray.txt
	$(COMPILE) pyproject.toml --extra train --extra dataset --extra ray --group train --constraint requirements/run.txt \
		--constraint requirements/dev.txt --constraint requirements/env.txt --constraint requirements/torch.txt \
		--output-file requirements/train.txt
	@awk '/^[a-z]/ { ours = !/^(torch|triton|cuda-|nvidia-)/ } ours' requirements/train.txt > .venv-lock/train.txt
	@mv .venv-lock/train.txt requirements/train.txt
	$(COMPILE) --group peers-build --constraint requirements/build.txt --output-file requirements/peers-build.txt
	$(COMPILE) pyproject.toml --group peers --constraint requirements/run.txt --constraint requirements/dev.txt \
		--constraint requirements/peers-build.txt --output-file requirements/peers.txt
	$(COMPILE) requirements/fuzz.in --output-file requirements/fuzz.txt
	@! grep -n '://' requirements/*.txt

.venv-lock/bin/uv:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
