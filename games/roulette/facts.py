"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

`text.toml` says in its head what each placeholder means.
"""

from collections import Counter
from collections.abc import Iterable

from games.core.facts import Exact, Fact, Key, Odds, Percent
from games.roulette.bets import EVEN_CHANCES, PAYS, POSITIONS, Kind
from games.roulette.called import digital_root
from games.roulette.called_facts import called_facts
from games.roulette.calls import announcement
from games.roulette.odds import odds, worth_taken
from games.roulette.rulesets import Ruleset
from games.roulette.table_facts import table_facts
from games.roulette.wheel import DOUBLE_ZERO, POCKETS, RED, colour, pocket_name

Facts = dict[str, Fact]

EXAMPLE_NUMBER, EXAMPLE_STAKE = 23, 1000


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name. What its game has not is not there."""
    return {
        **_numbers(),
        **_wheel(rules),
        **table_facts(rules, EXAMPLE_STAKE),
        **_bets(rules),
        **called_facts(),
        **_zero(rules),
        **_odds(rules),
        **_HISTORY,
    }


# Years and counts of the history, as the croupier course has them; years are written without a separator.
_HISTORY: Facts = {
    "columns_year": "1172",
    "council_law_year": "1255",
    "ridotto_year": "1638",
    "casini_year": "1744",
    "casini_count": 118,
    "casini_near_count": 114,
}


def _covered(key: str) -> tuple[int, ...]:
    return POSITIONS[key].numbers


def _numbers() -> Facts:
    """Return the numbers and the layout as they are with any wheel."""
    low, high = _covered("low"), _covered("high")
    dozens = {name: _covered(f"dozen:{d}") for d, name in enumerate(("first", "middle", "last"), 1)}
    columns = (34, 35, 36)
    row = _covered("street:1-3")
    return {
        "first_number": low[0],
        "last_number": high[-1],
        "low_first": low[0],
        "low_last": low[-1],
        "high_first": high[0],
        "high_last": high[-1],
        "red_numbers": tuple(sorted(RED)),
        "black_count": len(_covered("black")),
        "colour_rule_exceptions": tuple(n for n in range(1, 37) if _by_rule_of_thumb(n) != colour(n)),
        "rows": sum(bet.kind is Kind.STREET for bet in POSITIONS.values()),
        "row_size": len(row),
        "column_names": columns,
        "first_column": columns[0],
        "middle_column": columns[1],
        "last_column": columns[2],
        **{f"{name}_dozen_from": numbers[0] for name, numbers in dozens.items()},
        **{f"{name}_dozen_to": numbers[-1] for name, numbers in dozens.items()},
        "two_dozens_size": len(dozens["first"]) + len(dozens["middle"]),
        "astride_bets": len((dozens["first"], dozens["middle"])),
        "row_root": digital_root(sum(row)),
        "numbers_sum": sum(POCKETS),
        "example_number": EXAMPLE_NUMBER,
        "example_call": announcement(EXAMPLE_NUMBER),
        "zero_call": announcement(0),
    }


def _by_rule_of_thumb(number: int) -> str:
    """Return the colour that croupiers are taught to find: red when the digits sum to odd."""
    return "red" if sum(divmod(number, 10)) % 2 else "black"


def _wheel(rules: Ruleset) -> Facts:
    found: Facts = {
        "pockets": len(rules.wheel.pockets),
        "wheel_order": _squares(rules.wheel.pockets),
        "zero_neighbours": _touching(rules, 0),
        "zeros": len(rules.wheel.zeros),
    }
    if DOUBLE_ZERO in rules.wheel.zeros:
        found |= {
            "double_zero": Key(f"straight:{pocket_name(DOUBLE_ZERO)}"),
            "double_zero_call": announcement(DOUBLE_ZERO),
            "double_zero_neighbours": _touching(rules, DOUBLE_ZERO),
        }
    return found


def _squares(pockets: Iterable[int]) -> tuple[Key, ...]:
    """Return pockets as the numbers printed on the layout: the double zero has none that could be counted."""
    return tuple(Key(f"straight:{pocket_name(pocket)}") for pocket in pockets)


def _touching(rules: Ruleset, zero: int) -> tuple[Key, ...]:
    """Return what a zero touches on the layout."""
    splits = [bet for bet in rules.positions.values() if bet.kind is Kind.SPLIT and zero in bet.covers]
    return _squares(sorted(n for bet in splits for n in bet.numbers if n != zero))


def _bets(rules: Ruleset) -> Facts:
    bets = rules.positions.values()
    found = Counter(bet.kind.value for bet in bets)
    size = {bet.kind.value: len(bet.numbers) for bet in bets}
    return {
        "positions": len(bets),
        **{f"{kind}_positions": count for kind, count in found.items()},
        **{f"{kind.value}_pays": Odds(pays) for kind, pays in PAYS.items()},
        **{f"{kind}_size": numbers for kind, numbers in size.items()},
        "zero_street_others": size["zero_street"] - 1,
        "six_line_rows": size["six_line"] // size["street"],
        "first_four_numbers": _covered("first_four"),
        "zero_streets": tuple(Key(bet.key) for bet in bets if bet.kind is Kind.ZERO_STREET),
        "example_split": Key("split:17-20"),
        "example_street": Key("street:13-15"),
        "example_corner": Key("corner:17-21"),
        "example_six_line": Key("six_line:25-30"),
        "first_street": Key("street:1-3"),
        "last_street": Key("street:34-36"),
        "first_six_line": Key("six_line:1-6"),
        "last_six_line": Key("six_line:31-36"),
    }


def _zero(rules: Ruleset) -> Facts:
    taken = worth_taken(rules)
    return {
        "prison_first_level": 1,
        "prison_last_level": rules.prison_levels,
        "prison_take_first_exact": Exact(taken[0]),
        "prison_take_last_exact": Exact(taken[-1]),
        "prison_end_exact": Exact(taken[-1] / 2),
    }


def _odds(rules: Ruleset) -> Facts:
    """Return the edges of a number, an even chance and a dozen, and those of each choice that a zero leaves."""
    on_numbers, chance = odds(rules, POSITIONS["straight:0"]), odds(rules, EVEN_CHANCES[0])
    dozen = odds(rules, POSITIONS["dozen:1"])
    edges = {"number_edge": on_numbers.edge, "even_chance_edge": chance.edge}
    edges |= {f"{policy}_edge": edge for policy, edge in chance.policies.items()}
    edges |= {f"dozen_{policy}_edge": edge for policy, edge in dozen.policies.items()}
    if chance.indivisible is not None:
        edges["indivisible_edge"] = chance.indivisible
    return {
        **{name: Percent(edge) for name, edge in edges.items()},
        **{f"{name}_exact": Exact(edge) for name, edge in edges.items()},
    }
