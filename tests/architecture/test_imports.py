"""Imports run one way: the contracts are in pyproject.toml."""

import subprocess
import sys

from django.conf import settings

# In a process of its own, because it sets up logging for itself alone and silences everybody else's.
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def test_imports_run_one_way():
    done = subprocess.run([sys.executable, "-c", LINT], cwd=settings.BASE_DIR, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
