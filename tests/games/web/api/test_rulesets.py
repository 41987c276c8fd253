"""Every ruleset through the API: its vectors in a batch, its odds, and combinations that are refused by name."""

import pytest

from games.core.clauses import load
from games.core.rulesets import load_rulesets
from games.roulette.rulesets import NAMES
from games.web.api.registry import answer
from tests.games.roulette.reading import read_houses, rows
from tests.games.web.api.asking import answered, asked, line, settle_request
from tests.games.web.api.test_command import said

CLAUSES = load("games.roulette").ids
FILES = ("partage", "parlour", "double-zero", "double-zero-payouts", "colour-chips")


def settled():
    """Every vector of a ruleset as a request, what becomes of it, and the clauses."""
    for name in FILES:
        for houses, result, laid, becomes, clauses in rows(name):
            for rules, overrides in read_houses(houses):
                request = settle_request(result, laid) | {"rules": rules, "overrides": overrides}
                yield request, laid, becomes, clauses.split()


def test_vectors_of_the_rulesets_hold_through_a_batch():
    cases = list(settled())
    answers = answered(*(line(i, "settle", request) for i, (request, *_) in enumerate(cases)))
    for reply, (request, laid, becomes, clauses) in zip(answers, cases, strict=True):
        if becomes.startswith("refused"):
            assert f"refused {reply['error']['code']} at {reply['error']['field']}" == becomes, request
            continue
        held = list(reply["response"]["held"])
        lines = [said(row, held) for row in reply["response"]["lines"]]
        one = f"{laid.removeprefix('held ').partition(' ')[0]} {becomes}"
        assert sorted(lines) == sorted(becomes.split("; ") if ";" in becomes else [one]), request
        assert {row["clause"] for row in reply["response"]["lines"]} <= set(clauses) & CLAUSES, request


def test_odds_of_the_rulesets_are_answered():
    for houses, spot, pays, win, edge, _ in rows("odds-rulesets"):
        key, _, policy = spot.partition(" ")
        for rules, overrides in read_houses(houses):
            reply = answer("roulette", "odds", {"rules": rules, "overrides": overrides, "bet": key})
            stated = {"": reply["edge"], "indivisible": reply.get("indivisible"), **reply.get("policies", {})}[policy]
            assert (f"{reply['pays']} to 1", f"win {reply['win']['exact']}") == (pays, win)
            assert f"edge {stated['exact']}" == edge, (houses, spot)
            numerator, denominator = map(int, stated["exact"].split("/"))
            assert stated["float"] == pytest.approx(numerator / denominator, abs=1e-15)


def test_what_the_double_zero_covers_is_shown_as_it_is_printed():
    reply = answer("roulette", "odds", {"rules": "parlour-double-zero", "bet": "zero_street:0-00-2"})
    assert sorted(map(str, reply["numbers"])) == ["0", "00", "2"]
    assert "37" not in map(str, reply["numbers"])


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("outcome", ["00", "37", "38", "-0", "000"])
def test_a_result_is_shown_as_the_wheel_has_it(rules, outcome):
    accepted, body = asked("roulette", "settle", {"rules": rules, "outcome": outcome, "bets": []})
    assert accepted == ((rules, outcome) == ("parlour-double-zero", "00"))
    if not accepted:
        assert (body["error"]["code"], body["error"]["field"]) == ("unknown_outcome", "outcome")
        assert outcome in body["error"]["message"]


IMPOSSIBLE = [
    ("venice-fair", {"prison_levels": 3}, "prison_levels"),
    ("parlour", {"prison_levels": 2}, "prison_levels"),
    ("venice-french", {"zero": "partage", "prison_levels": 3}, "prison_levels"),
    ("parlour-double-zero", {"called_bets": ["voisins"]}, "called_bets"),
    ("venice-french", {"wheel": "double-zero", "called_bets": ["tiers"]}, "called_bets"),
    ("venice-french", {"minimum": {"straight": "10"}, "maximum": {"straight": "5"}}, "minimum.straight"),
    ("venice-french", {"wheel": "triple-zero"}, "wheel"),
    ("venice-french", {"zero": "surrender"}, "zero"),
    ("venice-french", {"crew": "robots"}, "crew"),
    ("venice-french", {"colour_chips": {"colours": 8}}, "colour_chips"),
    ("venice-french", {"colour_chips": 5}, "colour_chips"),
    ("venice-french", {"placed_later": ["nothing"]}, "placed_later"),
    ("venice-fair", {"order_of_payment": ["column", "dozen", "even_chance"]}, "order_of_payment"),
    ("venice-fair", {"order_of_payment": ["column", "dozen", "even_chance", "red", "numbers"]}, "order_of_payment"),
    (
        "venice-fair",
        {"order_of_payment": ["column", "dozen", "even_chance", "straight", "numbers"]},
        "order_of_payment",
    ),
    ("france-english", {"order_of_payment": ["numbers"]}, "order_of_payment"),
    ("parlour", {"placed_later": ["tiers"]}, "placed_later"),
    ("venice-french", {"called_bets": ["finale"], "placed_later": ["tiers"]}, "placed_later"),
    ("venice-fair", {"order_of_payment": [["column"]]}, "order_of_payment"),
]


@pytest.mark.parametrize(("rules", "overrides", "field"), IMPOSSIBLE, ids=str)
def test_what_does_not_go_together_is_refused_by_name(rules, overrides, field):
    for verb, body in (("settle", {"outcome": "17", "bets": []}), ("odds", {"bet": "red"})):
        accepted, reply = asked("roulette", verb, {"rules": rules, "overrides": overrides, **body})
        assert not accepted
        assert reply["error"]["field"] == f"overrides.{field}"
        assert reply["error"]["message"]


@pytest.mark.parametrize("rules", NAMES)
def test_a_ruleset_overridden_with_its_own_values_is_itself(rules):
    """What the file says of a parameter is what an override may say."""
    own = load_rulesets("games.roulette")[rules]
    body = {
        "outcome": "0",
        "bets": [{"bet": "red", "stake": "10.50"}, {"bet": "dozen:1", "stake": "5.00", "unchanged": True}],
    }
    plain = answer("roulette", "settle", {"rules": rules, **body})
    for parameter, value in own.items():
        assert answer("roulette", "settle", {"rules": rules, "overrides": {parameter: value}, **body}) == plain
