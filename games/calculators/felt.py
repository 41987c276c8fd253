"""The felt and the racetrack as buttons over a drawing: what each is called, and what lies on it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.money import show_money
from games.roulette import racetrack
from games.roulette.bets import POSITIONS
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.masses import masses
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Held, Stake
from games.roulette.wheel import colour
from games.rulebook import drawings
from games.rulebook.formats import money, number, odds
from games.rulebook.wording import bet_name, kind_name


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
    return " ".join(map(str, numbers))


@lru_cache(maxsize=64)
def spots(_language: str) -> tuple[Spot, ...]:
    """All positions of the layout, in the language that is active."""
    return tuple(
        Spot(
            key,
            gettext("{bet}, pays {odds}").format(bet=bet_name(key), odds=odds(bet.pays)),
            _covered(bet.numbers),
        )
        for key, bet in POSITIONS.items()
    )


@lru_cache(maxsize=64)
def track(_language: str, reach: int) -> tuple[Spot, ...]:
    """The racetrack, in the language that is active: a number with so many neighbours on each side, and the series."""
    numbers = [
        Spot(
            f"neighbours:{n}",
            bet_name(f"neighbours:{n}:{reach}"),
            _covered(CalledBet.parse(f"neighbours:{n}:{reach}").numbers),
            str(n),
            colour(n) or "zero",
        )
        for n in racetrack.NUMBERS
    ]
    return (*numbers, *(_series(name) for name in racetrack.SERIES))


# What the racetrack has room for.
_SHORT = {
    "zero-spiel": pgettext_lazy("racetrack", "Zero"),
    "voisins": pgettext_lazy("racetrack", "Voisins"),
    "orphelins": pgettext_lazy("racetrack", "Orphelins"),
    "tiers": pgettext_lazy("racetrack", "Tiers"),
}


def _series(name: str) -> Spot:
    bet = CalledBet.parse(name)
    return Spot(name, _with_chips(bet), _covered(bet.numbers), str(_SHORT[name]), "series")


# The announcements that the racetrack has no field for, by what is announced.
_FAMILIES = {
    "orphelins-plein": _("Series"),
    "nassa": _("Series"),
    "finale": _("Finals"),
    "finale-split": _("Finals astride"),
    "finale-splits": _("Finals with their splits"),
    "figure": _("Figures"),
}


Options = list[tuple[str, list[tuple[str, str]]]]


@lru_cache(maxsize=64)
def positions(_language: str) -> Options:
    """The positions of the layout by kind, with their names in the language that is active."""
    return [
        (kind_name(kind), [(bet.key, bet_name(bet.key)) for bet in bets])
        for kind, bets in groupby(POSITIONS.values(), key=lambda bet: bet.kind)
    ]


@lru_cache(maxsize=64)
def other_called_bets(_language: str) -> Options:
    """The announcements that the racetrack has no field for, by family, in the language that is active."""
    bets = [bet for bet in every_called_bet() if bet.name in _FAMILIES]
    return [
        (str(family), [(bet.key, _with_chips(bet)) for bet in same])
        for family, same in groupby(bets, key=lambda bet: _FAMILIES[bet.name])
    ]


def _with_chips(bet: CalledBet) -> str:
    said = ngettext("{bet}, {count} chip", "{bet}, {count} chips", bet.chips)
    return said.format(bet=bet_name(bet.key), count=number(bet.chips))


@cache
def drawing() -> SafeString:
    """The printed felt as SVG, the same in every language since a felt is printed in French."""
    return render_to_string("calculators/_drawing.html", {"fields": drawings.fields()})


def chip(rules: Ruleset, amount: int) -> Chip:
    """How an amount is shown as a chip: in the colour of the largest one in it."""
    tone = max((value for value in rules.denominations if value <= amount), default=min(rules.denominations))
    value, units = plain(amount), amount // 100
    return Chip(amount, f"{units // 1000}k" if units >= 10_000 else value, plain(tone), value)


def plain(amount: int) -> str:
    """An amount as forms and addresses write it."""
    return show_money(amount).removesuffix(".00")


def on_felt(rules: Ruleset, stakes: Sequence[Stake]) -> dict[str, Chip]:
    """The chips that lie for the next spin, announcements placed, by position."""
    laid = Counter[str]()
    for mass in masses(rules, stakes):
        laid[mass.bet.key] += mass.amount + mass.excess
    return {key: chip(rules, amount) for key, amount in laid.items()}


def in_prison(rules: Ruleset, held: Iterable[Held]) -> dict[str, Chip]:
    """The chips in prison, by even chance."""
    sums = Counter[str]()
    for prisoner in held:
        sums[prisoner.bet.key] += prisoner.amount
    return {key: chip(rules, amount) for key, amount in sums.items()}


@dataclass(frozen=True, slots=True)
class Furnished:
    """A spot of the felt with what lies on it and what is in prison there."""

    spot: Spot
    lying: Chip | None
    held: Chip | None

    @property
    def label(self) -> str:
        """What the spot is called, and what there is on it."""
        spot, lying, held = self.spot.label, self.lying, self.held
        if lying and held:
            said = gettext("{spot}; {amount} lies here, {held} is in prison")
            return said.format(spot=spot, amount=money(lying.amount), held=money(held.amount))
        if lying:
            return gettext("{spot}; {amount} lies here").format(spot=spot, amount=money(lying.amount))
        if held:
            return gettext("{spot}; {held} is in prison").format(spot=spot, held=money(held.amount))
        return spot


def furnished(language: str, lying: Mapping[str, Chip], held: Mapping[str, Chip]) -> list[Furnished]:
    """All positions of the layout with the chips on them."""
    return [Furnished(spot, lying.get(spot.key), held.get(spot.key)) for spot in spots(language)]
