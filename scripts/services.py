"""What the tests talk to: a PostgreSQL, a Redis and a Chromium.

Those that are there are used. One that is installed but does not answer is started for as long as the
tests run. One that is missing is installed where the system's packages can be. Failing that, one line
names what to install.
"""

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import redis

POSTGRES = "postgres://postgres@127.0.0.1:5432/tapis_vert"
REDIS = "redis://127.0.0.1:6379"
HEADLESS = "chromium-headless-shell"  # Debian's package and program: a Chromium without windows


def postgres() -> str:
    """Address of a PostgreSQL on which a test database may be made."""
    named = os.environ.get("TEST_DATABASE_URL")
    return named or _have("postgresql", lambda: _postgres_at(POSTGRES) or _own_postgres(), "TEST_DATABASE_URL")


def redis_databases() -> tuple[str, str]:
    """Addresses of two Redis databases that the tests may empty: one, and the next number of the same server."""
    named = os.environ.get("TEST_REDIS_URL")
    first = named or _have("redis-server", lambda: _empty_redis() or _own_redis(), "TEST_REDIS_URL")
    parts = urlsplit(first)
    return first, parts._replace(path=f"/{int(parts.path[1:] or 0) + 1}").geturl()


def chromium() -> str:
    """Path of a Chromium, best the one without windows, which needs a fifth less of the processor."""
    names = (os.environ.get("CHROMIUM", ""), HEADLESS, "chromium", "chromium-browser", "google-chrome")
    return _have(HEADLESS, lambda: next(filter(None, map(shutil.which, names)), None), "CHROMIUM")


def _have(package: str, find: Callable[[], str | None], variable: str) -> str:
    found = find() or (_install(package) and find())
    return found or sys.exit(f"make test needs {package}: install it, or name one by {variable}.")


def _install(package: str) -> bool:
    if os.geteuid() or not shutil.which("apt-get"):
        return False
    print(f"Installing {package} from the system's packages", flush=True)
    _refresh_package_lists()
    quietly = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package]
    return not subprocess.run(quietly, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}).returncode


@cache
def _refresh_package_lists() -> None:
    subprocess.run(["apt-get", "update", "-qq"])


def _postgres_at(url: str) -> str | None:
    try:
        psycopg.connect(urlsplit(url)._replace(path="/postgres").geturl(), connect_timeout=3).close()
    except psycopg.OperationalError:
        return None
    return url


def _own_postgres() -> str | None:
    """A server in a folder of its own, gone when the tests are over."""
    installed = [Path("/usr/bin"), *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    programs = next((folder for folder in installed if (folder / "initdb").exists()), None)
    if not programs:
        return None
    folder = _own_folder("postgres")
    data, owner = folder / "data", folder.owner()
    initdb: list[str | Path] = [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync"]
    if subprocess.run(initdb, user=owner, stdout=subprocess.DEVNULL).returncode:
        return None
    server: list[str | Path] = [
        programs / "postgres",
        "-D",
        data,
        "-k",
        folder,
        "-c",
        "listen_addresses=",
        "-c",
        "fsync=off",
    ]
    _start(server, owner, folder)
    return _when_up(lambda: _postgres_at(f"postgres://postgres@/tapis_vert?host={folder}"))


def _empty_redis() -> str | None:
    """A database of the local Redis in which nobody keeps anything, nor in the next one."""
    try:
        empty = {number for number in range(1, 16) if not redis.from_url(f"{REDIS}/{number}").dbsize()}
        return next((f"{REDIS}/{number}" for number in range(14, 0, -1) if {number, number + 1} <= empty), None)
    except redis.RedisError:
        return None


def _own_redis() -> str | None:
    if not (program := shutil.which("redis-server")):
        return None
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = _own_folder("nobody")
    _start([program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder], folder.owner(), folder)
    url = f"redis://127.0.0.1:{port}/0"
    return _when_up(lambda: url if _answers(url) else None)


def _answers(url: str) -> bool:
    try:
        return bool(redis.from_url(url).ping())
    except redis.RedisError:
        return False


def _own_folder(servant: str) -> Path:
    """A new folder, of the named user when root asks: PostgreSQL refuses to be run by root."""
    folder = Path(tempfile.mkdtemp(prefix="tapis-vert-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if not os.geteuid():
        os.chown(folder, pwd.getpwnam(servant).pw_uid, -1)
    return folder


def _start(command: list[str | Path], owner: str, folder: Path) -> None:
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, user=owner, cwd=folder, stdout=log, stderr=log)

    @atexit.register
    def stop() -> None:
        server.terminate()
        server.wait()


def _when_up(find: Callable[[], str | None]) -> str | None:
    for _ in range(50):
        if found := find():
            return found
        time.sleep(0.2)
    return None
