# `make run` and `make test` need Python 3.11 or later; another one than python3 is named by PYTHON=.
PYTHON ?= python3

.PHONY: run test lock python

run: python
	@$(PYTHON) -m scripts.environment requirements.txt
	@.venv/bin/python -m scripts.run

test: python
	@$(PYTHON) -m scripts.environment requirements.txt requirements-dev.txt
	@.venv/bin/python -m scripts.check

# The pins, compiled from pyproject.toml: to be run after a change of its dependencies.
lock: python
	@$(PYTHON) -m scripts.environment requirements.txt requirements-dev.txt
	@.venv/bin/python -m scripts.lock

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tapis Vert needs Python 3.11 or later, and this is %d.%d: name another with PYTHON=" % sys.version_info[:2])'
