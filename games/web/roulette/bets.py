"""The bets of a ruleset of roulette with what they cost: one of each kind."""

from collections.abc import Iterator

from django.utils.translation import pgettext

from games.roulette.bets import PAID_WITH, PAYS_CLAUSE, Kind
from games.roulette.outcomes import AtZero, choices, outcomes
from games.roulette.rulesets import Ruleset
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds
from games.web.roulette.words import bet_name, kind_name

# One of each kind, away from zero and apart from each other.
_PLACED = {
    Kind.STRAIGHT: "straight:17",
    Kind.SPLIT: "split:20-23",
    Kind.STREET: "street:25-27",
    Kind.CORNER: "corner:4-8",
    Kind.SIX_LINE: "six_line:31-36",
    Kind.DOZEN: "dozen:1",
    Kind.COLUMN: "column:34",
    Kind.EVEN_CHANCE: "red",
}


def bets(rules: Ruleset) -> list[BetCost]:
    """Return each kind of bet; what is protected at a zero once for each thing that may become of it."""
    return [cost for kind in Kind if kind not in PAID_WITH for cost in _of_kind(rules, kind)]


def _of_kind(rules: Ruleset, kind: Kind) -> Iterator[BetCost]:
    bet = rules.positions[_PLACED[kind]]
    for at_zero in choices(rules, bet) or (None,):
        known = outcomes(rules, bet, at_zero)
        yield BetCost(
            key=str(kind) if at_zero in (None, AtZero.HALF) else f"{kind}-{at_zero}",
            name=kind_name(kind),
            clause=PAYS_CLAUSE[kind],
            edge=known.edge,
            pays=odds(bet.pays),
            when=_when(at_zero),
            placed=bet_name(bet.key),
            outcomes=known,
            calculator="payouts",
        )


def _when(at_zero: AtZero | None) -> str:
    if at_zero is None:
        return ""
    return {
        AtZero.HALF: pgettext("at zero", "Half is taken at zero"),
        AtZero.LEFT: pgettext("at zero", "Left in place at zero"),
        AtZero.CHIP: pgettext("at zero", "A chip that cannot be halved"),
    }[at_zero]
