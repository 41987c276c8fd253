"""A hand as it was settled, with one figure wrong or none: which."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Chip, Deal
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import Line, settle
from games.core.facts import Money
from games.web.caribbean_stud.words import SQUARES
from training.drills.caribbean_stud.dealing import changed, deal, rows, texts
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, Scene, cards_scene, money
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added

NAME = "stud-settlement"


def _mistakes(line: Line) -> dict[spotting.Paid, None]:
    """Return a figure as another hand, another column or another end would have it."""
    paid, back, stake = line.winnings, line.returned, line.stake
    return dict.fromkeys(
        (
            (paid + stake, back),
            (0 if paid else stake, back),
            (paid, 0 if back else stake),
            (2 * paid, back) if paid else (paid, stake),
        )
    )


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("Spot the wrong payment"),
    about=_("A settled hand of Caribbean stud: find the wrong figure, or see that nothing is wrong."),
    levels=(_("Ante and BET"), _("With a change and the jackpot")),
    texts={
        "stud-settlement.ask": _("The hand was settled like this. Is a figure wrong, and if so, on which square?"),
        **texts(NAME),
        "stud-settlement.square": _("Square"),
        "stud-settlement.stake": _("Stake"),
        "stud-settlement.paid": _("Paid"),
        "stud-settlement.kept": _("Returned"),
        **{f"stud-settlement.{square}": said for square, said in SQUARES.items()},
        "stud-settlement.change": pgettext_lazy("Caribbean stud", "Price of the change"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    hand = deal(chance)
    if level > 1 and holds(rules, Clause.CHANGE) and chance.between(1, 2) == 1:
        hand = replace(hand, changed=changed(chance, hand.cards, hand.bank))
    if level > 1 and rules.jackpot:
        hand = replace(hand, chip=Chip())
    lines = settle(rules, hand).lines
    figures = [
        spotting.Row(line.square.value, (line.winnings, line.returned), line.because, _mistakes(line)) for line in lines
    ]
    spotted = spotting.one_wrong(chance, figures)
    sound = tuple(dict.fromkeys(str(clause) for line in lines for clause in line.because))
    steps = {line.square.value: _due(line) for line in lines}
    part = spotting.part(spotted, _places(lines), sound, steps=steps)
    return Item(Phrase(f"{NAME}.ask"), (part,), _scene(hand, lines, spotted.shown), str(hand))


def _due(line: Line) -> Step:
    """Return what a stake is paid and gets back."""
    return added(Money(line.winnings), Money(line.returned), about={"say": f"{NAME}.{line.square}"})


def _places(lines: tuple[Line, ...]) -> Options:
    return tuple((line.square.value, Phrase(f"{NAME}.{line.square}")) for line in lines)


def _scene(hand: Deal, lines: tuple[Line, ...], paid: tuple[spotting.Paid, ...]) -> Scene:
    table: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.{line.square}"}, *money(line.stake, won, back))
        for line, (won, back) in zip(lines, paid, strict=True)
    ]
    head = [Phrase(f"{NAME}.{name}") for name in ("square", "stake", "paid", "kept")]
    return cards_scene(*rows(NAME, hand), head=head, lines=table)
