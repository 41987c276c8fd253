"""The trainer deals by a number, says what a choice costs, and keeps its tally in the address."""

import re
from html import unescape
from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client

from games.blackjack import scenarios
from games.blackjack.advice import advise
from games.blackjack.hands import is_blackjack
from games.blackjack.rulesets import ruleset

pytestmark = pytest.mark.django_db

HERE = "/en/games/blackjack/trainer/"


def offered(page: str) -> list[str]:
    return re.findall(r'<button class="button" name="did" value="(\w+)"', page)


def next_of(page: str) -> dict[str, str]:
    found = re.search(r'id="next" href="([^"]+)"', page)
    assert found
    return dict(parse_qsl(urlsplit(unescape(found[1])).query))


def seed_where(best: str, *, with_choice: str) -> int:
    """The first number whose hand is played best so and offers another choice."""
    for seed in range(2, 400):
        advice = advise(ruleset(), *scenarios.decision(Random(seed), ruleset()))
        if advice.best == best and with_choice in advice.values:
            return seed
    raise AssertionError(best)


def test_a_number_deals_the_same_hand_to_everybody(client: Client) -> None:
    first, again = (client.get(HERE, {"seed": "17"}) for _ in range(2))
    assert (first.context["hand"], first.context["upcard"]) == (again.context["hand"], again.context["upcard"])
    assert client.get(HERE, {"seed": "18"}).context["hand"] != first.context["hand"]


def test_a_hand_with_nothing_to_decide_is_not_dealt() -> None:
    for seed in range(500):
        hand, _upcard = scenarios.decision(Random(seed), ruleset("single-deck"))
        assert not is_blackjack(hand)


def test_what_is_possible_is_offered_and_nothing_else(client: Client) -> None:
    """Venice has no surrender; the American table has one. On eleven or less nobody may stand."""
    seen: set[str] = set()
    for seed in range(2, 40):
        page = client.get(HERE, {"seed": str(seed)})
        choices = offered(page.content.decode())
        seen |= set(choices)
        hand = page.context["hand"]
        assert ("split" in choices) == (
            min(hand[0].rank, "T", key="A23456789TJQK".index) == min(hand[1].rank, "T", key="A23456789TJQK".index)
        )
        assert ("stand" in choices) == (not page.context["must_draw"])
    assert seen == {"hit", "stand", "double", "split"}
    assert "surrender" in offered(client.get(HERE, {"rules": "american-six-decks-s17", "seed": "2"}).content.decode())


def test_a_wrong_choice_says_the_best_one_and_its_cost(client: Client) -> None:
    seed = seed_where("stand", with_choice="hit")
    advice = advise(ruleset(), *scenarios.decision(Random(seed), ruleset()))
    page = client.get(HERE, {"seed": str(seed), "did": "hit"}).content.decode()
    said = re.search(r"You: Hit\. Best: Stand\. It costs ([\d.]+)% of your stake\.", page)
    assert said
    assert float(said[1]) == pytest.approx(
        100 * (float(advice.values["stand"]) - float(advice.values["hit"])), abs=0.01
    )
    kept = next_of(page)
    assert (kept["seed"], kept["hands"], kept.get("right")) == (str(seed + 1), "1", None)
    assert int(kept["cost"]) == pytest.approx(float(said[1]) * 10_000, abs=100)


def test_the_best_choice_costs_nothing_and_counts(client: Client) -> None:
    seed = seed_where("stand", with_choice="hit")
    asked = {"seed": str(seed), "hands": "4", "right": "2", "cost": "12000", "did": "stand"}
    page = client.get(HERE, asked).content.decode()
    assert "Right: Stand is the best play." in page
    assert re.search(r"3 of 5 hands played best; the others cost 1\.20*% of one stake in all\.", page)
    assert next_of(page) == {"seed": str(seed + 1), "hands": "5", "right": "3", "cost": "12000"}


def test_house_rules_are_followed_and_kept(client: Client) -> None:
    page = client.get(HERE, {"decks": "1", "surrender": "late", "seed": "9", "did": "hit"}, follow=True)
    answer = page.content.decode()
    kept = next_of(answer)
    assert (kept["decks"], kept["surrender"]) == ("1", "late")
    assert page.context["hand"] == scenarios.decision(Random(9), ruleset("venice-blackjack", {"decks": 1}))[0]
    more = re.search(r'href="([^"]*advice/[^"]*hand=[^"]*)"', answer)
    assert more
    assert client.get(unescape(more[1])).context["best"].name == page.context["values"][0].name


def test_without_a_script_each_choice_leads_to_its_address(client: Client) -> None:
    asked = {"decks": "6", "seed": "17", "did": "hit", "pays": "3:2"}
    assert client.get(HERE, asked)["Location"] == f"{HERE}?seed=17&did=hit#play"
    dealt = client.get(HERE, {"deal": "random", "hands": "3", "right": "1"})["Location"]
    assert re.fullmatch(rf"{re.escape(HERE)}\?seed=\d+&hands=3&right=1#play", dealt)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", "0"), ("seed", "x"), ("did", "surrender"), ("did", "nonsense"), ("hands", "-1"), ("cost", "many")],
)
def test_what_is_wrong_is_said(client: Client, field: str, value: str) -> None:
    response = client.get(HERE, {field: value})
    assert response.status_code == 422
    assert f'<p class="error" id="{field}-error">' in response.content.decode()
