"""Colour chips: a colour for each player, whose value is agreed at the table; and where value chips may be staked."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from games.core.money import show_money
from games.core.problems import Problem
from games.roulette.bets import OUTSIDE, Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.parameters import ColourChips
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake


def chip_value(rules: Ruleset, marker: int | None) -> int:
    """Return what a colour chip is worth in cents: as the marker on the rim of the wheel shows, or else the table's
    minimum.

    Settled by Clause.COLOUR_VALUE.
    """
    return marker if marker is not None else _lowest(rules)


def value_at_wrong_table(home: Ruleset, known: int | None) -> int:
    """Return what a colour chip counts, in cents, that was staked at another table than its own: its real value if that
    can be recognised, else the opening minimum of the table it belongs to, whose rules are `home`. The table at which
    it was staked has no say. Settled by Clause.COLOUR_WRONG_TABLE."""
    return known if known is not None else _lowest(home)


def _lowest(rules: Ruleset) -> int:
    return min(rules.minimum.values(), default=rules.smallest_chip)


def problems(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[Problem]:
    """Yield what is wrong with the stakes in colour, each with the path of the stake that is wrong."""
    colour_of: dict[str | None, int] = {}
    laid: dict[str | None, list[tuple[int, Stake]]] = defaultdict(list)
    for i, stake in enumerate(stakes):
        if stake.colour is None:
            continue
        if rules.colour_chips is None:
            yield Problem("no_colours", f"bets[{i}].chip", {}, Clause.COLOUR_CHIPS)
        elif stake.colour % rules.smallest_chip:
            smallest = {"value": show_money(rules.smallest_chip)}
            yield Problem("colour_value_not_in_chips", f"bets[{i}].chip", smallest, Clause.COLOUR_VALUE)
        elif colour_of.setdefault(stake.player, stake.colour) != stake.colour:
            yield Problem("one_colour", f"bets[{i}].chip", {}, Clause.COLOUR_CHIPS)
        elif len(colour_of) > rules.colour_chips.colours:
            values = {"colours": rules.colour_chips.colours}
            yield Problem("too_many_colours", f"bets[{i}].player", values, Clause.COLOUR_COUNT)
        else:
            laid[stake.player].append((i, stake))
    if rules.colour_chips is not None:
        if rules.colour_chips.values_restricted:
            yield from _values_off_even_chances(stakes)
        for player, own in laid.items():
            yield from _of_a_player(rules.colour_chips, own, colour_of[player])


def _values_off_even_chances(stakes: Sequence[Stake]) -> Iterator[Problem]:
    """Value chips where only colour may be staked, unless there was no time to change them."""
    for i, stake in enumerate(stakes):
        if stake.colour is not None or stake.unchanged:
            continue
        if not isinstance(stake.bet, Bet) or stake.bet.kind is not Kind.EVEN_CHANCE:
            yield Problem(
                "value_chips_not_here", f"bets[{i}].chip", {"bet": str(stake.bet)}, Clause.COLOUR_EVEN_CHANCES
            )


def _of_a_player(may: ColourChips, laid: Sequence[tuple[int, Stake]], value: int) -> Iterator[Problem]:
    """Yield what is too little, each time at the last stake there."""
    chips, last, on_numbers = Counter[Bet](), dict[Bet, int](), (0, -1)
    for i, stake in laid:
        for bet, amount in stake.placed:
            chips[bet] += amount // value
            last[bet] = i
            if bet.kind not in OUTSIDE:
                on_numbers = (on_numbers[0] + amount // value, i)
    for bet, i in last.items():
        if bet.kind in OUTSIDE and chips[bet] < may.outside:
            yield Problem("too_few_colour_chips", f"bets[{i}].stake", {"least": may.outside}, Clause.COLOUR_LEAST)
    if 0 < on_numbers[0] < may.numbers:
        i = on_numbers[1]
        yield Problem("too_few_colour_chips", f"bets[{i}].stake", {"least": may.numbers}, Clause.COLOUR_LEAST)
