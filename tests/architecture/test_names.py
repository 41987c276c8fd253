"""No game is named outside its rooms and the two lists (decision 17)."""

from functools import cache
from pathlib import Path

import pytest

from games.web.registry import GAMES
from tests.architecture.names import ROOMS, SEARCHED, named, outside
from tests.architecture.test_files import ROOT

# Files and folders that name games all the same, and why they may.
ALLOWED = {
    "games/web/registry.py": "the list of what is shown",
    "training/drills/registry.py": "the list of what is taught",
    "training/courses/migrations/0004_lessons_divided.py": "moves what people have done of one course",
    "portal/demo/": "the data of the demo: who sat which exam, what a house deals",
    "games/web/kit/poker.py": "what two games show alike is below their rooms",
}


@cache
def findings() -> dict[str, list[tuple[int, str]]]:
    """The names in each file that has some."""
    found = {name: named((ROOT / name).read_text(encoding="utf-8"), Path(name).suffix) for name in outside()}
    return {name: names for name, names in found.items() if names}


def allowed_by(name: str) -> str:
    """The file or folder that lets a file name games; empty where none does."""
    return next((one for one in ALLOWED if name == one or (one.endswith("/") and name.startswith(one))), "")


def test_no_game_is_named_outside_its_rooms():
    assert {name: found for name, found in findings().items() if not allowed_by(name)} == {}


def test_every_allowance_is_needed():
    assert ALLOWED.keys() - set(map(allowed_by, findings())) == set()


def test_all_that_belongs_to_no_game_is_searched():
    assert all(any(name.startswith(folder) for name in outside()) for folder in SEARCHED)
    assert "training/quiz/scenes.py" in outside()
    assert not [name for name in outside() if not ROOMS.isdisjoint(name.split("/"))]


def test_the_name_of_every_game_is_known():
    assert [game.slug for game in GAMES.values() if not named(game.slug, ".txt")] == []


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", "from games.roulette import wheel"),
        (".py", "import games.punto_banco.hands as hands"),
        (".py", "from games.web import punto_banco"),
        (".py", "def at_roulette(): ..."),
        (".py", "class TexasTable: ..."),
        (".py", "play(rules=chemin_de_fer)"),
        (".py", "table.blackjack = 1"),
        (".py", "STUD_TITLES = {}"),
        (".py", "WAYS = {'venice-caribbean-stud': 1}"),
        (".py", "address = f'/games/{slug}/trente-et-quarante/'"),
        (".py", 'title = _("Texas hold’em")'),
        (".html", "{% load roulette %}"),
        (".html", '{% include "blackjack/rules/_hand.html" %}'),
        (".html", "<p>At roulette the bank pays.</p>"),
        (".css", ".punto-banco { color: red; }"),
        (".js", 'const games = ["baccarat"];'),
        (".txt", "Your exam in Quarante"),
    ],
)
def test_a_planted_name_is_found_at_its_line(suffix, text):
    found = named(f"\n\n{text}\n", suffix)
    assert found
    assert {line for line, _name in found} == {3}


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", '"""As at roulette."""'),
        (".py", 'def deal():\n    """As at poker."""'),
        (".py", "deal()  # as at blackjack"),
        (".py", "students = study(studio)"),
        (".html", "{# As at roulette. #}<p>{% comment %}poker{% endcomment %}</p>"),
        (".css", "/* the felt of roulette */ .felt { color: green; }"),
        (".js", '// as at poker\nconst url = "https://example.org/";'),
    ],
)
def test_what_names_no_game_or_only_tells_readers_is_left_alone(suffix, text):
    assert named(text, suffix) == []
