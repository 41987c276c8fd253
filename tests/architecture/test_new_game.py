"""A new game touches its three rooms and the two lists: a small one is added to a copy of the project and used."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.test_files import ROOT, TRACKED

NEW = ROOT / "tests" / "new_game"
LANGUAGES = ("en", "it", "fr")
CODE = ("games/", "training/", "portal/", "templates/", "static/", "manage.py", "tests/vectors/", "docs/")
COPIED = (*CODE, *(f"locale/{language}/" for language in LANGUAGES))
LISTS = {
    "games/web/registry.py": (
        ("from games.web.punto_banco import", "from games.web.one_card_war import GAME as ONE_CARD_WAR\n"),
        ("        TEXAS_HOLDEM,\n", "        ONE_CARD_WAR,\n"),
    ),
    "training/drills/registry.py": (
        ("from training.drills.punto_banco import", "from training.drills.one_card_war import GAME as ONE_CARD_WAR\n"),
        ("    ROULETTE,\n", "    ONE_CARD_WAR,\n"),
    ),
}
ASK = """
import django, json
django.setup()
from django.core.management import call_command
from django.test import Client
call_command("migrate", verbosity=0)
call_command("compile_messages", verbosity=0)
call_command("sync_rulebook", verbosity=0)
client = Client(HTTP_HOST="127.0.0.1")
seen = {}
for name, address in json.loads(ADDRESSES).items():
    answer = client.get(address, follow=True)
    seen[name] = [answer.status_code, answer.content.decode()]
body = {"player": "Ks", "dealer": "Td", "stake": "10.00"}
seen["api"] = [0, client.post("/api/v1/one-card-war/settle", body, content_type="application/json").json()]
body["dealer"] = "Ks"
seen["refused"] = [0, client.post("/api/v1/one-card-war/settle", body, content_type="application/json").json()]
print(json.dumps(seen))
"""
DRAW = """
import django
django.setup()
from games.web.registry import rules
from training.certification.programmes import programmes
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
item = GENERATORS["war-settle"].make("seed", 1, rules("one_card_war", "home-war"))
print(item.clauses, "home-war" in DEALT, programmes()["war-dealer"].title)
"""
ADDRESSES = {
    "home": "/en/",
    "rules": "/en/games/one-card-war/",
    "calculators": "/en/games/one-card-war/calculators/",
    "round": "/en/games/one-card-war/round/?player=Ks&dealer=Td",
    "twice": "/en/games/one-card-war/round/?player=Ks&dealer=Ks",
    "terms": "/en/games/terms/",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The project with one game more, in three languages."""
    home = tmp_path_factory.mktemp("project")
    for name in TRACKED:
        if name.startswith(COPIED) and (ROOT / name).is_file():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, home / name)
    shutil.copytree(NEW, home, dirs_exist_ok=True)
    for name, lines in LISTS.items():
        text = (home / name).read_text(encoding="utf-8")
        for before, line in lines:
            assert before in text
            text = text.replace(before, line + before, 1)
        (home / name).write_text(text, encoding="utf-8")
    base = home / "portal/settings/base.py"
    three = re.sub(r'_SERVED = ".*"', f'_SERVED = "{" ".join(LANGUAGES)}"', base.read_text(encoding="utf-8"))
    base.write_text(three, encoding="utf-8")
    (home / "var").mkdir()
    return home


def run(home: Path, *command: str) -> subprocess.CompletedProcess:
    env = {"PATH": os.environ["PATH"], "VAR_DIR": str(home / "var"), "DJANGO_SETTINGS_MODULE": "portal.settings.test"}
    return subprocess.run([sys.executable, *command], cwd=home, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def seen(copy):
    done = run(copy, "-c", f"ADDRESSES = {json.dumps(ADDRESSES)!r}\n{ASK}")
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.strip().splitlines()[-1])


def test_it_has_its_page_of_rules(seen):
    status, page = seen["rules"]
    assert status == 200
    assert "If your card is higher, your stake pays" in page
    assert "one-card-war-tie" in page
    assert "5.8824" in page  # 3 of the 51 other cards
    assert "Our decision" in page
    assert "One-card war" in seen["home"][1]


def test_it_has_its_calculator(seen):
    assert "A round" in seen["calculators"][1]
    assert "<p>win 10</p>" in seen["round"][1]
    status, page = seen["twice"]
    assert status == 422
    assert "appears more often than the cards in play allow" in page


def test_it_is_in_the_api(seen):
    assert seen["api"][1] == {
        "result": "win",
        "winnings": "10.00",
        "because": ["one-card-war-wins", "one-card-war-ranks"],
    }
    assert seen["refused"][1]["error"]["code"] == "same_card_twice"


def test_it_is_drilled_and_certified(copy):
    done = run(copy, "-c", DRAW)
    assert "one-card-war-" in done.stdout, done.stderr
    assert done.stdout.strip().endswith("True One-card war dealer")


def test_it_is_linted(copy):
    """All that the linter finds is that nobody has translated the new game."""
    done = run(copy, "manage.py", "lint_rules")
    findings = [line for line in done.stdout.splitlines() if "one-card-war" in line or "one_card_war" in line]
    assert findings
    others = tuple(f" {code}: " for code in LANGUAGES[1:])
    assert [line for line in findings if not any(other in line for other in others)] == []
