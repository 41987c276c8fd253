"""The positions of a table's layout, to choose from."""

from functools import lru_cache
from itertools import groupby

from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.roulette.bets import LAYOUTS, Bet, Kind
from games.roulette.rulesets import Ruleset
from games.web.kit.options import grouped
from games.web.roulette.words import bet_name, kind_name


def kinds(rules: Ruleset) -> list[Kind]:
    """Return the kinds of bet that the layout has, as the engine orders them."""
    found = {bet.kind for bet in rules.positions.values()}
    return [kind for kind in Kind if kind in found]


def bet_of(rules: Ruleset, kind: Kind) -> Bet:
    """Return a bet of a kind: what is asked does not depend on which."""
    return next(bet for bet in rules.positions.values() if bet.kind is kind)


def kind_names(rules: Ruleset) -> dict[str, str]:
    """Return the kinds of bet to choose from, by name."""
    return {kind: kind_name(kind) for kind in kinds(rules)}


def positions(rules: Ruleset) -> SafeString:
    """Return every position by kind as the options of a list, those off the numbers first, in the language that is
    active."""
    return _positions(get_language() or "en", rules.wheel.name)


@lru_cache(maxsize=64)
def _positions(_language: str, wheel: str) -> SafeString:
    by_kind = [(kind, tuple(same)) for kind, same in groupby(LAYOUTS[wheel].values(), key=lambda bet: bet.kind)]
    return grouped((kind_name(kind), {bet.key: bet_name(bet.key) for bet in bets}) for kind, bets in by_kind[::-1])
