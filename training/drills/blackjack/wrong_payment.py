"""A round settled, with one amount wrong or none."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import Round
from games.core.facts import Money
from training.drills.blackjack.rounds import dealt, shown
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, money
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, named

NAME = "bj-spot"
_MOST_LINES = 8


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Spot the wrong payment"),
    about=_("A round with its payments: find the one that is wrong, or see that nothing is wrong."),
    levels=(_("Two boxes"), _("Three boxes")),
    texts={
        "bj-spot.box": pgettext_lazy("blackjack table", "Box"),
        "bj-spot.hand": pgettext_lazy("blackjack table", "Hand"),
        "bj-spot.laid": _("Total stake"),
        "bj-spot.winnings": _("Paid"),
        "bj-spot.returned": _("Returned"),
        "bj-spot.insurance": _("insurance"),
        "bj-spot.line": pgettext_lazy("mistake", "payment {number}"),
        "bj-spot.number": _("Payment"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    while True:
        played = dealt(chance, rules, 1 + level)
        lines = settle(rules, played).lines
        if len(lines) <= _MOST_LINES:
            break

    rows = [
        spotting.Row(str(number), (line.winnings, line.returned), line.because, _mistakes(line.stake))
        for number, line in enumerate(lines, 1)
    ]
    spotted = spotting.one_wrong(chance, rows)
    places = tuple((str(n), Phrase(f"{NAME}.line", {"number": n})) for n in range(1, len(lines) + 1))
    sound = tuple(dict.fromkeys(str(line.clause) for line in lines))
    steps = {str(n): _due(place, line) for (n, line), (_name, place) in zip(enumerate(lines, 1), places, strict=True)}
    part = spotting.part(spotted, places, sound, steps=steps)
    return Item(spotting.ASK, (part,), _scene(played, lines, spotted.shown), str(played))


def _due(place: Phrase, line: Line) -> Step:
    """Return what a line pays and gives back."""
    return added(Money(line.winnings), Money(line.returned), about=named(place))


def _mistakes(stake: int) -> tuple[spotting.Paid, ...]:
    """Return a line paid otherwise: as a loss, an equal total, a plain win, a blackjack."""
    return (0, 0), (0, stake), (stake, stake), (stake * 3 // 2, stake), (2 * stake, stake)


def _scene(played: Round, lines: tuple[Line, ...], paid: tuple[spotting.Paid, ...]) -> Scene:
    """Return the round with its payments instead of what was laid beside."""
    scene = shown(played)
    head = ("number", "box", "hand", "laid", "winnings", "returned")
    rows: list[list[Value]] = []
    for number, (line, (won, back)) in enumerate(zip(lines, paid, strict=True), 1):
        hand: Value = {"say": f"{NAME}.insurance"} if line.bet == "insurance" else line.hand
        rows.append([number, line.box, hand, *money(line.stake, won, back)])
    return {**scene, "head": [{"code": f"{NAME}.{name}", "values": {}} for name in head], "lines": rows}
