"""A coup as it was dealt, called and paid, with one mistake in it or none."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK, Card
from games.core.facts import Money
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import settle
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Stake
from training.drills.kit import spotting
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import cards_scene, money, options, row
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.trente_quarante.call import clauses as of_call
from training.drills.trente_quarante.coups import NOIR, ROUGE, coup_ending, row_added, said, wrong_end

NAME = "tq-mistake"
_PLACES = ("noir", "rouge", "call", "line-1", "line-2")


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the felt: rows, the call, and for each stake what was paid and given back, in cents."""

    noir: tuple[Card, ...]
    rouge: tuple[Card, ...]
    call: str
    stakes: tuple[Stake, ...]
    paid: tuple[tuple[int, int], ...]


def right(rules: Ruleset, coup: Coup, stakes: tuple[Stake, ...]) -> Shown:
    lines = settle(rules, coup, stakes).lines
    return Shown(coup.noir, coup.rouge, coup.call, stakes, tuple((line.winnings, line.returned) for line in lines))


def find(rules: Ruleset, shown: Shown) -> list[spotting.Error]:
    """Return what is wrong: a row that does not end where it should; else what the engine calls and pays otherwise."""
    rows = [
        spotting.Error(name, (Clause.COMPLETE_ROW,))
        for name, cards in (("noir", shown.noir), ("rouge", shown.rouge))
        if wrong_end(cards)
    ]
    if rows:
        return rows
    coup = Coup(shown.noir, shown.rouge)
    found = [] if coup.call == shown.call else [spotting.Error("call", of_call(coup))]
    for place, (line, paid) in enumerate(zip(settle(rules, coup, shown.stakes).lines, shown.paid, strict=True), 1):
        if (line.winnings, line.returned) != paid:
            found.append(spotting.Error(f"line-{place}", tuple(map(str, line.because))))
    return found


def _steps(rules: Ruleset, shown: Shown) -> dict[str, Step]:
    """Return what is right of what lies there, by its place: nothing beyond the rows where one of them is wrong."""
    rows = {"noir": row_added(shown.noir, NOIR), "rouge": row_added(shown.rouge, ROUGE)}
    if wrong_end(shown.noir) or wrong_end(shown.rouge):
        return rows
    coup = Coup(shown.noir, shown.rouge)
    lines = settle(rules, coup, shown.stakes).lines
    return {
        **rows,
        "call": Step(Phrase("number", {"number": coup.call}), coup.call),
        **{
            f"line-{place}": added(Money(line.winnings), Money(line.returned), about=said(line.chance))
            for place, line in enumerate(lines, 1)
        },
    }


def _spoilt(luck: Luck, shown: Shown) -> Iterator[Shown]:
    """Yield a card too many or too few, another call, another payment."""
    card = luck.pick(DECK)
    yield replace(shown, noir=(*shown.noir, card))
    yield replace(shown, rouge=(*shown.rouge, card))
    yield replace(shown, noir=shown.noir[:-1])
    yield replace(shown, rouge=shown.rouge[:-1])
    for winner in (Winner.NOIR, Winner.ROUGE, Winner.TIE):
        yield replace(shown, call=coup_ending(luck, winner).call)
    for old, new in (("Rouge gagne", "Rouge perd"), ("Rouge perd", "Rouge gagne")):
        if old in shown.call:
            yield replace(shown, call=shown.call.replace(old, new))
    for place, (stake, (won, back)) in enumerate(zip(shown.stakes, shown.paid, strict=True)):
        for other in ((stake.amount, stake.amount), (0, stake.amount), (0, 0), (won + stake.amount, back)):
            paid = list(shown.paid)
            paid[place] = other
            yield replace(shown, paid=tuple(paid))


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Spot the mistake"),
    about=_("A coup as it was dealt, called and paid: find what is wrong, or see that nothing is wrong."),
    levels=(_("A coup"),),
    texts={
        "tq-mistake.ask": _(
            "The coup is called “{call}”. Is there a mistake in the rows, in the call or in the payment?"
        ),
        # Translators: places where the mistake is, as answers to “The mistake”
        "tq-mistake.noir": _("in the row of noir"),
        "tq-mistake.rouge": _("in the row of rouge"),
        "tq-mistake.call": _("in the call"),
        "tq-mistake.line-1": pgettext_lazy("mistake", "in the first stake"),
        "tq-mistake.line-2": pgettext_lazy("mistake", "in the second stake"),
        "tq-mistake.chance": _("Chance"),
        "tq-mistake.stake": _("Stake"),
        "tq-mistake.won": _("Paid"),
        "tq-mistake.back": _("Returned"),
    },
)
def generator(luck: Luck, _level: int, rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE, Winner.NOIR, Winner.ROUGE, Winner.TIE)))
    stakes = tuple(Stake(chance, luck.between(1, 20) * 10_00) for chance in luck.some(tuple(Chance), 2))
    whole = right(rules, coup, stakes)
    spotted = spotting.draw(luck, whole, list(_spoilt(luck, whole)), lambda shown: find(rules, shown))
    shown = spotted.shown
    lines: list[list[Value]] = [
        [said(stake.chance), *money(stake.amount, won, back)]
        for stake, (won, back) in zip(shown.stakes, shown.paid, strict=True)
    ]
    head = [Phrase(f"{NAME}.{name}") for name in ("chance", "stake", "won", "back")]
    scene = cards_scene(row(NOIR, shown.noir), row(ROUGE, shown.rouge), head=head, lines=lines)
    sound = (Clause.COMPLETE_ROW, *of_call(coup))
    part = spotting.part(spotted, options(NAME, _PLACES), tuple(map(str, sound)), steps=_steps(rules, shown))
    return Item(Phrase(f"{NAME}.ask", {"call": shown.call}), (part,), scene)
