"""Only a named proxy is believed about the visitor's address and scheme."""

import http.client
import json
import os
import runpy
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.test import Client

from tests.portal.sign_in.conftest import SECRET, guess
from tests.portal.test_settings import COMPLETE
from training.staff.models import User

CONFIGURATION = django_settings.BASE_DIR / "deploy" / "gunicorn.conf.py"
PROXY, PEER = "127.0.0.1", "127.0.0.2"  # both reach a server of this machine


@pytest.fixture
def port(tmp_path):
    """Where gunicorn serves the site as in production, but without database and Redis, which the root does not ask."""
    _name_static_files(tmp_path / "static")
    with socket.socket() as probe:
        probe.bind((PROXY, 0))
        port = probe.getsockname()[1]
    env = {
        "PATH": os.environ["PATH"],
        "VAR_DIR": str(tmp_path),
        "WEB_CONCURRENCY": "1",
        "BIND": f"{PROXY}:{port}",
    }
    command = [sys.executable, "-m", "gunicorn", "-c", CONFIGURATION, "portal.wsgi"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, env=COMPLETE | env, cwd=django_settings.BASE_DIR, stdout=log, stderr=log)
    until = time.monotonic() + 60
    while time.monotonic() < until and not _listens(port):
        time.sleep(0.1)
    yield port
    server.terminate()
    server.wait(30)
    print((tmp_path / "log").read_text())


def _name_static_files(folder: Path) -> None:
    """Stand in for `collectstatic`: every file under its own name."""
    source = django_settings.BASE_DIR / "static"
    names = [file.relative_to(source).as_posix() for file in source.rglob("*") if file.is_file()]
    folder.mkdir()
    manifest = {"version": "1.1", "hash": "", "paths": {name: name for name in names}}
    (folder / "staticfiles.json").write_text(json.dumps(manifest))


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((PROXY, port)) == 0


def ask(port: int, peer: str, **headers: str) -> tuple[int, str | None]:
    connection = http.client.HTTPConnection(PROXY, port, timeout=60, source_address=(peer, 0))
    connection.request("GET", "/", headers={"Host": COMPLETE["ALLOWED_HOSTS"], **headers})
    answer = connection.getresponse()
    return answer.status, answer.getheader("Location")


def test_gunicorn_is_reached_from_its_own_machine_alone_unless_told(monkeypatch):
    monkeypatch.delenv("BIND", raising=False)
    env = runpy.run_path(str(CONFIGURATION))
    assert env["bind"] == "127.0.0.1:8000"
    assert "forwarded_allow_ips" not in env


def test_only_the_named_proxy_says_that_a_request_came_by_https(port):
    claim = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    assert ask(port, PROXY, **claim) == (302, "/en/")
    assert ask(port, PEER, **claim) == (301, "https://rules.example.org/")
    assert ask(port, PROXY) == (301, "https://rules.example.org/")


def test_a_request_by_http_is_led_to_no_foreign_host(port):
    assert ask(port, PROXY, Host="evil.example") == (400, None)


@pytest.fixture
def behind_proxy(settings, db):
    settings.FORWARDED_ALLOW_IPS = ["10.0.0.0/8", "::1"]
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    settings.MIDDLEWARE = ["portal.proxy.ForwardedMiddleware", *settings.MIDDLEWARE]
    User.objects.create_user("ada", password=SECRET)

    def wrong(peer: str, claims: list[str]) -> list[int]:
        given = {"login": "ada", "password": "a guess"}
        return [
            Client().post("/en/accounts/login/", given, REMOTE_ADDR=peer, HTTP_X_FORWARDED_FOR=claim).status_code
            for claim in claims
        ]

    return wrong


def test_a_guesser_beside_the_proxy_gets_no_further_tries_by_other_addresses(behind_proxy):
    assert behind_proxy("203.0.113.9", [f"192.0.2.{n}" for n in range(6)]) == [200] * 5 + [429]
    assert guess(1, address="203.0.113.9") == [429]


@pytest.mark.parametrize("proxy", ["10.1.2.3", "::1", ""])
def test_behind_the_proxy_each_visitor_counts_alone(behind_proxy, proxy):
    assert behind_proxy(proxy, ["192.0.2.1"] * 6) == [200] * 5 + [429]
    assert behind_proxy(proxy, ["192.0.2.2"]) == [200]


def test_what_a_visitor_puts_before_the_proxys_own_entry_is_not_read(behind_proxy):
    assert behind_proxy("10.1.2.3", [f"192.0.2.{n}, 203.0.113.9" for n in range(6)]) == [200] * 5 + [429]
