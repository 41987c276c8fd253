"""The site as a process of its own, and a visitor who comes over HTTP and does not wait long."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, build_opener

from django.db import connection

TIMEOUT = 10  # seconds for a page: where something blocks, it blocks for minutes or for good


def own_database() -> str:
    """The address of the database that the running test uses."""
    return urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{connection.settings_dict['NAME']}").geturl()


@contextmanager
def process(name: str, folder: Path, env: dict[str, str], *command: str) -> Iterator[subprocess.Popen]:
    """A Python program of the project, which runs for as long as the context; its log is shown at the end."""
    env = os.environ | {"DJANGO_SETTINGS_MODULE": "portal.settings.local", "VAR_DIR": str(folder)} | env
    with (folder / f"{name}.log").open("w") as log:
        running = subprocess.Popen([sys.executable, "-m", *command], env=env, stdout=log, stderr=log)
    try:
        yield running
    finally:
        running.terminate()
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
        print(f"--- {name}\n{(folder / f'{name}.log').read_text()}")


@contextmanager
def site(folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The address at which the site is served, by one process of four threads."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    command = ("gunicorn", "portal.wsgi", f"--bind={address}", "--threads=4", "--no-control-socket")
    with process("site", folder, env, *command):
        until(lambda: Visitor(f"http://{address}").get("/healthz")[0], timeout=60)
        yield f"http://{address}"


class Visitor:
    def __init__(self, site: str) -> None:
        self.site = site
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> tuple[int, str]:
        """Status and text of the page that the path leads to. TimeoutError when it takes too long."""
        return self._open(path, None)

    def post(self, path: str, **fields: object) -> tuple[int, str]:
        if "csrftoken" not in {cookie.name for cookie in self.cookies}:
            self.get("/en/accounts/login/")
        token = next(cookie.value for cookie in self.cookies if cookie.name == "csrftoken")
        return self._open(path, urlencode({**fields, "csrfmiddlewaretoken": token}).encode())

    def sign_in(self, name: str, password: str) -> bool:
        self.post("/en/accounts/login/", login=name, password=password)
        return "sessionid" in {cookie.name for cookie in self.cookies}

    def _open(self, path: str, data: bytes | None) -> tuple[int, str]:
        try:
            with self.opener.open(self.site + path, data, timeout=TIMEOUT) as page:
                return page.status, page.read().decode()
        except HTTPError as error:
            return error.code, error.read().decode()


def until(holds, timeout: float = 60, nudge=lambda: None):
    """What `holds` says as soon as it is true; fails after `timeout` seconds."""
    end = time.monotonic() + timeout
    while True:
        try:
            if found := holds():
                return found
        except OSError:
            pass
        assert time.monotonic() < end, "it did not come about"
        nudge()
        time.sleep(0.5)
