"""The felt and the racetrack as buttons over a drawing, and the lists that lay the same."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.roulette import racetrack
from games.roulette.bets import LAYOUTS
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import Wheel, colour, pocket_name
from games.web.kit.formats import money_short, number, odds
from games.web.kit.options import grouped
from games.web.roulette import drawings
from games.web.roulette.words import bet_name, kind_name


@dataclass(frozen=True, slots=True)
class Spot:
    """A button: what it lays, what it is called, and the numbers that it covers, for lighting them."""

    key: str
    label: str
    covers: str
    text: str = ""
    shade: str = ""


@dataclass(frozen=True, slots=True)
class Chip:
    """An amount in cents as a chip: a short figure, the value whose colour it has, and the amount as a form says it."""

    amount: int
    short: str
    tone: str
    value: str


def _covered(numbers: Iterable[int]) -> str:
    return " ".join(map(pocket_name, numbers))


@lru_cache(maxsize=64)
def spots(_language: str, wheel: Wheel) -> tuple[Spot, ...]:
    """Return all positions of the wheel's layout, in the language that is active."""
    return tuple(
        Spot(
            key,
            # Translators: {bet} is the name of a bet, {odds} are what the bet pays to one unit.
            gettext("{bet}: pays {odds}").format(bet=bet_name(key), odds=odds(bet.pays)),
            _covered(bet.numbers),
        )
        for key, bet in LAYOUTS[wheel.name].items()
    )


@lru_cache(maxsize=64)
def buttons(language: str, wheel: Wheel) -> dict[str, SafeString]:
    """Return the buttons of all positions by key while no chip lies there, in the language that is active."""
    return {
        spot.key: render_to_string("roulette/table/_spot.html", {"place": {"spot": spot, "label": spot.label}})
        for spot in spots(language, wheel)
    }


@lru_cache(maxsize=64)
def track(_language: str, reach: int, taken: frozenset[str]) -> SafeString:
    """Return what of the racetrack the house takes, as buttons in the language that is active; empty where that is
    nothing."""
    return render_to_string("roulette/table/_track.html", {"track": _track(reach, taken)})


def _track(reach: int, taken: frozenset[str]) -> tuple[Spot, ...]:
    """Return a number with so many neighbours on each side, and the series."""
    numbers = [
        Spot(
            f"neighbours:{n}",
            bet_name(f"neighbours:{n}:{reach}"),
            _covered(CalledBet.parse(f"neighbours:{n}:{reach}").numbers),
            str(n),
            colour(n) or "zero",
        )
        for n in racetrack.NUMBERS
        if "neighbours" in taken
    ]
    return (*numbers, *(_series(name) for name in racetrack.SERIES if name in taken))


# What the racetrack has room for.
_SHORT = {
    "zero-spiel": pgettext_lazy("racetrack", "Zero"),
    "voisins": pgettext_lazy("racetrack", "Voisins"),
    "orphelins": pgettext_lazy("racetrack", "Orphelins"),
    "tiers": pgettext_lazy("racetrack", "Tiers"),
}


def _series(name: str) -> Spot:
    bet = CalledBet.parse(name)
    return Spot(name, with_chips(bet.key, bet.chips), _covered(bet.numbers), str(_SHORT[name]), "series")


# The announcements that the racetrack has no field for, by what is announced.
_FAMILIES = {
    "orphelins-plein": pgettext_lazy("called bets", "Series"),
    "nassa": pgettext_lazy("called bets", "Series"),
    "finale": _("Finales"),
    "finale-split": _("Finales à cheval"),
    "finale-splits": _("Finales with their splits"),
    "figure": pgettext_lazy("called bets", "Figures"),
}


@lru_cache(maxsize=64)
def positions(_language: str, wheel: Wheel) -> SafeString:
    """Return the positions of the wheel's layout as the options of a list, by kind, in the language that is active."""
    by_kind = groupby(LAYOUTS[wheel.name].values(), key=lambda bet: bet.kind)
    return grouped((kind_name(kind), {bet.key: bet_name(bet.key) for bet in bets}) for kind, bets in by_kind)


@lru_cache(maxsize=64)
def other_called_bets(_language: str, taken: frozenset[str]) -> SafeString:
    """Return the announcements that the house takes and the racetrack has no field for, as the options of a list, by
    family, in the language that is active; empty where there are none."""
    bets = [bet for bet in every_called_bet() if bet.name in _FAMILIES and bet.name in taken]
    by_family = groupby(bets, key=lambda bet: _FAMILIES[bet.name])
    return grouped((family, {bet.key: with_chips(bet.key, bet.chips) for bet in same}) for family, same in by_family)


@lru_cache(maxsize=8)
def numbers(wheel: Wheel, *, refused: bool) -> SafeString:
    """Return the numbers of a wheel as buttons that spin it, the zeros first; `refused` where it is said why none may
    come."""
    zeros = sorted(wheel.zeros)
    pockets = [*zeros, *sorted(set(wheel.pockets) - wheel.zeros)]
    shown = [(pocket_name(pocket), colour(pocket) or "zero") for pocket in pockets]
    return render_to_string("roulette/table/_numbers.html", {"pockets": shown, "refused": refused})


def with_chips(key: str, chips: int) -> str:
    """Return a bet by its notation with the number of its chips."""
    # Translators: {bet} is the name of a bet, such as "Split 17/20".
    said = ngettext("{bet}: {count} chip", "{bet}: {count} chips", chips)
    return said.format(bet=bet_name(key), count=number(chips))


@cache
def drawing(wheel: Wheel) -> SafeString:
    """Return the printed felt as SVG, the same in every language since a felt is printed in French."""
    return render_to_string("roulette/table/_drawing.html", {"fields": drawings.fields(wheel)})


def chip(rules: Ruleset, amount: int) -> Chip:
    """Return how an amount is shown as a chip: in the colour of the largest one in it."""
    tone = max((value for value in rules.denominations if value <= amount), default=min(rules.denominations))
    return Chip(amount, money_short(amount), plain_money(tone), plain_money(amount))
