"""Imports run one way: the contracts are in pyproject.toml."""

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_imports_run_one_way():
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS
