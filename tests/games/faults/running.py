"""Copies of the project in which tests are run with a fault."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.games.faults.planting import Fault

HUNG, LONGEST = 60, 900  # seconds of one test and of all tests of a fault
PYTEST = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", f"--timeout={HUNG}")
# Most tests of the engines need no Django and start in a third of the time without it.
BARE = ("-c/dev/null", "--rootdir=.", "--confcutdir=tests/games", "--import-mode=importlib", "-pno:django")
NEEDS_DJANGO = re.compile(r"django|games\.web|\b(training|portal)\.")


def relevant_tests(tree: Path, path: str) -> set[str]:
    """The test files of a module's package and of those that import it, of all engines together, and of errata."""
    package = path.split("/")[1]
    importing = re.compile(rf"^(from|import) games\.{package}\b", re.MULTILINE)
    tests, packages = tree / "tests/games", {file.parent for file in (tree / "games").glob("*/__init__.py")}
    found = {*tests.glob("test_*.py"), *tests.glob(f"web/rulebook/test_{Path(path).name}")}
    for folder in packages - {tree / "games/web", tree / "games/pool"}:
        if folder.name == package or any(importing.search(file.read_text()) for file in folder.rglob("*.py")):
            found |= set((tests / folder.name).rglob("test_*.py"))
    return {file.relative_to(tree).as_posix() for file in found}


def copied(source: Path, target: Path) -> Path:
    """A copy with all that tests read; the environment is shared."""
    shutil.copytree(source, target, symlinks=True, ignore=shutil.ignore_patterns(".git", ".venv", "var", ".*_cache"))
    return target


def quickest_first(tree: Path, files: list[str]) -> list[str]:
    """The test files by the time that they take, those with Django last. Ends the command if a test fails."""
    seconds: Counter[str] = Counter()
    for files_alike in stages(tree, files):
        report = tree / "report.xml"
        if done := failing(tree, [f"--junitxml={report}", *files_alike]):
            sys.exit(done)
        for case in ElementTree.parse(report).iter("testcase"):
            seconds[case.attrib["classname"].replace(".", "/") + ".py"] += float(case.attrib["time"])
    return sorted(files, key=lambda file: seconds[file])


def stages(tree: Path, files: list[str]) -> Iterator[list[str]]:
    """The arguments for the tests that need no Django, then for those that do."""
    needing = [bool(NEEDS_DJANGO.search((tree / file).read_text())) for file in files]
    for arguments, django in ((BARE, False), ((), True)):
        some = [file for file, needs in zip(files, needing, strict=True) if needs is django]
        if some:
            yield [*arguments, *some]


def caught_by(fault: Fault, tree: Path, files: list[str]) -> str:
    """Run the tests with the fault; return which of them failed first, "" if none did.

    Raise RuntimeError if they could not be run at all.
    """
    module = tree / fault.path
    source = module.read_bytes()
    module.write_bytes(fault.planted(source))
    failed = next(filter(None, (failing(tree, ["-x", *alike]) for alike in stages(tree, files))), "")
    module.write_bytes(source)
    if not failed:
        return ""
    test = re.search(r"^(?:FAILED|ERROR) (\S+)", failed, re.MULTILINE)
    if not test and "Timeout" not in failed and "while loading conftest" not in failed:
        raise RuntimeError(failed)  # the tests could not be run, which is no catch
    return test[1] if test else "hung, or could not begin"


def failing(tree: Path, arguments: list[str]) -> str:
    """Run pytest in a copy; return what it wrote, "" if all is well."""
    # Hypothesis draws the same examples every time where CI is set.
    command, environment = [sys.executable, "-m", "pytest", *PYTEST, *arguments], {**os.environ, "CI": "true"}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return "Timeout"
    return done.stdout + done.stderr if done.returncode else ""
