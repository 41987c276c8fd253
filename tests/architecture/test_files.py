"""What every tracked file keeps to."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.split()
MACHINE = re.compile("|".join(["/work" + "/", "/root" + "/", "/home" + "/", r"C:\\Users"]))
REGISTRY = re.compile(r"pypi\.|pythonhosted|npmjs|debian\.org/debian|docker\.io|ghcr\.|quay\.io|files\.python")
UNFINISHED = re.compile(r"\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b")


def texts() -> list[tuple[str, str]]:
    """Every tracked file that is text, with its path."""
    found = []
    for name in TRACKED:
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            found.append((name, content.decode()))
    return found


@pytest.mark.parametrize("pattern", [MACHINE, REGISTRY, UNFINISHED], ids=["machine", "registry", "unfinished"])
def test_no_file_names_a_machine_a_registry_or_unfinished_work(pattern):
    here = Path(__file__).relative_to(ROOT).as_posix()
    assert [name for name, text in texts() if name != here and pattern.search(text)] == []


def test_nothing_built_is_tracked():
    assert [name for name in TRACKED if name.endswith((".mo", ".pyc", ".sqlite3"))] == []


def test_no_module_outgrows_a_reader():
    """About 150 lines a file; past 300, it is to be taken apart."""
    modules = [name for name in TRACKED if name.endswith(".py") and "/migrations/" not in name]
    lengths = {name: len((ROOT / name).read_text().splitlines()) for name in modules if (ROOT / name).exists()}
    assert {name: length for name, length in lengths.items() if length > 300} == {}


def test_no_test_is_marked_to_be_skipped_or_to_fail():
    marks = re.compile(r"pytest\.mark\.(skip|xfail)|pytest\.skip|unittest\.skip|importorskip")
    here = Path(__file__).relative_to(ROOT).as_posix()
    tests = [(name, text) for name, text in texts() if name.startswith("tests/") and name != here]
    assert [name for name, text in tests if marks.search(text)] == []


def test_no_page_holds_an_inline_style_or_handler():
    """The content security policy forbids them, so they would do nothing."""
    inline = re.compile(r"<[^>]*\s(style|on(click|change|submit|input|load|key\w+))=", re.IGNORECASE)
    pages = [(name, text) for name, text in texts() if name.startswith("templates/") and name.endswith(".html")]
    assert [name for name, text in pages if inline.search(text)] == []


def test_no_page_fetches_from_another_host():
    foreign = re.compile(
        r"""(src|srcset|poster)=["']?(https?:)?//|<link[^>]*href=["']?(https?:)?//|url\(["']?https?:"""
    )
    served = [(name, text) for name, text in texts() if name.startswith(("templates/", "static/"))]
    assert [name for name, text in served if foreign.search(text)] == []
