"""Make .venv and install pinned requirements into it: `python3 scripts/environment.py requirements.txt`.

Nothing is done twice: the checksum of an installed file is kept inside .venv.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


def make() -> None:
    print("Making the virtual environment .venv", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"This Python makes no virtual environments: install its venv and pip.\n{made.stdout}{made.stderr}")


def install(requirements: Path) -> None:
    """Install exactly the pins of the file, unless they are there already."""
    stamp = VENV / f"{requirements.name}.sha256"
    checksum = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == checksum:
        return
    print(f"Installing {requirements.name}: about a minute, this once", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(requirements)]).returncode:
        sys.exit(f"{requirements.name} could not be installed: what pip says is above.")
    stamp.write_text(checksum)


if __name__ == "__main__":
    if not PYTHON.exists():
        make()
    for name in sys.argv[1:]:
        install(ROOT / name)
