# Every target sets up what it needs in .venv first; only that first time needs the network.
# Another interpreter: make PYTHON=python3.12 test

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
SAMPLE ?= 100
SEED ?= 1
HOURS ?= 1

UV_VERSION := 0.13.7
UV_VENV := build/uv

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test check test-web shots web test-long torch mutants strength docs wheel lint format setup setup-play lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup-play ## play in the browser (options: ARGS="--port 8300")
	@$(BIN)/python tools/play.py $(ARGS)

play-terminal: setup-play ## play in the terminal (options: ARGS="...")
	@$(BIN)/pentarchy play $(ARGS)

test: lint web test-web ## lint and run the tests, short form (part of them: ARGS="-k hex")
	$(BIN)/pytest -n auto --dist worksteal -m "not long" $(ARGS)

# The rules of all games by their own tests, and the proof of the toy, which has every hard case.
QUICK := src/pentarchy/proof tests/kernel tests/toy tests/games tests/test_names.py

check: lint ## style, types and the quick tests: the inner loop, under two minutes
	$(BIN)/pytest -n auto -m "not long" --title toy $(QUICK) $(ARGS)

test-long: lint web test-web torch ## lint, run all tests, and mutants of every game
	$(BIN)/pytest -n auto $(ARGS)
	$(BIN)/python tools/mutants.py

torch: setup ## install PyTorch, which the example of PPO learns with
	@$(BIN)/python -c "import torch" 2>/dev/null || \
		$(PYTHON) -m pip --python $(BIN)/python install -qq -r requirements/torch.txt

web: setup
	@$(BIN)/python tools/web.py build

test-web: setup ## check and test the browser client's own code
	@$(BIN)/python tools/web.py npm run --silent check
	@$(BIN)/python tools/web.py npm run --silent test

shots: web ## write pictures of every page to build/shots
	$(BIN)/python tools/shots.py

mutants: setup ## change rules at random; do the tests notice? (TITLE=..., SAMPLE=100, SEED=1)
	$(BIN)/python tools/mutants.py $(TITLE) --sample $(SAMPLE) --seed $(SEED)

strength: setup ## measure how strong the players are, and write docs/strength.md (HOURS=1, ONLY=...)
	$(BIN)/pentarchy arena strength --hours $(HOURS) $(if $(ONLY),--only $(ONLY)) $(ARGS)

wheel: setup ## build wheel and sdist, with the browser client, into dist
	@$(BIN)/python -m hatchling build

docs: setup ## build the documentation site into build/site
	@$(BIN)/python tools/docs.py

lint: setup ## check style, types and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/basedpyright
	$(BIN)/lint-imports

format: setup ## mend style and formatting
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

setup: ## set up .venv for developing
	@$(PYTHON) tools/setup.py dev

setup-play:
	@$(PYTHON) tools/setup.py play

# Pins stay as they are unless pyproject.toml asks for others; UPGRADE=1 takes the newest.
# --universal: one file for all supported Pythons and systems.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV_VENV)/bin/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links $(if $(UPGRADE),--upgrade)

lock: $(UV_VENV)/bin/uv ## pin the dependencies anew (newest ones: UPGRADE=1)
	$(COMPILE) pyproject.toml --extra server requirements/play.in -o requirements/play.txt
	$(COMPILE) pyproject.toml --extra server --extra dev -c requirements/play.txt -o requirements/dev.txt

$(UV_VENV)/bin/uv:
	$(PYTHON) -m venv --without-pip $(UV_VENV)
	$(PYTHON) -m pip --python $(UV_VENV)/bin/python install -qq uv==$(UV_VERSION)

clean: ## remove .venv and everything generated
	rm -rf .venv build dist web/node_modules src/pentarchy/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache mutants
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
