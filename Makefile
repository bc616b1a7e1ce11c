# Everything a clone needs, from Python 3.11 or newer and make; what is missing is fetched from PyPI on the first run.
#
# Three environments, each cheap to make with uv:
#   .venv        what a player gets: the base pins and the wheel, nothing else, so a stray import shows here first
#   .venv-test   the wheel again, not editable (only a wheel can be compiled), with the tools of the tests
#   .venv-dev    `make dev`: an editable install, never compiled, for the development loop
# A stamp is written last, so whatever was interrupted is made again by the next run.

PYTHON ?= python3
GAME ?= tinners
ARGS ?=
REF ?= HEAD~1

UV := .venv/bin/uv
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

# uv reads the tools of the build from the same pins as everybody else
BUILD := $(UV) build --wheel --python .venv/bin/python --build-constraints requirements/dev.txt
INSTALL_WHEEL = $(UV) pip install --quiet --no-deps --reinstall --python $(1)/bin/python build/wheel/*.whl
COMPILE_PINS = $(UV) pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --upgrade

.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play terminal test quick test-long lint web-check web-types killtest soak screenshots bench-browser mutants dev bench bench-against pins clean FORCE

help:
	@echo 'make play    set up, start the server and open the page (ARGS="--port 8000")'
	@echo 'make terminal  set up and play in the terminal (GAME=tinners, ARGS="--players 3")'
	@echo 'make test    set up and run every check'
	@echo 'make quick   the checks of the inner loop on the sources as they are: lint, rules, kernel, drawings'
	@echo 'make test-long  what make test leaves out: the longest games on the boards by clicks, keys and touch,'
	@echo '             all tests interpreted, leaks over whole games, more killed servers, a soak'
	@echo 'make lint    ruff and mypy alone'
	@echo 'make web-check  the page alone: types, svelte-check, vitest (make web-types writes the types anew)'
	@echo 'make killtest  kill servers at random moments of play and see that nothing is lost (ARGS="--kills 1000")'
	@echo 'make soak  let a server play 500 games of bots and watch its memory (ARGS="--games 100")'
	@echo 'make screenshots  the page in pictures, into build/screenshots'
	@echo 'make bench-browser  the speed and memory of the page in the system'"'"'s Chromium'
	@echo 'make mutants change every line that cites a rule and see whether a test notices (GAME=tinners)'
	@echo 'make dev     an editable, uncompiled install in .venv-dev'
	@echo 'make bench   measure the speed beside Catanatron'
	@echo 'make bench-against REF=HEAD~1  the speed of this wheel beside that of an earlier commit'
	@echo 'make pins    renew the pins in requirements/'
	@echo 'make clean   remove everything that was made here'
	@echo
	@echo 'PYTHON=python3.12 picks another Python; WHEAL_COMPILE=never|always another way to build,'
	@echo 'WHEAL_WEB=never|always the same for the page.'

play: .venv/.wheel
	@.venv/bin/wheal serve --open $(ARGS)

terminal: .venv/.wheel
	@.venv/bin/wheal play $(GAME) $(ARGS)

test: .venv-test/.wheel
	@.venv-test/bin/python tools/check.py

quick: .venv-dev/.editable
	@.venv-dev/bin/python tools/check.py quick

test-long: .venv-test/.wheel
	@.venv-test/bin/python tools/check.py long

lint: .venv-test/.pins
	.venv-test/bin/ruff check .
	.venv-test/bin/ruff format --check .
	.venv-test/bin/mypy

web-check: .venv-test/.pins
	@.venv-test/bin/python tools/web.py check

web-types: .venv-test/.pins
	@.venv-test/bin/python tools/web.py types

killtest: .venv-test/.wheel
	@.venv-test/bin/python -m tools.killtest $(ARGS)

soak: .venv-test/.wheel
	@.venv-test/bin/python -m tools.soak $(ARGS)

screenshots: .venv-test/.wheel
	@.venv-test/bin/python -m tools.screenshots $(ARGS)

bench-browser: .venv-test/.wheel
	@.venv-test/bin/python -m tools.browser_bench $(ARGS)

mutants: .venv-test/.wheel
	@.venv-test/bin/python -m tools.mutants $(GAME) $(ARGS)

bench: .venv-bench/.wheel
	@.venv-bench/bin/wheal bench $(GAME) --peer catanatron $(ARGS)

bench-against: .venv-test/.pins
	@.venv-test/bin/python -m tools.bench_against $(REF) $(ARGS)

dev: .venv-dev/.editable
	@echo 'Ready: . .venv-dev/bin/activate'

pins: .venv/.pins
	$(COMPILE_PINS) pyproject.toml --output-file requirements/base.txt
	$(COMPILE_PINS) requirements/dev.in --output-file requirements/dev.txt
	$(COMPILE_PINS) pyproject.toml --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt

clean:
	rm -rf .venv .venv-test .venv-dev .venv-bench build dist src/wheal/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# The environments.

.venv/.pins: requirements/uv.txt requirements/base.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Wheal needs Python 3.11 or newer, but $(PYTHON) is `$(PYTHON) --version 2>&1 || true`." \
	    "Name a newer one, for example: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo 'Setting up .venv (once) ...'
	@$(PYTHON) -m venv --clear .venv || { \
	  echo "$(PYTHON) cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/uv.txt
	@$(UV) pip install --quiet --python .venv/bin/python -r requirements/base.txt
	@touch $@

define environment  # folder, pins
$(1)/.pins: $(2) .venv/.pins
	@echo 'Setting up $(1) ...'
	@$$(UV) venv --quiet --clear --python .venv/bin/python $(1)
	@$$(UV) pip install --quiet --python $(1)/bin/python -r $(2)
	@touch $$@
endef
$(eval $(call environment,.venv-test,requirements/dev.txt))
$(eval $(call environment,.venv-dev,requirements/dev.txt))
$(eval $(call environment,.venv-bench,requirements/bench.txt))

.venv/.wheel .venv-test/.wheel .venv-bench/.wheel: %/.wheel: %/.pins build/wheel/.built
	@$(call INSTALL_WHEEL,$*)
	@touch $@

.venv-dev/.editable: .venv-dev/.pins pyproject.toml hatch_build.py
	@$(UV) pip install --quiet --no-deps --no-build-isolation --python .venv-dev/bin/python --editable .
	@touch $@

# The wheel, built once for all of them. What it is made of is summed up in one file, which changes only when a source
# is edited, added or removed, or when the Python, the compiler or the way of building is another.

build/inputs: .venv/.pins FORCE
	@mkdir -p build
	@{ find src web tools/web.py pyproject.toml hatch_build.py LICENSE requirements/dev.txt -type f ! -name '*.py[co]' \
	     ! -path '*/node_modules/*' ! -path 'src/wheal/server/static/*' ! -path 'web/tests/*' -exec cksum {} + | \
	     LC_ALL=C sort; \
	   .venv/bin/python -VV; echo "web: $$WHEAL_WEB; compile: $$WHEAL_COMPILE; compiler: $$CC `command -v cc gcc clang | tr '\n' ' '`"; \
	 } > build/inputs.new
	@if cmp -s build/inputs.new $@; then rm build/inputs.new; else mv build/inputs.new $@; fi

build/wheel/.built: build/inputs
	@echo 'Building Wheal (a minute or two where it is compiled) ...'
	@rm -rf build/wheel
	@$(BUILD) --out-dir build/wheel > build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@sed -n -e 's/.*\(Wheal is not compiled.*\)/\1/p' -e 's/.*\(Wheal has no page.*\)/\1/p' build/wheel.log
	@touch $@

FORCE:
