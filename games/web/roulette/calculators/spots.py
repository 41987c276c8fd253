"""The positions of a table's layout, to choose from."""

from functools import lru_cache
from itertools import groupby

from django.utils.translation import get_language

from games.roulette.bets import LAYOUTS, Bet, Kind
from games.roulette.rulesets import Ruleset
from games.web.roulette.words import bet_name, kind_name

Options = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def kinds(rules: Ruleset) -> list[Kind]:
    """The kinds of bet that the layout has, as the engine orders them."""
    found = {bet.kind for bet in rules.positions.values()}
    return [kind for kind in Kind if kind in found]


def bet_of(rules: Ruleset, kind: Kind) -> Bet:
    """A bet of a kind: what is asked does not depend on which."""
    return next(bet for bet in rules.positions.values() if bet.kind is kind)


def options(rules: Ruleset) -> Options:
    """Every position by kind, those off the numbers first, with their names in the language that is active."""
    return _options(get_language() or "en", rules.wheel.name)


@lru_cache(maxsize=64)
def _options(_language: str, wheel: str) -> Options:
    by_kind = [(kind, tuple(same)) for kind, same in groupby(LAYOUTS[wheel].values(), key=lambda bet: bet.kind)]
    return tuple((kind_name(kind), tuple((bet.key, bet_name(bet.key)) for bet in bets)) for kind, bets in by_kind[::-1])
