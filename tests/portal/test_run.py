"""`make run`: from nothing to a page, and quicker the second time, with what was there kept."""

import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

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


@contextmanager
def served(var: Path, port: int):
    """The home page of a server that is stopped afterwards."""
    server = run(var, port)
    try:
        yield first_page(f"http://127.0.0.1:{port}/en/", server)
    finally:
        server.terminate()
        server.wait(20)


def first_page(url: str, server: subprocess.Popen[str]) -> str:
    for _ in range(600):
        assert server.poll() is None, server.stderr.read()
        try:
            with urlopen(url) as page:
                return page.read().decode()
        except URLError:
            time.sleep(0.1)
    raise AssertionError("no page came within a minute")


def test_the_second_run_serves_at_once_and_keeps_the_data(tmp_path, port):
    with served(tmp_path, port) as page:
        assert "<html" in page
    database = tmp_path / "tapis-vert.sqlite3"
    made = (database.stat().st_ino, (tmp_path / "prepared").stat().st_mtime_ns)
    with served(tmp_path, port) as page:
        assert "<html" in page
    assert (database.stat().st_ino, (tmp_path / "prepared").stat().st_mtime_ns) == made


def test_addresses_and_log_ins_are_told(tmp_path, port):
    server = run(tmp_path, port)
    first_page(f"http://127.0.0.1:{port}/en/", server)
    server.terminate()
    told, _ = server.communicate(timeout=20)
    for wanted in (f"http://127.0.0.1:{port}/", "/api/v1/docs", "trainee", "instructor", "hr", "tapis-vert-demo"):
        assert wanted in told


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path, port):
    with socket.create_server(("127.0.0.1", port)):
        _, said = run(tmp_path, port).communicate(timeout=20)
    assert said.count("\n") == 1
    assert f"127.0.0.1:{port}" in said
    assert "PORT=" in said
