"""Where a question of a crew is asked: at its table, and only if the table takes the called bets that it names."""

from collections.abc import Callable, Collection

from games.roulette.rulesets import Ruleset


def at(crew: str, *, called: Collection[str] = (), later: Collection[str] = ()) -> Callable[[Ruleset], bool]:
    """Return whether a ruleset has this crew and takes these called bets, and holds those `later` to be placed."""

    def fits(rules: Ruleset) -> bool:
        return rules.crew == crew and rules.called_bets.issuperset(called) and rules.placed_later.issuperset(later)

    return fits
