"""The engine against the vectors in `tests/vectors/blackjack`, which were not made by it."""

from fractions import Fraction

import pytest

from games.blackjack.advice import advise
from games.blackjack.chart import chart
from games.blackjack.clauses import Clause
from games.blackjack.hands import hand_total, is_blackjack
from games.blackjack.rulesets import ruleset
from games.core.cards import Card, parse_cards
from games.core.clauses import load
from tests.games.blackjack.reading import FOLDER, outcome, refusal, rows


def vectors(name: str):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:2])[:70]) for row in rows(name)])


@vectors("rounds")
def test_rounds_are_settled(row):
    rules, game, lines, net, clauses = row
    found = outcome(rules, game)
    assert found[:2] == (lines, net)
    assert found[2] == set(clauses.split()) - {Clause.ORDER}


@vectors("refused")
def test_what_cannot_have_been_is_refused(row):
    rules, game, wrong, clauses = row
    assert refusal(rules, game) == (wrong, clauses.split()[0])


def test_hands_count():
    for cards, total, expected, _ in rows("counts"):
        hand = parse_cards(cards)
        found = hand_total(hand)
        kind = ("soft" if found.soft else "hard") + (" blackjack" if is_blackjack(hand) else "")
        assert (str(found.total), kind) == (total, expected), cards


@vectors("values")
def test_choices_are_worth_what_plain_recursion_finds(row):
    rules, hand, upcard, values, _ = row
    pairs = values.split()
    wanted = dict(zip(pairs[::2], map(float, pairs[1::2]), strict=True))
    two_hands = ruleset(rules, {"split_hands": 2})
    cards = [Card.parse(rank + suit) for rank, suit in zip(hand, "cds", strict=False)]
    found = advise(two_hands, cards, Card.parse(f"{upcard}h")).values
    assert {choice: pytest.approx(float(found[choice]), abs=1e-10) for choice in wanted} == wanted


@vectors("odds")
def test_chances_are_exact(row):
    what, rules, cards, exact, _ = row
    upcard, *hand = map(Card.parse, cards.split())
    advice = advise(ruleset(rules), hand, upcard)
    assert (advice.insurance if what == "insurance" else advice.values[what]) == Fraction(exact)


@vectors("edge")
def test_the_edge_is_that_of_rounds_dealt_at_random(row):
    """Best play for each pair of cards costs a trifle less than basic strategy."""
    rules, _, cost, error, _ = row
    assert abs(chart(ruleset(rules)).edge - float(cost)) < 3 * float(error)


def test_the_chart_is_the_one_that_is_commonly_printed():
    found = chart(ruleset())
    letters = {"Dh": "D", "Ds": "E"}
    for row, plays, _ in rows("chart"):
        part, name = row.split()
        assert "".join(letters.get(code, code) for code in getattr(found, part)[int(name)]) == plays, row


def cited() -> set[str]:
    """Every clause in the last column of a vector."""
    return {clause for file in FOLDER.glob("*.txt") for row in rows(file.stem) for clause in row[-1].split()} - {"-"}


def test_every_decided_clause_is_cited_by_a_vector():
    assert {clause.id for clause in load("games.blackjack") if clause.kind == "decided"} - cited() == set()


def test_vectors_cite_only_clauses_that_exist():
    assert cited() <= set(Clause)


def test_every_file_of_vectors_says_where_it_comes_from():
    for file in FOLDER.glob("*.txt"):
        assert "\n# Source: " in file.read_text(encoding="utf-8"), file.name


@pytest.mark.parametrize("script", ["make_values", "make_edge"])
def test_the_programs_that_made_figures_share_no_code_with_the_engine(script):
    assert "games" not in (FOLDER / f"{script}.py").read_text(encoding="utf-8")
