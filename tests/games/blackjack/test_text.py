"""The rulebook's words: whole, free of numbers that the engine owns, true of each ruleset."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from games.blackjack.clauses import Clause
from games.blackjack.rulesets import NAMES, ruleset
from games.core.clauses import load

BOOK = load("games.blackjack")
# A hand begins with two cards and a player has two hands everywhere; every other quantity is a parameter's.
QUANTITIES = re.compile(r"\b(three|four|five|seven|eight|nine|eleven|twelve|twenty|twice|thrice)\b", re.I)


def test_no_number_is_typed():
    for clause in BOOK:
        plain = re.sub(r"\{\w+\}", " ", f"{clause.title} {clause.body}")
        assert not re.search(r"\d", plain), clause.id
        assert not QUANTITIES.search(plain), clause.id


def test_a_rule_that_holds_only_sometimes_names_what_some_ruleset_has():
    houses = [ruleset(name) for name in NAMES]
    houses += [
        ruleset(overrides=one) for one in ({"surrender": "early"}, {"insurance": "at-least-half"}, {"split_hands": 2})
    ]
    for clause in BOOK:
        for parameter, values in clause.when.items():
            for value in values:
                narrow = replace(clause, when={parameter: (value,)})
                assert any(narrow.holds(house) for house in houses), (clause.id, parameter, value)


def test_rules_are_short():
    assert not [clause.id for clause in BOOK if len(re.findall(r"[.!?](?=\s|$)", clause.body)) > 8]


@pytest.mark.parametrize("name", NAMES)
def test_each_house_reads_one_rule_where_houses_differ(name):
    holding = {clause.id.removeprefix("blackjack-") for clause in BOOK if clause.holds(ruleset(name))}
    for either, other in (
        ("no-hole-card", "hole-card"),
        ("bank-blackjack", "bank-blackjack-seen"),
        ("bank-stands-soft", "bank-hits-soft"),
        ("double-any", "double-totals"),
        ("split-double", "split-no-double"),
        ("split-again", "split-once"),
        ("betting-along", "betting-alone"),
        ("insurance-most", "insurance-least"),
        ("answers", "signs"),
        ("double-on-top", "double-beside"),
        ("opens", "opens-american"),
        ("closes", "closes-american"),
        ("shoe", "deck"),
    ):
        assert (either in holding) != (other in holding)


def test_what_one_house_has_printed_is_no_rule_elsewhere():
    ours = {clause.id for section in BOOK.sections if section.id == "house" for clause in section.clauses}
    assert len(ours) == 9
    for name in NAMES:
        holding = {clause.id for clause in BOOK if clause.holds(ruleset(name))}
        assert (ours <= holding) == (name == "venice-blackjack")
        assert not ours & holding or name == "venice-blackjack"


def test_french_calls_are_printed_only_where_the_dealer_has_no_hole_card():
    for name in NAMES:
        rules = ruleset(name)
        french = [clause.id for clause in BOOK if clause.holds(rules) and "ne va plus" in clause.body]
        assert bool(french) != rules.peeks, name


def test_a_single_deck_has_neither_shoe_nor_cut_card():
    for name in NAMES:
        holding = {clause.id for clause in BOOK if clause.holds(ruleset(name))}
        assert (Clause.CUT_CARD in holding) == (name != "single-deck")
        assert (Clause.SHOE in holding) == (name != "single-deck")


def test_what_only_the_app_says_of_boxes_is_shown_of_its_house_alone():
    for name in NAMES:
        holding = {clause.id for clause in BOOK if clause.holds(ruleset(name))}
        assert ({Clause.ALONE, Clause.EMPTY_BOXES} <= holding) == (name == "venice-blackjack")
        assert not {Clause.ALONE, Clause.EMPTY_BOXES} & holding or name == "venice-blackjack"


def test_no_rule_of_another_house_cites_the_app_alone():
    """What the app of one house says holds elsewhere only by custom or by a decision of ours."""
    for clause in BOOK:
        if any(clause.holds(ruleset(name)) for name in NAMES if name != "venice-blackjack"):
            own = {part.split(": ")[0] for part in clause.source.split("; ")}
            assert own != {"house-app"}, clause.id


def test_the_clash_about_insurance_is_shown_only_where_the_house_is_not_followed():
    clash = next(clause for clause in BOOK if clause.id == Clause.INSURANCE_PRINTED)
    assert clash.holds(ruleset("venice-blackjack"))
    assert not clash.holds(ruleset("venice-blackjack", {"insurance": "at-least-half"}))
    assert not clash.holds(ruleset("european-no-hole"))


def test_every_source_names_a_document_and_every_decision_is_written_down():
    decisions = tomllib.loads((Path(__file__).parents[3] / "games/blackjack/decisions.toml").read_text("utf-8"))
    assert list(decisions) == [f"J{number}" for number in range(1, len(decisions) + 1)]
    cited = set()
    for clause in BOOK:
        assert len(clause.source) <= 300
        for document, place in (part.split(": ", 1) for part in clause.source.split("; ")):
            assert document in {"house-app", "custom", "computed", "decision"}, clause.id
            if document == "decision":
                cited.add(place)
    assert cited == decisions.keys()
