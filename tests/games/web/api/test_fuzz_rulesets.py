"""Every ruleset with whatever is put over it, and whatever lies there: an answer or a refusal, never a traceback."""

import json

from hypothesis import example, given
from hypothesis import strategies as st

from games.core.rulesets import load_rulesets
from games.roulette.bets import EVERY_POSITION, Kind
from games.roulette.rulesets import NAMES
from tests.games.web.api.asking import answered, line
from tests.games.web.api.test_fuzz import answer_or_error, is_refusal, jsons

TABLES = load_rulesets("games.roulette")
PARAMETERS = sorted(TABLES["venice-french"])
WORDS = sorted({*map(str, Kind), "numbers", "red", "black", "odd", "even", "low", "high"})
good = st.sampled_from(["0.50", "1", "2.50", "5", "10", "12.50", "25", "100.00"])
money = good | good | good | st.integers(0, 9999).map(str) | st.sampled_from(["0", "-1", "0.005", "x"])
limits = st.dictionaries(st.sampled_from(WORDS), money, max_size=3)

# Values that look right for each parameter, right and wrong ones mixed.
LIKELY = {
    "wheel": st.sampled_from(["single-zero", "double-zero", "", "Single-Zero"]),
    "zero": st.sampled_from(["prison", "partage", "parlour", "none"]),
    "prison_levels": st.integers(-1, 12),
    "smallest_chip": money,
    "minimum": limits,
    "maximum": limits,
    "order_of_payment": st.sampled_from([table["order_of_payment"] for table in TABLES.values()]).flatmap(
        st.permutations
    )
    | st.lists(st.sampled_from(WORDS), max_size=12),
    "called_bets": st.lists(st.sampled_from(TABLES["venice-french"]["called_bets"]), max_size=5),
    "placed_later": st.lists(st.sampled_from(TABLES["venice-french"]["called_bets"]), max_size=3),
    "crew": st.sampled_from(["french", "fair", "english", "parlour", "crew"]),
    "colour_chips": st.fixed_dictionaries(
        {},
        optional={
            "colours": st.integers(-1, 9),
            "outside": st.integers(-1, 9),
            "numbers": st.integers(-1, 9),
            "value_chips": st.sampled_from(["anywhere", "even_chances", "nowhere"]),
            "plaque": st.integers(-1, 21),
            "least": st.integers(),
        },
    )
    | st.sampled_from([table["colour_chips"] for table in TABLES.values()]),
    "float": st.lists(st.tuples(money, st.integers(-1, 5)).map(list), max_size=4),
    "procedure": st.sampled_from([table["procedure"] for table in TABLES.values()]),
}
names = st.sampled_from([*NAMES, *NAMES, "monte-carlo"])


def overriding(values):
    """Some parameters, each with a value that `values` gives for it."""
    return st.lists(st.sampled_from(PARAMETERS), max_size=3, unique=True).flatmap(
        lambda chosen: st.fixed_dictionaries({name: values(name) for name in chosen})
    )


overrides = st.just({}) | overriding(lambda name: LIKELY[name]) | overriding(lambda name: LIKELY[name] | jsons)
spots = st.sampled_from(
    [
        *EVERY_POSITION,
        "voisins",
        "tiers",
        "nassa",
        "orphelins",
        "finale:7",
        "neighbours:0:2",
        "split:00-1",
        "straight:37",
    ]
)
choices = st.sampled_from([None, None, "leave", "take_half", "move:black", "move:dozen:1", "move:straight:00", "half"])
optional = {
    "player": st.sampled_from([None, "2", "8", "Anna"]),
    "choice": choices,
    "chip": st.none() | money,
    "beside": st.booleans(),
    "unchanged": st.booleans(),
}
stakes = st.fixed_dictionaries({"bet": spots, "stake": money}, optional=optional)
caught = st.fixed_dictionaries(
    {"bet": spots, "stake": money, "level": st.just(1) | st.integers(0, 11)},
    optional={"player": st.none(), "choice": choices},
)
outcomes = st.sampled_from(["0", "00", "17", "36", "0", "17", "37", "0 0"])
settlements = st.fixed_dictionaries(
    {"rules": names, "overrides": overrides, "outcome": outcomes, "bets": st.lists(stakes, max_size=4)},
    optional={"held": st.lists(caught, max_size=3)},
)
others = st.one_of(
    st.tuples(
        st.just("odds"), st.fixed_dictionaries({"rules": names, "overrides": overrides, "bet": spots | st.text()})
    ),
    st.tuples(st.just("cut"), st.fixed_dictionaries({"rules": names, "overrides": overrides, "amount": money})),
    st.tuples(
        st.just("float-count"),
        st.fixed_dictionaries(
            {
                "rules": names,
                "overrides": overrides,
                "pieces": st.lists(st.fixed_dictionaries({"value": money, "count": st.integers(-1, 9)}), max_size=3),
            }
        ),
    ),
)
requests = others | settlements.map(lambda body: ("settle", body))


def cents(text: str) -> int:
    return round(float(text) * 100)


@given(requests)
@example(("odds", {"rules": "parlour-double-zero", "overrides": {"zero": "prison"}, "bet": "first_four"}))
@example(("settle", {"rules": "parlour", "overrides": {"float": []}, "outcome": "00", "bets": []}))
def test_any_house_answers_or_refuses(request):
    body = answer_or_error(*request)
    assert "error" not in body or is_refusal(body)
    json.dumps(body, allow_nan=False)


@st.composite
def playable(draw):
    """A request that is mostly answered: right amounts, positions and a result of the wheel, in any house."""
    rules = draw(st.sampled_from(NAMES))
    laid = st.fixed_dictionaries(
        {"bet": st.sampled_from(["red", "high", "dozen:1", "column:36", "straight:0", "split:17-20"]), "stake": good},
        optional={
            "player": st.sampled_from([None, "2"]),
            "choice": st.sampled_from([None, "take_half"]),
            "chip": st.sampled_from([None, "0.50"]),
        },
    )
    outcome = draw(st.sampled_from(["0", "1", "17", "36", "00" if rules == "parlour-double-zero" else "0"]))
    held = {"bet": "red", "stake": draw(good), "level": 1}
    return {"rules": rules, "outcome": outcome, "bets": draw(st.lists(laid, max_size=4)), "held": [held]}


@given(playable() | settlements)
def test_what_is_answered_adds_up(request):
    body = answer_or_error("settle", request)
    if "error" in body:
        return
    total = {name: cents(amount) for name, amount in body["total"].items()}
    assert total["net"] == total["winnings"] + total["returned"] + total["held"] - total["staked"]
    assert total["lost"] == total["staked"] - total["returned"] - total["held"]
    for name in ("winnings", "returned", "held"):
        assert total[name] == sum(cents(row[name]) for row in body["lines"])
    assert total["staked"] == sum(cents(row["stake"]) for row in body["lines"])
    assert total["held"] == sum(cents(held["stake"]) for held in body["held"])


@given(st.sampled_from(NAMES), st.sampled_from(PARAMETERS), jsons)
def test_any_value_of_a_parameter_is_taken_or_refused_where_it_stands(rules, parameter, value):
    body = answer_or_error("odds", {"rules": rules, "overrides": {parameter: value}, "bet": "red"})
    if "error" in body:
        assert body["error"]["field"].startswith("overrides")


@given(st.lists(requests, min_size=1, max_size=4))
def test_a_batch_of_houses_is_answered_line_by_line(wanted):
    answers = answered(*(line(i, *one) for i, one in enumerate(wanted)))
    assert [body["id"] for body in answers] == list(range(len(wanted)))
    assert all("response" in body or is_refusal(body) for body in answers)
