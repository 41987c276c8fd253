"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

`text.toml` says in its head what each placeholder means.
"""

from collections import Counter
from typing import Any

from games.core.facts import Exact, Fact, Key, Money, Odds, Percent
from games.core.money import parse_money
from games.roulette import odds
from games.roulette.bets import EVEN_CHANCES, PAYS, POSITIONS, Kind
from games.roulette.called import digital_root
from games.roulette.called_facts import called_facts
from games.roulette.calls import announcement
from games.roulette.chips import cut
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKETS, RED, colour

Facts = dict[str, Fact]

EXAMPLE_NUMBER, EXAMPLE_STAKE = 23, 1000


def facts(rules: Ruleset) -> Facts:
    """Everything that the texts of a ruleset may be filled with, by name."""
    return {
        **_wheel(),
        **_procedure(rules),
        **_bets(),
        **called_facts(),
        **_zero(rules),
        **_odds(rules),
    }


def _numbers(key: str) -> tuple[int, ...]:
    return POSITIONS[key].numbers


def _wheel() -> Facts:
    low, high = _numbers("low"), _numbers("high")
    dozens = {name: _numbers(f"dozen:{d}") for d, name in enumerate(("first", "middle", "last"), 1)}
    columns = (34, 35, 36)
    row = _numbers("street:1-3")
    return {
        "pockets": len(POCKETS),
        "wheel_order": POCKETS,
        "first_number": low[0],
        "last_number": high[-1],
        "low_first": low[0],
        "low_last": low[-1],
        "high_first": high[0],
        "high_last": high[-1],
        "red_numbers": tuple(sorted(RED)),
        "black_count": len(_numbers("black")),
        "colour_rule_exceptions": tuple(n for n in range(1, 37) if _by_rule_of_thumb(n) != colour(n)),
        "rows": sum(bet.kind is Kind.STREET for bet in POSITIONS.values()),
        "row_size": len(row),
        "zero_neighbours": tuple(n for n in row if f"split:0-{n}" in POSITIONS),
        "column_names": columns,
        "first_column": columns[0],
        "middle_column": columns[1],
        "last_column": columns[2],
        **{f"{name}_dozen_from": numbers[0] for name, numbers in dozens.items()},
        **{f"{name}_dozen_to": numbers[-1] for name, numbers in dozens.items()},
        "two_dozens_size": len(dozens["first"]) + len(dozens["middle"]),
        "row_root": digital_root(sum(row)),
        "numbers_sum": sum(POCKETS),
        "example_number": EXAMPLE_NUMBER,
        "example_call": announcement(EXAMPLE_NUMBER),
        "zero_call": announcement(0),
    }


def _by_rule_of_thumb(number: int) -> str:
    """The colour that croupiers are taught to find: red when the digits sum to odd."""
    return "red" if sum(divmod(number, 10)) % 2 else "black"


def _procedure(rules: Ruleset) -> Facts:
    counted = {name: value for name, value in rules.procedure.items() if isinstance(value, int)}
    measured = {f"{name}_amount": _money(value) for name, value in rules.procedure.items() if isinstance(value, str)}
    (small, small_count), (large, large_count) = rules.procedure["payment_example"]
    group = rules.procedure["change_group"]
    changed, change_chip = 100_00, 5_00
    (change,) = cut(rules, changed, [change_chip])
    stake = EXAMPLE_STAKE
    return {
        **counted,
        **measured,
        "float_amount": Money(sum(value * count for value, count in rules.float.items())),
        "float_pieces": sum(rules.float.values()),
        "float_values": len(rules.float),
        "float_smallest_amount": Money(min(rules.float)),
        "float_largest_amount": Money(max(rules.float)),
        "cut_stake_amount": Money(stake),
        "cut_win_amount": Money(stake * PAYS[Kind.STRAIGHT]),
        "cut_small_count": small_count,
        "cut_small_amount": _money(small),
        "cut_large_count": large_count,
        "cut_large_amount": _money(large),
        "example_paid_split": Key("split:5-8"),
        "example_stake_amount": Money(2 * stake),
        "example_win_amount": Money(2 * stake * PAYS[Kind.SPLIT]),
        "change_amount": Money(changed),
        "change_chip_amount": Money(change_chip),
        "change_pieces": change.count,
        "change_groups": change.count // group,
        "change_count": tuple(n * group * change_chip // 100 for n in range(1, change.count // group + 1)),
        "smallest_chip_amount": Money(rules.smallest_chip),
    }


def _money(text: Any) -> Money:
    return Money(parse_money(text))


def _bets() -> Facts:
    found = Counter(bet.kind.value for bet in POSITIONS.values())
    size = {bet.kind.value: len(bet.numbers) for bet in POSITIONS.values()}
    return {
        "positions": len(POSITIONS),
        **{f"{kind}_positions": count for kind, count in found.items()},
        **{f"{kind.value}_pays": Odds(pays) for kind, pays in PAYS.items()},
        **{f"{kind}_size": numbers for kind, numbers in size.items()},
        "first_four_numbers": _numbers("first_four"),
        "example_split": Key("split:17-20"),
        "example_street": Key("street:13-15"),
        "example_corner": Key("corner:17-21"),
        "example_six_line": Key("six_line:25-30"),
        "zero_street_low": Key("zero_street:0-1-2"),
        "zero_street_high": Key("zero_street:0-2-3"),
        "first_street": Key("street:1-3"),
        "last_street": Key("street:34-36"),
        "first_six_line": Key("six_line:1-6"),
        "last_six_line": Key("six_line:31-36"),
    }


def _zero(rules: Ruleset) -> Facts:
    taken = odds.worth_taken(rules)
    return {
        "prison_first_level": 1,
        "prison_last_level": rules.prison_levels,
        "prison_take_first_exact": Exact(taken[0]),
        "prison_take_last_exact": Exact(taken[-1]),
        "prison_end_exact": Exact(taken[-1] / 2),
    }


def _odds(rules: Ruleset) -> Facts:
    on_numbers, chance = odds.odds(rules, POSITIONS["straight:0"]), odds.odds(rules, EVEN_CHANCES[0])
    edges = {"number_edge": on_numbers.edge, "even_chance_edge": chance.edge}
    edges |= {f"{policy}_edge": edge for policy, edge in chance.policies.items()}
    return {
        **{name: Percent(edge) for name, edge in edges.items()},
        **{f"{name}_exact": Exact(edge) for name, edge in edges.items()},
    }
