"""A round settled, with one amount wrong or none."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import Round
from training.drills.blackjack.lying import dealt, shown
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene
from training.drills.kit.items import Generator, Item, Phrase, Value

NAME, VERSION = "bj-spot", 1
_MOST_LINES = 8

_TEXTS = {
    "bj-spot.box": pgettext_lazy("blackjack table", "Box"),
    "bj-spot.hand": pgettext_lazy("blackjack table", "Hand"),
    "bj-spot.laid": _("Total stake"),
    "bj-spot.winnings": _("Paid"),
    "bj-spot.returned": _("Returned"),
    "bj-spot.insurance": _("insurance"),
    "bj-spot.line": pgettext_lazy("mistake", "payment {number}"),
    "bj-spot.number": _("Payment"),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A round and what was paid and given back on each of its lines."""

    played: Round
    paid: tuple[tuple[int, int], ...]


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    while True:
        played = dealt(chance, rules, 1 + level)
        lines = settle(rules, played).lines
        if len(lines) <= _MOST_LINES:
            break

    def find(one: Shown) -> list[spotting.Error]:
        return [
            spotting.Error(str(number), tuple(map(str, line.because)))
            for number, (line, paid) in enumerate(zip(lines, one.paid, strict=True), 1)
            if paid != (line.winnings, line.returned)
        ]

    right = Shown(played, tuple((line.winnings, line.returned) for line in lines))
    spotted = spotting.draw(chance, right, _spoilt(right, lines), find)
    places = tuple((str(n), Phrase(f"{NAME}.line", {"number": n})) for n in range(1, len(lines) + 1))
    sound = tuple(dict.fromkeys(str(line.clause) for line in lines))
    part = spotting.part(spotted, places, sound)
    return Item(spotting.ASK, (part,), _scene(spotted.shown, lines), str(played))


def _spoilt(right: Shown, lines: tuple[Line, ...]) -> Iterator[Shown]:
    """Each line paid otherwise: as a loss, an equal total, a plain win, a blackjack."""
    for at, line in enumerate(lines):
        stake = line.stake
        for paid in ((0, 0), (0, stake), (stake, stake), (stake * 3 // 2, stake), (2 * stake, stake)):
            yield replace(right, paid=(*right.paid[:at], paid, *right.paid[at + 1 :]))


def _scene(one: Shown, lines: tuple[Line, ...]) -> Scene:
    """The round with its payments instead of what was laid beside."""
    scene = shown(one.played)
    head = ("number", "box", "hand", "laid", "winnings", "returned")
    told: list[list[Value]] = []
    for number, (line, (won, back)) in enumerate(zip(lines, one.paid, strict=True), 1):
        hand: Value = {"say": f"{NAME}.insurance"} if line.bet == "insurance" else line.hand
        told.append([number, line.box, hand, {"money": line.stake}, {"money": won}, {"money": back}])
    return {**scene, "head": [{"code": f"{NAME}.{name}", "values": {}} for name in head], "lines": told}


generator = Generator(
    name=NAME,
    engine="blackjack",
    version=VERSION,
    title=_("Spot the wrong payment"),
    about=_("A round with its payments: find the one that is wrong, or see that nothing is wrong."),
    levels=(_("Two boxes"), _("Three boxes")),
    texts=_TEXTS,
    draw=_draw,
)
