"""`make run`: from nothing to a page, and quicker the second time, with what was there kept."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.portal.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def run(var: Path, port: int) -> subprocess.Popen[str]:
    env = {"PATH": os.environ["PATH"], "VAR_DIR": str(var), "PORT": str(port)}
    command = [sys.executable, "-m", "scripts.run"]
    return subprocess.Popen(command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def serve(var: Path, port: int) -> tuple[str, str]:
    """The home page, and what was printed meanwhile; a letter is asked for, and the server is stopped again."""
    server = run(var, port)
    try:
        page = first_page(f"http://127.0.0.1:{port}/en/", server)
        Visitor(f"http://127.0.0.1:{port}").post("/en/accounts/password/reset/", email="trainee@demo.invalid")
    finally:
        server.terminate()
        output, _ = server.communicate(timeout=20)
    return page, output


def first_page(url: str, server: subprocess.Popen[str]) -> str:
    for _ in range(1800):
        assert server.poll() is None, server.stderr.read()
        try:
            with urlopen(url) as page:
                return page.read().decode()
        except URLError:
            time.sleep(0.1)
    raise AssertionError("no page came within three minutes")


def test_the_first_run_sets_up_and_the_second_keeps_what_is_there(tmp_path, port):
    page, output = serve(tmp_path, port)
    assert "<html" in page
    for wanted in (f"http://127.0.0.1:{port}/", "/api/v1/docs", "trainee", "instructor", "hr", "tapis-vert-demo"):
        assert wanted in output
    kept = {path: path.stat().st_ino for path in tmp_path.iterdir()}
    letters = [letter.read_text() for letter in (tmp_path / "mail").iterdir()]
    assert any("/password/reset/key/" in letter for letter in letters)
    page, output = serve(tmp_path, port)
    assert "<html" in page
    assert "migrate" not in output
    assert {path: path.stat().st_ino for path in kept} == kept


def test_a_port_that_is_taken_is_reported_in_one_line(tmp_path, port):
    with socket.create_server(("127.0.0.1", port)):
        _, said = run(tmp_path, port).communicate(timeout=20)
    assert said.count("\n") == 1
    assert f"127.0.0.1:{port}" in said
    assert "PORT=" in said
