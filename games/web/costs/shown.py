"""The price of an evening in words, in a table and as a drawing."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from django.utils.translation import gettext, ngettext, npgettext

from games.core.evening import Evening
from games.core.sums import Bar
from games.web.costs import asked
from games.web.kit.formats import in_a_row, money, money_column, number, percent, signed

_WIDTH, _HEIGHT = 600, 200  # of the drawing
_GAP = 2
_NINE = 10**9


@dataclass(frozen=True, slots=True)
class Range:
    """A range of sums in words, how often the evening ends there, and its bar: SVG's own numbers."""

    words: str
    chance: Fraction
    ahead: bool
    x: str
    y: str
    width: str
    height: str


def shown(evening: asked.Evening, found: Evening) -> dict[str, Any]:
    """Return what the page says of an evening."""
    return {
        "evening": evening,
        "found": found,
        "cost": money_column(round(found.cost)),
        "sentence": _cost(evening, found),
        "details": in_a_row(
            dict.fromkeys([str(evening.game.title), *(bet.when for bet, _ in evening.placed if bet.when)])
        ),
        "odds": _odds(found),
        "between": _between(found),
        "runs": _runs(found),
        "gone": _gone(evening, found),
        "gone_chance": None if found.gone is None else _share(found.gone),
        "edge": found.cost / (evening.rounds * evening.stakes),
        "deviation": money_column(round(found.deviation)),
        "ranges": _ranges(found.bars),
        "size": f"0 0 {_WIDTH} {_HEIGHT}",
        "ahead_or_even": found.ahead + found.even,
        "bet_exact": all(bet.outcomes and bet.outcomes.is_exact for bet, _stake in evening.placed),
    }


def _cost(evening: asked.Evening, found: Evening) -> str:
    values = {"rounds": number(evening.rounds), "cost": money_column(round(found.cost))}
    first, *second = [{"bet": bet.placed or bet.name, "stake": money(stake)} for bet, stake in evening.placed]
    if second:
        # Translators: such as: 200 rounds with 5 on “Red” and 1 on “Straight 17” cost 32.43 on average.
        said = ngettext(
            "{rounds} round with {stake} on “{bet}” and {other} on “{beside}” costs {cost} on average.",
            "{rounds} rounds with {stake} on “{bet}” and {other} on “{beside}” cost {cost} on average.",
            evening.rounds,
        )
        return said.format(**values, **first, other=second[0]["stake"], beside=second[0]["bet"])
    # Translators: such as: 200 rounds with 5 on “Red” cost 13.51 on average.
    said = ngettext(
        "{rounds} round with {stake} on “{bet}” costs {cost} on average.",
        "{rounds} rounds with {stake} on “{bet}” cost {cost} on average.",
        evening.rounds,
    )
    return said.format(**values, **first)


def _odds(found: Evening) -> str:
    return gettext(
        "You are ahead after {ahead} of {all} such evenings, even after {even} and behind after {behind}."
    ).format(**dict(zip(("ahead", "even", "behind"), map(number, _of_hundred(found)), strict=True)), all=number(100))


def _of_hundred(found: Evening) -> list[int]:
    """Return the three shares in hundredths that make a hundred: what is left goes where most was cut off."""
    exact = [share * 100 for share in (found.ahead, found.even, found.behind)]
    whole = [int(share) for share in exact]
    for place in sorted(range(3), key=lambda place: whole[place] - exact[place])[: 100 - sum(whole)]:
        whole[place] += 1
    return whole


def _between(found: Evening) -> str:
    return gettext("Nine of ten such evenings end between {low} and {high}.").format(
        low=signed(round(found.low)), high=signed(round(found.high))
    )


def _runs(found: Evening) -> str:
    # Translators: how many rounds are lost one after the other.
    said = npgettext(
        "lost rounds",
        "In half of such evenings you lose at least {count} round in a row, in one of ten at least {more}.",
        "In half of such evenings you lose at least {count} rounds in a row, in one of ten at least {more}.",
        found.run,
    )
    return said.format(count=number(found.run), more=number(found.long_run))


def _gone(evening: asked.Evening, found: Evening) -> str:
    if found.gone is None or evening.money is None:
        return ""
    return gettext(
        "If you bring {money} and play until the end, in {chance} of such evenings there is a time when what is "
        "left does not cover the next stakes."
    ).format(money=money(evening.money), chance=percent(round(_share(found.gone), 4)))


def _share(chance: float) -> Fraction:
    return Fraction(round(chance * _NINE), _NINE)


def _ranges(bars: tuple[Bar, ...]) -> list[Range]:
    most = max(bar.chance for bar in bars)
    width = Fraction(_WIDTH, len(bars))
    found = []
    for place, bar in enumerate(bars):
        height = bar.chance / most * (_HEIGHT - _GAP)
        found.append(
            Range(
                words=_words(bars, place),
                chance=Fraction(round(bar.chance * _NINE), _NINE),
                ahead=bar.low >= 0,
                x=_svg(place * width),
                y=_svg(_HEIGHT - height),
                width=_svg(max(width - _GAP, width / 2)),
                height=_svg(height),
            )
        )
    return found


def _words(bars: tuple[Bar, ...], place: int) -> str:
    bar = bars[place]
    low, high = signed(round(bar.low)), signed(round(bar.high))
    if len(bars) > 1 and place == 0:
        return gettext("{high} or less").format(high=high)
    if len(bars) > 1 and place == len(bars) - 1:
        return gettext("{low} or more").format(low=low)
    return low if low == high else gettext("{low} to {high}").format(low=low, high=high)


def _svg(value: Fraction) -> str:
    return f"{float(value):.2f}"
