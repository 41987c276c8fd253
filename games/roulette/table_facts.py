"""The numbers in the texts on the table itself: its staff and float, how it pays, its colours."""

from typing import Any

from games.core.facts import Fact, Key, Kinds, Money
from games.core.money import parse_money
from games.roulette.bets import PAYS, Kind
from games.roulette.called import CalledBet
from games.roulette.chips import house_cuts
from games.roulette.counting import change
from games.roulette.rulesets import Ruleset

Facts = dict[str, Fact]

_CHANGED, _CHANGE_CHIP = 100_00, 5_00


def table_facts(rules: Ruleset, stake: int) -> Facts:
    """Return everything that the texts on a house's table may be filled with, by name. `stake`, in cents, is the
    example."""
    facts = {**_procedure(rules), **_payment(rules, stake), **_change(rules), **_colours(rules)}
    return {**facts, **house_cut_facts(rules)}


def _procedure(rules: Ruleset) -> Facts:
    counted = {name: value for name, value in rules.procedure.items() if isinstance(value, int)}
    measured = {f"{name}_amount": _money(value) for name, value in rules.procedure.items() if isinstance(value, str)}
    return {
        **counted,
        **measured,
        "float_amount": Money(sum(value * count for value, count in rules.float.items())),
        "float_pieces": sum(rules.float.values()),
        "float_values": len(rules.float),
        "float_smallest_amount": Money(min(rules.float)),
        "float_largest_amount": Money(max(rules.float)),
        "plaque_least_amount": Money(
            min((v for v in rules.float if v > _largest_chip(rules)), default=max(rules.float))
        ),
        "notes_beside_amount": Money(
            max((v for v in rules.float if v < _largest_chip(rules)), default=min(rules.float))
        ),
        "smallest_chip_amount": Money(rules.smallest_chip),
    }


def _largest_chip(rules: Ruleset) -> int:
    """Return the largest chip that is stacked by value; what is larger is a plaque."""
    return parse_money(rules.procedure["opening_chips"])


def house_cut_facts(rules: Ruleset) -> Facts:
    """Return the house's own cuts, each as croupiers note it: the chip before, the chips afterwards, the pieces."""
    found: Facts = {}
    for bet in ("tiers", "voisins"):
        called = CalledBet.parse(bet)
        for unit, pieces in house_cuts(rules, bet):
            name = f"{bet}_cut_{unit // 100}"
            name += "_or" if name in found else ""
            total = sum(piece.amount for piece in pieces)
            written = " + ".join(f"{piece.count} × {piece.value // 100}" for piece in pieces)
            found[name] = f"{unit // 100} → {called.chips} × {total // called.chips // 100} = {total // 100}: {written}"
    return found


def _payment(rules: Ruleset, stake: int) -> Facts:
    (small, small_count), (large, large_count) = rules.procedure["payment_example"]
    return {
        "order_of_payment": Kinds(rules.order_of_payment),
        "cut_stake_amount": Money(stake),
        "cut_win_amount": Money(stake * PAYS[Kind.STRAIGHT]),
        "cut_small_count": small_count,
        "cut_small_amount": _money(small),
        "cut_large_count": large_count,
        "cut_large_amount": _money(large),
        "example_paid_split": Key("split:5-8"),
        "example_stake_amount": Money(2 * stake),
        "example_win_amount": Money(2 * stake * PAYS[Kind.SPLIT]),
    }


def _change(rules: Ruleset) -> Facts:
    made = change(rules, _CHANGED, _CHANGE_CHIP)
    return {
        "change_amount": Money(_CHANGED),
        "change_chip_amount": Money(_CHANGE_CHIP),
        "change_pieces": made.pieces.count,
        "change_groups": len(made.counted),
        "change_count": tuple(cents // 100 for cents in made.counted),
    }


def _colours(rules: Ruleset) -> Facts:
    chips = rules.colour_chips
    if chips is None:
        return {}
    return {
        "colour_count": chips.colours,
        "colour_outside_chips": chips.outside,
        "colour_number_chips": chips.numbers,
        "colour_plaque_chips": chips.plaque,
    }


def _money(text: Any) -> Money:
    return Money(parse_money(text))
