"""Compile the pins of pyproject.toml with their checksums. Started by `make lock`."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILE = [
    "pip",
    "compile",
    "pyproject.toml",
    "--generate-hashes",
    "--universal",
    "--python-version=3.11",
    "--no-header",
]


def main() -> None:
    """uv, which knows every platform's wheels at once, is kept out of the environment that it pins."""
    with tempfile.TemporaryDirectory() as tools:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", tools, "uv"], check=True)
        uv = [str(Path(tools) / "bin" / "uv"), *COMPILE]
        runtime, dev = "--output-file=requirements.txt", "--output-file=requirements-dev.txt"
        for command in ([*uv, runtime], [*uv, "--group=dev", "--constraint=requirements.txt", dev]):
            subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
