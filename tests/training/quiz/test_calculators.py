"""From a verdict to the calculator that answers the item: opened at its scene, it comes to the same."""

from html import unescape

import pytest
from django.urls import reverse

from games.web.kit.formats import money, number
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.table import calculator_address

FRENCH, HOLDEM = "venice-french", "venice-texas-holdem"
ASKED = [
    ("change", 1, FRENCH, ("chips", "groups")),
    ("cut", 1, FRENCH, ()),
    ("cut", 3, FRENCH, ()),
    ("called-bet", 1, FRENCH, ("chips", "total", "numbers")),
    ("finals", 1, FRENCH, ("chips", "total")),
    ("finals", 3, FRENCH, ("chips", "total")),
    ("holdem-pots", 3, HOLDEM, None),
]


@pytest.mark.parametrize(("name", "level", "rules", "parts"), ASKED)
def test_the_calculator_is_opened_at_the_scene_and_shows_the_answer(db, client, rulebook, name, level, rules, parts):
    item = GENERATORS[name].make("ada-1", level, DEALT[rules].rules)
    address = calculator_address(DEALT[rules], item.calculator)
    answer = client.get(address.partition("#")[0], follow=True)  # to the address without what goes without saying
    page = unescape(answer.content.decode())
    assert answer.status_code == 200
    assert 'aria-invalid="true"' not in page
    for part in item.parts:
        if part.kind == "money" and part.expected and (parts is None or part.slug in parts):
            assert money(part.expected) in page
        elif part.kind == "number" and parts and part.slug in parts:
            assert number(part.expected) in page
    for value in [piece.partition("x") for piece in str(item.key.get("cut", "")).split()]:
        assert money(int(value[2])) in page


def test_the_verdict_leads_there_and_the_question_does_not(db, client, rulebook):
    drill = reverse("quiz:drill", args=["change"]) + f"?seed=ada&n=1&level=1&rules={FRENCH}"
    there = calculator_address(DEALT[FRENCH], GENERATORS["change"].make("ada-1", 1, DEALT[FRENCH].rules).calculator)
    assert "change=" in there
    assert "into=" in there
    assert there not in unescape(client.get(drill).content.decode())
    assert f'href="{there}"' in unescape(client.post(drill, {"chips": "1"}).content.decode())


def test_there_is_none_where_the_ruleset_has_no_use_for_it():
    assert calculator_address(DEALT["parlour"], ("called-bets", {"bet": "voisins"})) == ""
    assert calculator_address(DEALT[FRENCH], None) == ""
