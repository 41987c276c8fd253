"""What the README shows is what happens."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.web.venues.file import shipped
from portal.demo.cast import LOG_INS, PASSWORD

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_examples_give_what_they_show():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("line", re.findall(r"^echo .+manage.py rules .+$", README, re.MULTILINE))
def test_the_command_examples_are_answered(line):
    command = line.replace(".venv/bin/python", sys.executable)
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "error" not in json.loads(done.stdout)


def test_there_are_command_examples():
    assert README.count("manage.py rules") >= 2


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/operations.md"])
def test_every_make_command_named_is_in_the_makefile(document):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:^|`|[A-Z]+=\S+ )make ([a-z]+)", (ROOT / document).read_text(), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/operations.md"])
def test_every_link_leads_to_a_file(document):
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text())
    assert [link for link in links if not ((ROOT / document).parent / link).exists()] == []


def test_the_log_ins_are_those_of_the_demo():
    names = {venue["slug"]: venue["name"]["en"] for venue in shipped()["venue"]}
    for person in LOG_INS:
        assert re.search(rf"`{person.username}` \|.*{names.get(person.house, '–')}", README)
    assert f"`{PASSWORD}`" in README
