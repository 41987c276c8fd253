"""Bring the installation up to date and serve it. Started by `make run`, with the Python of .venv."""

import hashlib
import os
import socket
import sys
from pathlib import Path

import django
from django.core.management import CommandError, call_command

from portal.demo.cast import LOG_INS, PASSWORD

ROOT = Path(__file__).resolve().parents[1]
VAR = Path(os.environ.setdefault("VAR_DIR", str(ROOT / "var")))
SOURCES = ("**/*.py", "**/*.toml", "**/*.po")
STEPS = (
    "compile_messages",
    "migrate",
    "sync_rulebook",
    "compute_rules",
    "sync_venues",
    "demo",
    "sync_search",
)


def checksum() -> str:
    """Of everything that the steps read, so that they run only after a change."""
    digest = hashlib.sha256(os.environ.get("DATABASE_URL", "").encode())
    for folder in ("games", "training", "portal", "locale"):
        for pattern in SOURCES:
            for path in sorted((ROOT / folder).glob(pattern)):
                digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def prepare() -> None:
    stamp, current = VAR / "prepared", checksum()
    kept = "DATABASE_URL" not in os.environ and (VAR / "tapis-vert.sqlite3").exists()
    if kept and stamp.exists() and stamp.read_text() == current:
        return
    VAR.mkdir(parents=True, exist_ok=True)
    django.setup()
    for step in STEPS:
        print(f"  {step}", flush=True)
        try:
            call_command(step, verbosity=0)
        except CommandError as error:
            sys.exit(f"Setup stopped at {step}: {error}")
    stamp.write_text(current)


def refuse_taken(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            sys.exit(f"{host}:{port} cannot be served ({error.strerror}): choose another, as in PORT=8001 make run")


def main() -> None:
    host, port = os.environ.get("HOST") or "127.0.0.1", int(os.environ.get("PORT") or "8000")
    refuse_taken(host, port)
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - asked for by setting HOST
    name = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    site = f"http://{name}:{port}"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
    os.environ.setdefault("SITE_URL", site)
    os.environ.setdefault("ALLOWED_HOSTS", "*" if everywhere else f"localhost,127.0.0.1,[::1],{name}")
    prepare()
    print(f"Tapis Vert  {site}/\nAPI docs    {site}/api/v1/docs")
    print(f"Log-ins     {', '.join(person.username for person in LOG_INS)}; password {PASSWORD}", flush=True)
    gunicorn = [sys.executable, "-m", "gunicorn", "portal.wsgi", "--no-control-socket", "--log-level=warning"]
    # One process, because log-in limits are kept in its memory; threads serve what a page asks for at once.
    os.execv(sys.executable, [*gunicorn, f"--bind={f'[{host}]' if ':' in host else host}:{port}", "--threads=8"])


if __name__ == "__main__":
    main()
