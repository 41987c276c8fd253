"""Everything that must hold, with what became of it at the end. Started by `make test`."""

import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from urllib.parse import urlsplit

from scripts import services

ROOT = Path(__file__).resolve().parents[1]
TOOLS = Path(sys.executable).parent
CODE = ["games", "portal", "training", "scripts", "tests", "benchmarks", "manage.py"]
MANAGE = [sys.executable, "manage.py"]
Checks = dict[str, list[str | Path]]
COMPILED: Checks = {"compile_messages": [*MANAGE, "compile_messages"]}  # before anything else
OF_FILES: Checks = {
    "ruff check": [TOOLS / "ruff", "check", *CODE],
    "ruff format": [TOOLS / "ruff", "format", "--check", *CODE],
    "djlint": [TOOLS / "djlint", "--lint", "templates"],
    "mypy": [TOOLS / "mypy"],
    "migrations": [*MANAGE, "makemigrations", "--check", "--dry-run"],
    "make_messages --check": [*MANAGE, "make_messages", "--check"],
    "lint_rules": [*MANAGE, "lint_rules"],
}
OF_SITE: Checks = {
    "migrate": [*MANAGE, "migrate", "--verbosity=0"],
    "sync_rulebook": [*MANAGE, "sync_rulebook"],
    "sync_rulebook --check": [*MANAGE, "sync_rulebook", "--check"],
    "sync_search": [*MANAGE, "sync_search"],
    "sync_search --check": [*MANAGE, "sync_search", "--check"],
}
# What touches a database runs on both, but for pages that are only read, which run on SQLite beside the engine's tests.
# Those are two passes, of much the same length, since one of them alone would be at work when all others have ended.
# The tests of the browser and of the worker mostly wait for servers: they are two passes as well, and what needs no
# services is not even collected by them, which would take each of them most of a minute. Each pass has databases of its
# own. All but one make their tables by the models, which saves most of a minute; on PostgreSQL the migrations are
# tried, and on SQLite the check `migrate` tries them.
E2E = sorted((ROOT / "tests" / "e2e").glob("test_*.py"))
MARKED = sorted(path for path in (ROOT / "tests").rglob("test_*.py") if "mark.services" in path.read_text())
BROWSER = E2E[::2]
SERVICES = [*E2E[1::2], *MARKED]
GAMES = ROOT / "tests" / "games"
REST = sorted(path for path in GAMES.parent.iterdir() if path.is_dir() and path not in (GAMES, ROOT / "tests" / "e2e"))
PASSES: Checks = {
    "services": ["-m", "services", "--nomigrations", *SERVICES],
    "browser": ["-m", "services", "--nomigrations", *BROWSER],
    "rest": ["-m", "not services", "--nomigrations", *REST],
    "postgresql": ["-m", "database and not services"],
    "games": ["-m", "not services", "--nomigrations", GAMES],
}
# More would only slow each other down, until a test takes longer than it may; one of these waits for a server.
AT_ONCE = (os.cpu_count() or 1) + 1

NO_REPORT = ET.fromstring('<testsuites><testsuite errors="1"/></testsuites>')


def main() -> None:
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        ours = {"DATABASE_URL", "REDIS_URL", "EMAIL_URL", "SECRET_KEY", "DEBUG", "DJANGO_SETTINGS_MODULE"}
        plain = {name: value for name, value in os.environ.items() if name not in ours} | {"VAR_DIR": folder}
        stored = plain | {"DATABASE_URL": services.postgres()}
        shared = stored | {"CHROMIUM": services.chromium()}
        served = {
            name: shared | {"DATABASE_URL": beside(stored["DATABASE_URL"], name), "REDIS_URL": url}
            for name, url in zip(("browser", "services"), services.redis_databases(), strict=True)
        }
        with ThreadPoolExecutor() as side_by_side:
            failed = failing(COMPILED, plain)
            checked = side_by_side.map(partial(failing, env=plain), (OF_FILES, OF_SITE))
            reports = test(Path(folder), {"games": plain, "rest": plain, "postgresql": stored} | served)
            failed += chain(*checked)
    sys.exit(print_results(failed, reports))


def beside(url: str, name: str) -> str:
    """The address of another database on the same server, so that no pass meets the tables of another."""
    parts = urlsplit(url)
    return parts._replace(path=f"{parts.path}_{name}").geturl()


def failing(checks: Checks, env: dict[str, str]) -> list[str]:
    """Run checks one after the other, and return the names of those that fail."""
    return [name for name, command in checks.items() if not passes(name, command, env)]


def passes(name: str, command: list[str | Path], env: dict[str, str]) -> bool:
    """Run a check, and show what it said only if it failed."""
    start = time.monotonic()
    done = subprocess.run(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"{'FAILED' if done.returncode else 'ok':6}  {name}  {time.monotonic() - start:.1f} s", flush=True)
    if done.returncode:
        print(done.stdout, flush=True)
    return not done.returncode


def test(folder: Path, envs: dict[str, dict[str, str]]) -> list[ET.Element]:
    """Run the passes of the tests, some at a time, say every minute how far each is, return pytest's own reports."""
    waiting = list(PASSES)
    running: dict[str, subprocess.Popen[bytes]] = {}
    reports, shown = [], time.monotonic()
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            name = waiting.pop(0)
            running[name] = started(name, folder, envs[name])
        time.sleep(1)
        for name in [name for name, process in running.items() if process.poll() is not None]:
            ended = running.pop(name).returncode in (0, 1)  # else it was no run of the tests
            written = folder / f"{name}.xml"  # not where a test took too long and the run was cut off
            print(f"\nTests on {name}\n{(folder / f'{name}.txt').read_text()}", flush=True)
            reports.append(ET.parse(written).getroot() if ended and written.exists() else NO_REPORT)
        if time.monotonic() - shown > 60:
            shown = time.monotonic()
            print(", ".join(f"{name} {progress(folder / f'{name}.txt')}" for name in running), flush=True)
    return reports


def started(name: str, folder: Path, env: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a pass of the tests, which writes what it says and its report into a folder."""
    pytest = [sys.executable, "-m", "pytest", "-q", *PASSES[name], "-p", "no:cacheprovider", "--durations=5"]
    with (folder / f"{name}.txt").open("w") as said:
        report = f"--junitxml={folder / name}.xml"
        return subprocess.Popen([*pytest, report], env=env, stdout=said, stderr=subprocess.STDOUT)


def progress(said: Path) -> str:
    """Return the last share of its tests that pytest has printed, such as "42%"."""
    return (re.findall(r"\[ *(\d+%)\]", said.read_text()) or ["0%"])[-1]


def print_results(failed: list[str], reports: list[ET.Element]) -> int:
    """Name each check that failed and each test that was skipped; close with the counts. Returns the exit status."""
    counts = {
        kind: sum(int(suite.get(kind, 0)) for report in reports for suite in report.iter() if "suite" in suite.tag)
        for kind in ("tests", "failures", "errors", "skipped")
    }
    bad = counts["failures"] + counts["errors"]
    print()
    for name in failed:
        print(f"FAILED  {name}")
    for report in reports:
        for case in report.iter("testcase"):
            for skip in case.iter("skipped"):
                print(f"SKIPPED {case.get('classname')}.{case.get('name')}: {skip.get('message')}")
    print(f"checks: {len(COMPILED | OF_FILES | OF_SITE) - len(failed)} passed, {len(failed)} failed")
    print(f"tests: {counts['tests'] - bad - counts['skipped']} passed, {bad} failed, {counts['skipped']} skipped")
    return bool(failed or bad or not counts["tests"])


if __name__ == "__main__":
    main()
