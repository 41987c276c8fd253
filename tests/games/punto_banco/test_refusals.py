"""Everything that punto banco refuses: with which sentence, at which field, and by which rule."""

import pytest

from games.core.cards import Card, parse_cards
from games.core.problems import Refused
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.clauses import Clause
from games.punto_banco.messages import MESSAGES
from games.punto_banco.odds import chances, reached
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Laid, rebuild
from games.punto_banco.rulesets import DEFAULT, ruleset
from games.punto_banco.settlement import settle
from games.punto_banco.stakes import Stake
from games.web.api.errors import MESSAGES as EVERY
from games.web.api.registry import answer
from tests.games.punto_banco.reading import VENICE

NATURAL = ["4c", "Td", "4h", "Ks"]
COUNTS = {str(value): 4 for value in range(10)}


def asked(verb, **body):
    return lambda: answer("punto-banco", verb, body)


def changed(**overrides):
    return lambda: ruleset(DEFAULT, overrides)


def settled(**overrides):
    stakes = [Stake(Bet.PUNTO, 1_00), Stake(Bet.BANCO, 9_00)]
    return lambda: settle(ruleset(DEFAULT, overrides), parse_cards("4cTd4hKs"), stakes)


def laid(*cards, after=()):
    return asked("rebuild", laid=[{"card": card, "to": to} for card, to in cards], next=list(after))


# What is asked; the code, the field, the clause.
REFUSALS = [
    (lambda: Stake(Bet.TIE, 0), "stake_not_positive", "stake", None),
    (settled(minimum={"punto": "5.00"}), "below_minimum", "bets[0].stake", Clause.MINIMUM),
    (lambda: settle(VENICE, parse_cards("4cTd4h"), []), "too_few_cards", "cards", Clause.DEAL),
    (lambda: settle(VENICE, parse_cards("4c" * 9), []), "card_too_often", "cards[8]", Clause.CARDS),
    (lambda: chances([0] * 9 + [5]), "too_few_cards", "counts", Clause.CARDS),
    (lambda: reached([0] * 9 + [5]), "too_few_cards", "counts", Clause.CARDS),
    (
        lambda: rebuild(VENICE, Laid(((Hand.PUNTO, Card.parse("4c")),) * 9)),
        "card_too_often",
        "laid[8]",
        Clause.CARDS,
    ),
    (lambda: Play.parse("100*punto .4cTd x"), "bad_notation", "play", None),
    (lambda: Play.parse("100*pair"), "bad_notation", "play", None),
    (lambda: Play.parse("0*punto"), "bad_notation", "play", None),
    (lambda: Play.parse("1*punto@16"), "bad_notation", "play", None),
    (lambda: Play.parse(".4cT"), "bad_notation", "play", None),
    (lambda: Play.parse(".4c 1*punto"), "bad_notation", "play", None),
    (lambda: Play.parse("1*punto " * 61), "too_much", "play", None),
    (lambda: Play.parse("." + "4c" * 61), "too_much", "play", None),
    (lambda: Laid.parse("x4c"), "bad_notation", "play", None),
    (lambda: Laid.parse(".4c p4c"), "bad_notation", "play", None),
    (lambda: Laid.parse("p4c .4c .4c"), "bad_notation", "play", None),
    (lambda: Laid.parse("p4x"), "bad_notation", "play", None),
    (lambda: Laid.parse("p4c " * 13), "too_much", "play", None),
    # Rulesets
    (lambda: ruleset("nowhere"), "unknown_ruleset", "rules", None),
    (lambda: ruleset("venice-chemin-de-fer"), "unknown_ruleset", "rules", None),
    (changed(pairs=True), "unknown_parameter", "overrides.pairs", None),
    (changed(game="chemin-de-fer"), "unknown_parameter", "overrides.game", None),
    (changed(table="huge"), "bad_parameter", "overrides.table", None),
    (changed(decks=0), "bad_parameter", "overrides.decks", None),
    (changed(decks=True), "bad_parameter", "overrides.decks", None),
    (changed(commission="1.01"), "bad_parameter", "overrides.commission", None),
    (changed(commission=0.05), "bad_parameter", "overrides.commission", None),
    (changed(commission_chip="0"), "bad_parameter", "overrides.commission_chip", None),
    (changed(minimum={"pair": "5"}), "bad_parameter", "overrides.minimum", None),
    (changed(maximum=5), "bad_parameter", "overrides.maximum", None),
    (
        changed(minimum={"tie": "5.00"}, maximum={"tie": "4.00"}),
        "minimum_over_maximum",
        "overrides.minimum.tie",
        None,
    ),
    # The API
    (asked("settle", cards=[*NATURAL[:3], "4x"], bets=[]), "not_a_card", "cards[3]", None),
    (asked("settle", cards=NATURAL, bets=[{"on": "pair", "stake": "1"}]), "not_one_of", "bets[0].on", None),
    (asked("settle", cards=NATURAL, bets=[{"on": "tie", "stake": "0"}]), "stake_not_positive", "bets[0].stake", None),
    (asked("settle", cards=NATURAL, bets=[{"on": "tie", "stake": "-1"}]), "not_an_amount", "bets[0].stake", None),
    (asked("settle", cards=NATURAL, bets=[{"on": "tie", "stake": 1}]), "not_text", "bets[0].stake", None),
    (asked("settle", cards=NATURAL, bets=[], shoe=1), "unknown_key", "shoe", None),
    (asked("settle", cards=NATURAL), "missing", "bets", None),
    (asked("settle", rules="venice-chemin-de-fer", cards=NATURAL, bets=[]), "unknown_ruleset", "rules", None),
    (asked("odds"), "decks_or_counts", "decks", None),
    (asked("odds", decks=8, counts=COUNTS), "decks_or_counts", "counts", None),
    (asked("odds", decks=0), "out_of_range", "decks", None),
    (asked("odds", decks=8.5), "not_a_whole_number", "decks", None),
    (asked("odds", counts={**COUNTS, "3": -1}), "out_of_range", "counts.3", None),
    (asked("odds", counts={**COUNTS, "3": True}), "not_a_whole_number", "counts.3", None),
    (asked("odds", counts={**COUNTS, "10": 1}), "unknown_key", "counts.10", None),
    (asked("odds", counts={"0": 8}), "missing", "counts.1", None),
    (asked("odds", counts=dict.fromkeys(COUNTS, 0)), "too_few_cards", "counts", Clause.CARDS),
    (laid(("4c", "house")), "not_one_of", "laid[0].to", None),
    (laid(("4x", "punto")), "not_a_card", "laid[0].card", None),
    (laid(("4c", "punto"), after=["??"]), "not_a_card", "next[0]", None),
    (laid(("4c", "punto")), "too_few_cards", "next", Clause.DEAL),
    (laid(*[("4c", "punto")] * 13), "too_many", "laid", None),
]


@pytest.mark.parametrize(("ask", "code", "field", "clause"), REFUSALS)
def test_it_is_refused(ask, code, field, clause):
    with pytest.raises(Refused) as caught:
        ask()
    problem = caught.value.first
    assert (problem.code, problem.field, problem.clause) == (code, field, clause)
    assert EVERY[problem.code].format(**problem.values)


@pytest.mark.parametrize(("parameter", "most"), [("dealers", 9), ("seats", 99), ("decks", 12), ("tie_pays", 99)])
def test_a_parameter_goes_to_its_bounds(parameter, most):
    for number in (1, most):
        assert getattr(changed(**{parameter: number})(), parameter) == number
    for number in (0, most + 1):
        with pytest.raises(Refused, match="bad_parameter"):
            changed(**{parameter: number})()


def test_every_sentence_of_punto_banco_is_used():
    assert {"decks_or_counts"} <= MESSAGES.keys() & {code for _, code, _, _ in REFUSALS}


def test_hands_that_lie_were_dealt_by_turns_and_punto_drew_first():
    laid = Laid.by_hand(parse_cards("2c3d9h"), parse_cards("Kd4sTc"))
    assert [f"{card} {hand}" for hand, card in laid.cards] == [
        "2c punto", "Kd banco", "3d punto", "4s banco", "9h punto", "Tc banco",
    ]  # fmt: skip
