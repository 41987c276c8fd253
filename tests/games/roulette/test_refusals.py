"""Everything that roulette refuses: with which sentence, at which field, and by which rule."""

import pytest

from games.core.problems import Problem, Refused, check
from games.roulette.bets import POSITIONS, Bet
from games.roulette.called import CalledBet
from games.roulette.chips import cut, float_count
from games.roulette.masses import over_maximum
from games.roulette.messages import MESSAGES
from games.roulette.odds import odds
from games.roulette.replay import How, replay
from games.roulette.rulesets import ruleset
from games.roulette.session import MOST_TOKENS, Session
from games.roulette.spending import spend
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Held, Stake, ZeroOption, parse_spot
from games.web.api.errors import MESSAGES as EVERY
from games.web.api.registry import answer
from games.web.kit.message_format import formatted

VENICE, FAIR, ENGLISH = ruleset(), ruleset("venice-fair"), ruleset("france-english")
LIMITED = ruleset(overrides={"minimum": {"even_chance": "5.00"}, "maximum": {"even_chance": "50.00"}})
ONLY_TIERS = ruleset(overrides={"called_bets": ["tiers"]})
RED, BLACK, SEVEN = POSITIONS["red"], POSITIONS["black"], POSITIONS["straight:7"]
VOISINS, WHOLE_WHEEL = CalledBet.parse("voisins"), CalledBet.parse("neighbours:5:18")
TIERS, NASSA = CalledBet.parse("tiers"), CalledBet.parse("nassa")

# What is asked; the code, the field, the clause; the sentence in English.
REFUSALS = [
    (
        lambda: Bet.parse("split:3-4"),
        ("unknown_spot", "bet", "roulette-legal-spot"),
        "This layout has no such bet: split:3-4.",
    ),
    (
        lambda: parse_spot("split:3-4"),
        ("unknown_spot", "bet", "roulette-legal-spot"),
        "This layout has no such bet: split:3-4.",
    ),
    (
        lambda: CalledBet.parse("finale:10"),
        ("unknown_called_bet", "bet", "roulette-legal-spot"),
        "There is no such called bet: finale:10.",
    ),
    (
        lambda: settle(ONLY_TIERS, 7, [Stake(SEVEN, 100), Stake(VOISINS, 100)]),
        ("called_bet_not_taken", "bets[1].bet", "roulette-legal-spot"),
        "This table does not take this called bet: voisins.",
    ),
    (
        lambda: odds(ONLY_TIERS, VOISINS),
        ("called_bet_not_taken", "bet", "roulette-legal-spot"),
        "This table does not take this called bet: voisins.",
    ),
    (
        lambda: spend(VENICE, VOISINS, 449),
        ("too_little_to_spend", "spend", "roulette-minimum"),
        "voisins takes 9 chips, so it costs at least 4.50 at this table.",
    ),
    (lambda: ruleset("monte-carlo"), ("unknown_ruleset", "rules", None), "There is no ruleset “monte-carlo”."),
    (
        lambda: ruleset(overrides={"colour": "green"}),
        ("unknown_parameter", "overrides.colour", None),
        "The ruleset has no parameter “colour”.",
    ),
    (
        lambda: ruleset(overrides={"name": "mine"}),
        ("unknown_parameter", "overrides.name", None),
        "The ruleset has no parameter “name”.",
    ),
    (
        lambda: ruleset(overrides={"zero": "eaten"}),
        ("bad_parameter", "overrides.zero", None),
        "The parameter “zero” cannot have this value.",
    ),
    (lambda: settle(VENICE, 37, []), ("unknown_outcome", "outcome", None), "The wheel has no pocket 00."),
    (
        lambda: answer("roulette", "number", {"n": 37}),
        ("unknown_number", "n", None),
        "The wheel has no number 37.",
    ),
    (lambda: Stake(RED, 0), ("stake_not_positive", "stake", "roulette-stake"), "A stake must be more than 0."),
    (
        lambda: Stake(VOISINS, -1),
        ("stake_not_positive", "stake", "roulette-stake"),
        "A stake must be more than 0.",
    ),
    (lambda: Held(RED, 0, 1), ("stake_not_positive", "stake", "roulette-stake"), "A stake must be more than 0."),
    (lambda: cut(VENICE, 0), ("stake_not_positive", "amount", "roulette-stake"), "A stake must be more than 0."),
    (
        lambda: replay(VOISINS, 0, 0, How.ALL),
        ("stake_not_positive", "unit", "roulette-stake"),
        "A stake must be more than 0.",
    ),
    (
        lambda: answer("roulette", "settle", {"outcome": "7", "bets": [{"bet": "red", "stake": "ten"}]}),
        ("not_an_amount", "bets[0].stake", None),
        "Enter an amount such as 12.50, with at most two decimals.",
    ),
    (
        lambda: settle(LIMITED, 7, [Stake(RED, 500, "Anna"), Stake(RED, 499, "Bruno")]),
        ("below_minimum", "bets[1].stake", "roulette-minimum"),
        "The minimum here is 5.00.",
    ),
    (
        lambda: check(over_maximum(LIMITED, [Stake(SEVEN, 9000), Stake(RED, 5025)])),
        ("over_maximum", "bets[1].stake", "roulette-maximum"),
        "The maximum here is 50.00. This stake would exceed it by 0.25.",
    ),
    (
        lambda: Choice.parse("half"),
        ("unknown_choice", "choice", "roulette-zero-move"),
        "At zero a stake can be left, halved or moved to an even chance. We could not read “half”.",
    ),
    (
        lambda: settle(VENICE, 7, [Stake(SEVEN, 100, None, Choice(ZeroOption.LEAVE))]),
        ("choice_not_offered", "bets[0].choice", "roulette-zero-prison"),
        "straight:7: this table does not offer that choice at zero.",
    ),
    (
        lambda: settle(VENICE, 7, [], [Held(SEVEN, 100, 1)]),
        ("not_held", "held[0].bet", "roulette-zero-prison"),
        "straight:7: at this table zero does not hold such a stake.",
    ),
    (
        lambda: Held(BLACK, 100, 1, None, Choice(ZeroOption.MOVE, BLACK)),
        ("moved_to_itself", "choice", "roulette-zero-move"),
        "A stake can only be moved to another even chance, and it is already there: black.",
    ),
    (
        lambda: Stake(SEVEN, 1100, None, None, 200),
        ("not_whole_chips", "stake", "roulette-colour-value"),
        "A stake in colour must be a whole number of chips of that colour.",
    ),
    (
        lambda: settle(FAIR, 7, [Stake(SEVEN, 1000, None, None, 200), Stake(RED, 150, "Anna", None, 30)]),
        ("colour_value_not_in_chips", "bets[1].chip", "roulette-colour-value"),
        "The value of a colour chip must be a multiple of the table’s smallest chip, 0.50.",
    ),
    (
        lambda: settle(VENICE, 7, [Stake(SEVEN, 1000, None, None, 200)]),
        ("no_colours", "bets[0].chip", "roulette-colour-chips"),
        "This table has no colour chips.",
    ),
    (
        lambda: settle(FAIR, 7, [Stake(SEVEN, 1000, None, None, 200), Stake(RED, 1000, None, None, 100)]),
        ("one_colour", "bets[1].chip", "roulette-colour-chips"),
        "A player has one colour, and its chips have one value.",
    ),
    (
        lambda: settle(ENGLISH, 7, [Stake(SEVEN, 200, str(player), None, 200) for player in range(8)]),
        ("too_many_colours", "bets[7].player", "roulette-colour-count"),
        "This table has only 7 colours.",
    ),
    (
        lambda: settle(ENGLISH, 7, [Stake(RED, 1000), Stake(SEVEN, 1000)]),
        ("value_chips_not_here", "bets[1].chip", "roulette-colour-even-chances"),
        "Value chips are accepted on the even chances only. Play this bet in your colour: straight:7.",
    ),
    (
        lambda: settle(FAIR, 7, [Stake(SEVEN, 400, None, None, 100)]),
        ("too_few_colour_chips", "bets[0].stake", "roulette-colour-least"),
        "Stake at least 5 colour chips here.",
    ),
    (
        lambda: settle(VENICE, 7, [Stake(NASSA, 100, beside=True)]),
        ("not_placed_later", "bets[0].beside", "roulette-paid-to-be-placed"),
        "At this table the bank does not hold this bet beside the layout: nassa.",
    ),
    (
        lambda: settle(VENICE, 7, [Stake(TIERS, 100, beside=True), Stake(VOISINS, 100, beside=True)]),
        ("one_kind_beside", "bets[1].beside", "roulette-paid-to-be-placed"),
        "The bank holds only one kind of called bet beside the layout, and this would be a second kind: voisins.",
    ),
    (
        lambda: ruleset(overrides={"minimum": {"split": "10.00"}, "maximum": {"split": "5.00"}}),
        ("minimum_over_maximum", "overrides.minimum.split", None),
        "split: the minimum is higher than the maximum.",
    ),
    (
        lambda: ruleset("venice-fair", {"prison_levels": 2}),
        ("levels_need_prison", "overrides.prison_levels", None),
        "Only a table with prison has levels of prison.",
    ),
    (
        lambda: ruleset(overrides={"wheel": "double-zero", "called_bets": ["tiers"]}),
        ("called_bets_need_single_zero", "overrides.called_bets", None),
        "Called bets need a wheel with a single zero.",
    ),
    (
        lambda: ruleset("parlour", {"placed_later": ["tiers"]}),
        ("placed_later_not_taken", "overrides.placed_later", None),
        "Only called bets that the table takes can be paid to be placed.",
    ),
    (
        lambda: settle(VENICE, 7, [], [Held(RED, 100, 1), Held(RED, 100, 4)]),
        ("level_out_of_range", "held[1].level", "roulette-zero-level"),
        "A stake in prison has a level from 1 to 3.",
    ),
    (
        lambda: replay(VOISINS, 100, 1, How.REPLAY),
        ("nothing_to_replay", "outcome", "roulette-replay"),
        "voisins: the number 1 does not win, so there is nothing to play again.",
    ),
    (
        lambda: replay(WHOLE_WHEEL, 100, 1, How.COMPLETE),
        ("win_too_small", "how", "roulette-complete"),
        "neighbours:5:18: a win of 35 chips is not enough to place 36 chips.",
    ),
    (
        lambda: cut(VENICE, 100, [100, 300]),
        ("unknown_denomination", "denominations[1]", "roulette-float"),
        "This table has no chip of 3.00.",
    ),
    (
        lambda: float_count(VENICE, {300: 1}),
        ("unknown_denomination", "pieces", "roulette-float"),
        "This table has no chip of 3.00.",
    ),
    (
        lambda: cut(VENICE, 30, [2000]),
        ("cannot_be_cut", "amount", "roulette-cut"),
        "These chips cannot make 0.30.",
    ),
    (
        lambda: Session.parse("10*red .0 10*rouge"),
        ("bad_notation", "play", None),
        "We could not read “10*rouge”.",
    ),
    (
        lambda: Session.parse("1*red " * (MOST_TOKENS + 1)),
        ("too_much", "play", None),
        "That is more than one page can hold. Clear the table to go on.",
    ),
]


@pytest.mark.parametrize(("asked", "wanted", "sentence"), REFUSALS, ids=[f"{w[0]}-{w[1]}" for _, w, _ in REFUSALS])
def test_what_is_refused_says_what_where_and_why(asked, wanted, sentence):
    with pytest.raises(Refused) as caught:
        asked()
    problem = caught.value.first
    assert (problem.code, problem.field, problem.clause) == wanted
    assert formatted(EVERY[problem.code], problem.values, "en") == sentence


def test_every_refusal_is_tested():
    assert {wanted[0] for _, wanted, _ in REFUSALS} >= set(MESSAGES)


def test_every_problem_of_a_table_is_reported():
    table = [Stake(RED, 100), Stake(SEVEN, 100), Stake(BLACK, 200)]
    with pytest.raises(Refused) as caught:
        settle(LIMITED, 7, table, [Held(RED, 100, 4)])
    assert [problem.field for problem in caught.value.problems] == ["bets[0].stake", "bets[2].stake", "held[0].level"]


@pytest.mark.parametrize(
    "overrides",
    [
        {"smallest_chip": 50},
        {"smallest_chip": "0"},
        {"smallest_chip": "-0.50"},
        {"minimum": {"red": "5.00"}},
        {"maximum": {"straight": "0.00"}},
        {"maximum": "100.00"},
        {"maximum": None},
        {"order_of_payment": ["column", "dozen"]},
        {"order_of_payment": ["column"] * 10},
        {"order_of_payment": 5},
        {"prison_levels": 0},
        {"prison_levels": 10},
        {"prison_levels": True},
        {"prison_levels": "3"},
        {"called_bets": ["voisins", "jeu zero"]},
        {"called_bets": 5},
        {"called_bets": ""},
        {"called_bets": {"tiers": 1}},
        {"procedure": {"croupiers": "three"}},
        {"procedure": {"croupier": 3}},
        {"procedure": []},
        {"float": [["3.001", 1]]},
        {"float": [["1.00", -1]]},
        {"float": [["1.00", True]]},
        {"float": 5},
        {"float": [["1.00"]]},
        {"zero": None},
        {"zero": ["prison"]},
    ],
    ids=str,
)
def test_a_parameter_takes_only_what_it_means(overrides):
    (parameter,) = overrides
    with pytest.raises(Refused) as caught:
        ruleset(overrides=overrides)
    assert caught.value.first == Problem("bad_parameter", f"overrides.{parameter}", {"parameter": parameter})
