"""Bad input never yields a guess, in any operation, over HTTP or on the command line."""

import pytest

from games.blackjack import messages as blackjack
from games.caribbean_stud import messages as caribbean_stud
from games.chemin_de_fer import messages as chemin_de_fer
from games.core import messages as core
from games.core.problems import Refused
from games.punto_banco import messages as punto_banco
from games.roulette import messages as roulette
from games.texas_holdem import messages as texas_holdem
from games.trente_quarante import messages as trente_quarante
from games.web.api.registry import answer
from games.web.kit.refusals import SENTENCES
from tests.games.web.api.test_http import GOOD

BAD_AMOUNTS = [
    "ten",
    "-1",
    "0",
    "0.00",
    "1.234",
    5,
    5.0,
    None,
    "1e3",
    "٣",
    " 5",
    "5 ",
    "",
    "1,5",
    True,
    [],
    {},
    ["5"],
    "9" * 70,
]
AMOUNTS = [
    ("settle", ("bets", 0, "stake")),
    ("settle", ("held", 0, "stake")),
    ("called-bet", ("unit",)),
    ("replay", ("unit",)),
    ("cut", ("amount",)),
    ("float-count", ("pieces", 0, "value")),
]


def changed(body, place, value):
    """A copy of a body with one value put into a place."""
    if not place:
        return value
    key, *rest = place
    if isinstance(body, list):
        return [changed(member, rest, value) if i == key else member for i, member in enumerate(body)]
    return {**body, key: changed(body.get(key), rest, value)}


def said(place) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).removeprefix(".")


def refusal(verb: str, body: object):
    with pytest.raises(Refused) as caught:
        answer("roulette", verb, body)
    return caught.value.first


@pytest.mark.parametrize("amount", BAD_AMOUNTS, ids=repr)
@pytest.mark.parametrize(("verb", "place"), AMOUNTS, ids=lambda part: part if isinstance(part, str) else said(part))
def test_an_amount_is_a_positive_decimal_in_quotation_marks(verb, place, amount):
    problem = refusal(verb, changed(GOOD[verb], place, amount))
    assert problem.field == said(place)
    assert problem.code in ("not_an_amount", "stake_not_positive", "not_text", "too_long")


@pytest.mark.parametrize("verb", GOOD)
def test_an_unknown_key_is_refused(verb):
    problem = refusal(verb, {**GOOD[verb], "colour": "red"})
    assert (problem.code, problem.field) == ("unknown_key", "colour")


@pytest.mark.parametrize("verb", ["settle", "odds", "cut", "float-count"])
def test_an_unknown_ruleset_and_parameter_are_refused(verb):
    problem = refusal(verb, {**GOOD[verb], "rules": "monte-carlo"})
    assert (problem.code, problem.field) == ("unknown_ruleset", "rules")
    problem = refusal(verb, {**GOOD[verb], "overrides": {"colour": "green"}})
    assert (problem.code, problem.field) == ("unknown_parameter", "overrides.colour")
    problem = refusal(verb, {**GOOD[verb], "overrides": {"prison_levels": "three"}})
    assert (problem.code, problem.field) == ("bad_parameter", "overrides.prison_levels")


@pytest.mark.parametrize(
    ("verb", "place", "value", "code"),
    [
        ("settle", ("bets", 1, "bet"), "split:3-4", "unknown_spot"),
        ("settle", ("bets", 0, "bet"), "Red", "unknown_spot"),
        ("settle", ("bets", 1, "bet"), "finale:10", "unknown_called_bet"),
        ("settle", ("bets", 0, "bet"), 5, "not_text"),
        ("settle", ("bets", 0, "bet"), None, "not_text"),
        ("settle", ("bets", 0, "colour"), "red", "unknown_key"),
        ("settle", ("bets", 0, "choice"), "half", "unknown_choice"),
        ("settle", ("bets", 0, "choice"), "move:red", "moved_to_itself"),
        ("settle", ("bets", 1, "choice"), "leave", "choice_not_offered"),
        ("settle", ("bets", 0, "player"), 5, "not_text"),
        ("settle", ("bets", 0, "player"), "x" * 61, "too_long"),
        ("settle", ("bets",), None, "not_a_list"),
        ("settle", ("bets",), {}, "not_a_list"),
        ("settle", ("bets", 0), "red", "not_an_object"),
        ("settle", ("bets", 0), None, "not_an_object"),
        ("settle", ("held", 0, "bet"), "dozen:1", "not_held"),
        ("settle", ("held", 0, "bet"), "voisins", "unknown_spot"),
        ("settle", ("held", 0, "level"), 0, "out_of_range"),
        ("settle", ("held", 0, "level"), 4, "level_out_of_range"),
        ("settle", ("held", 0, "level"), "1", "not_a_whole_number"),
        ("settle", ("held", 0, "level"), 1.0, "not_a_whole_number"),
        ("settle", ("held", 0, "level"), True, "not_a_whole_number"),
        ("settle", ("held",), None, "not_a_list"),
        ("settle", ("outcome",), "00", "unknown_outcome"),
        ("settle", ("outcome",), "37", "unknown_outcome"),
        ("settle", ("outcome",), "07", "unknown_outcome"),
        ("settle", ("outcome",), "-1", "unknown_outcome"),
        ("settle", ("outcome",), "٧", "unknown_outcome"),
        ("settle", ("outcome",), "", "unknown_outcome"),
        ("settle", ("outcome",), None, "not_text"),
        ("settle", ("outcome",), 7, "not_text"),
        ("settle", ("overrides",), [], "not_an_object"),
        ("settle", ("rules",), None, "not_text"),
        ("called-bet", ("bet",), "red", "unknown_called_bet"),
        ("called-bet", ("bet",), "neighbours:17:0", "unknown_called_bet"),
        ("called-bet", ("bet",), "finale-split:0-03", "unknown_called_bet"),
        ("replay", ("bet",), "red", "unknown_called_bet"),
        ("replay", ("how",), "again", "not_one_of"),
        ("replay", ("how",), None, "not_one_of"),
        ("replay", ("outcome",), "17", "nothing_to_replay"),
        ("replay", ("outcome",), "37", "unknown_outcome"),
        ("odds", ("bet",), "split:3-4", "unknown_spot"),
        ("number", ("n",), 37, "unknown_number"),
        ("number", ("n",), -1, "unknown_number"),
        ("number", ("n",), "00", "unknown_number"),
        ("number", ("n",), "07", "unknown_number"),
        ("cut", ("denominations",), "10.00", "not_a_list"),
        ("cut", ("denominations",), ["10.00", 5], "not_text"),
        ("float-count", ("pieces", 0, "count"), -1, "out_of_range"),
        ("float-count", ("pieces", 0, "count"), "5", "not_a_whole_number"),
        ("float-count", ("pieces", 0, "value"), "3.00", "unknown_denomination"),
    ],
    ids=str,
)
def test_a_wrong_value_is_refused_where_it_stands(verb, place, value, code):
    problem = refusal(verb, changed(GOOD[verb], place, value))
    if (verb, value) == ("cut", ["10.00", 5]):
        place = (*place, 1)
    assert (problem.code, problem.field) == (code, said(place))


@pytest.mark.parametrize("n", ["x" * 61, None, True, 7.0, [7], {}, "7\n", "٧", 10**30], ids=repr)
def test_a_number_is_a_whole_number_or_its_digits(n):
    problem = refusal("number", {"n": n})
    assert problem.field == "n"
    assert problem.code in ("unknown_number", "not_a_whole_number", "too_long")


@pytest.mark.parametrize(
    ("verb", "key"),
    [
        *(("settle", key) for key in ("outcome", "bets")),
        *(("called-bet", key) for key in ("bet", "unit")),
        *(("replay", key) for key in ("bet", "unit", "outcome", "how")),
        ("odds", "bet"),
        ("number", "n"),
        ("cut", "amount"),
        ("float-count", "pieces"),
    ],
)
def test_what_is_missing_is_named(verb, key):
    body = {name: value for name, value in GOOD[verb].items() if name != key}
    problem = refusal(verb, body)
    assert (problem.code, problem.field) == ("missing", key)


def test_a_stake_without_a_key_names_its_place():
    problem = refusal("settle", {"outcome": "7", "bets": [{"bet": "red", "stake": "5"}, {"bet": "red"}]})
    assert (problem.code, problem.field) == ("missing", "bets[1].stake")


def test_a_chip_that_the_table_has_not_is_named_by_its_place():
    problem = refusal("float-count", {"pieces": [{"value": "100", "count": 1}, {"value": "3", "count": 1}]})
    assert (problem.code, problem.field) == ("unknown_denomination", "pieces[1].value")


def test_rulesets_have_defaults():
    plain = {key: value for key, value in GOOD["settle"].items() if key != "rules"}
    assert answer("roulette", "settle", plain) == answer("roulette", "settle", GOOD["settle"])


def test_a_player_and_a_choice_may_be_null_or_left_out():
    stake = {"bet": "red", "stake": "5.00"}
    response = answer("roulette", "settle", {"outcome": "0", "bets": [stake]})
    same = answer("roulette", "settle", {"outcome": "0", "bets": [{**stake, "player": None, "choice": None}]})
    assert response == same
    assert response["lines"][0]["player"] is None


def test_overrides_change_single_parameters():
    body = {"outcome": "17", "bets": [{"bet": "straight:17", "stake": "60.00"}]}
    response = answer("roulette", "settle", {**body, "overrides": {"maximum": {"straight": "50.00"}}})
    assert [(line["result"], line["clause"]) for line in response["lines"]] == [
        ("excess", "roulette-maximum"),
        ("win", "roulette-pays-straight"),
    ]
    assert response["total"]["net"] == "1750.00"


def test_a_code_means_the_same_in_every_game():
    modules = (core, roulette, trente_quarante, blackjack, punto_banco, chemin_de_fer, caribbean_stud, texas_holdem)
    tables = [module.MESSAGES for module in modules]
    assert len(SENTENCES) == sum(map(len, tables))
