"""What lies on the layout before the ball drops, and whether it may.

All that a player has on a position in the same chips is one mass, settled and rounded as a single stake; the maximum
holds for colour and value chips together.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core import limits
from games.core.money import show_money
from games.core.problems import Problem
from games.roulette import colours, placing, zero
from games.roulette.bets import EVERY_POSITION, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import LEAVE, Choice, Held, Stake

Spot = tuple[str | None, str]  # a player and a position


class Mass(NamedTuple):
    """Cents of one player on one position; what is over the table's maximum does not play, unless it is exempt.

    `colour`: what one chip of it is worth, in cents, if it is in the player's colour; 0: value chips. `beside`: the
    bank holds it beside the layout.
    """

    bet: Bet
    amount: int
    player: str | None
    choice: Choice
    excess: int = 0
    exempt: bool = False
    colour: int = 0
    beside: bool = False


def masses(rules: Ruleset, stakes: Sequence[Stake]) -> list[Mass]:
    """Return the stakes as they are on the layout: announcements placed chip by chip, heaps put together, maxima
    observed.

    Stakes with different choices for a zero stay apart, and so do colour and value chips, and what voisins alone may
    lay.
    """
    heaps: dict[tuple[str | None, str, str, bool, bool, int], Mass] = {}
    for stake in stakes:
        choice = stake.choice if stake.choice and zero.zero_options(rules, stake.bet) else LEAVE
        option = str(choice) if choice is not LEAVE else ""
        colour = stake.colour or 0
        for bet, amount in stake.placed:
            key = (stake.player, bet.key, option, is_exempt(stake.bet, bet), stake.beside, colour)
            if there := heaps.get(key):
                amount += there.amount
            heaps[key] = Mass(bet, amount, stake.player, choice, 0, key[3], colour, stake.beside)
    if not rules.maximum:
        return [mass._replace(exempt=False) if mass.exempt else mass for mass in heaps.values()]
    room: Counter[Spot] = Counter()
    limited = {key: _limited(rules, heaps[key], room) for key in sorted(heaps, key=lambda key: key[2])}
    return [limited[key] for key in heaps]


def is_exempt(laid: Bet | CalledBet, bet: Bet) -> bool:
    """Return whether a position of a bet may exceed its maximum: the zero street of voisins alone may."""
    return bet.kind is Kind.ZERO_STREET and str(laid) == "voisins"


def _limited(rules: Ruleset, mass: Mass, laid: Counter[Spot]) -> Mass:
    """Return the mass with what does not play split off. `laid` counts what the player has on the position so far."""
    maximum = rules.maximum.get(mass.bet.kind)
    if maximum is None or mass.exempt:
        return mass._replace(exempt=maximum is not None and mass.amount > maximum)
    spot = (mass.player, mass.bet.key)
    plays = limits.within_maximum(laid, spot, mass.amount, maximum)
    return mass._replace(amount=plays, excess=mass.amount - plays)


def problems(rules: Ruleset, stakes: Sequence[Stake], held: Sequence[Held] = ()) -> list[Problem]:
    """Return every clause that the table breaks, each with the path of the stake that breaks it."""
    return [
        *_not_here(rules, stakes),
        *(_below_minimum(rules, stakes) if rules.minimum else ()),
        *colours.problems(rules, stakes),
        *zero.problems(rules, stakes, held),
    ]


def _not_here(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[Problem]:
    """Yield bets that this table's layout does not have or that the house does not take."""
    positions = rules.positions
    for i, stake in enumerate(stakes):
        bet = stake.bet
        if isinstance(bet, Bet):
            if bet.key not in positions:
                yield Problem("unknown_spot", f"bets[{i}].bet", {"bet": bet.key}, Clause.LEGAL_SPOT)
        elif bet.name not in rules.called_bets:
            yield Problem("called_bet_not_taken", f"bets[{i}].bet", {"bet": bet.key}, Clause.LEGAL_SPOT)
    beside = {f"bets[{i}].beside": stake.bet for i, stake in enumerate(stakes) if stake.beside}
    yield from placing.problems(rules, beside)


def _below_minimum(rules: Ruleset, stakes: Sequence[Stake]) -> list[Problem]:
    """Return positions on which a player has less than the minimum; an announcement is refused once."""
    laid = ((i, (stake.player, bet.key), amount) for i, stake in enumerate(stakes) for bet, amount in stake.placed)
    found = limits.below_minimum(laid, lambda spot: rules.minimum.get(EVERY_POSITION[spot[1]].kind, 0), Clause.MINIMUM)
    return [found[i] for i in sorted(found)]


def over_maximum(rules: Ruleset, stakes: Sequence[Stake]) -> list[Problem]:
    """Return stakes of which a part would not play. The table lets them lie; a form that asks for a stake does not.

    Of an announcement that is too much on several positions, the lowest maximum counts.
    """
    laid: Counter[Spot] = Counter()
    found = []
    for i, stake in enumerate(stakes):
        excess, passed = 0, []
        for bet, amount in stake.placed:
            maximum = rules.maximum.get(bet.kind)
            if maximum is None or is_exempt(stake.bet, bet):
                continue
            spot = (stake.player, bet.key)
            if over := amount - limits.within_maximum(laid, spot, amount, maximum):
                excess += over
                passed.append(maximum)
        if passed:
            values = {"maximum": show_money(min(passed)), "excess": show_money(excess)}
            found.append(Problem("over_maximum", f"bets[{i}].stake", values, Clause.MAXIMUM))
    return found
