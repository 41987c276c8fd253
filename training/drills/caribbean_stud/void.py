"""What goes wrong, whether it makes the hand void, and what then goes back."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Chip
from games.caribbean_stud.mishaps import IN_TIME, Mishap, ruling
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import settle
from games.web.caribbean_stud.words import MISHAPS
from training.drills.caribbean_stud.dealing import changed, deal, sums
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

NAME = "stud-void"


def _ruled(chance: Chance) -> Item:
    mishap = chance.pick((*Mishap, *IN_TIME))
    turned = chance.between(1, 2) == 1
    void, clause = ruling(mishap, turned=turned)
    answer = "stands" if not void else "own" if mishap is Mishap.THROWN else "void"
    offered = options(NAME, ("void", "own", "stands"))
    part = Part("answer", PartKind.CHOICE, Phrase(f"{NAME}.answer"), answer, (clause,), offered)
    return Item(Phrase(f"{NAME}.ask-{'after' if turned else 'before'}", _values(mishap)), (part,))


def _back(chance: Chance, rules: Ruleset) -> Item:
    hand = replace(deal(chance), void=chance.pick(tuple(Mishap)))
    if holds(rules, Clause.CHANGE) and chance.between(1, 2) == 1:
        hand = replace(hand, changed=changed(chance, hand.cards, hand.bank))
    if rules.jackpot and chance.between(1, 2) == 1:
        hand = replace(hand, chip=Chip())
    settled = settle(rules, hand)
    lines: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.{line.square}"}, {"money": line.stake}) for line in settled.lines
    ]
    label, steps = Phrase(f"{NAME}.back"), sums(NAME, [(line, line.returned) for line in settled.lines])
    part = Part("back", PartKind.MONEY, label, settled.total.returned, settled.lines[0].because, worked=steps)
    scene = cards_scene(head=[Phrase(f"{NAME}.square"), Phrase(f"{NAME}.stake")], lines=lines)
    return Item(Phrase(f"{NAME}.ask-back", _values(hand.void)), (part,), scene)


def _values(mishap: Mishap | None) -> dict[str, Value]:
    return {"mishap": {"say": f"{NAME}.mishap-{mishap}"}}


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("Void hands"),
    about=_("What can go wrong at the table, whether it makes the hand void, and what is then returned."),
    levels=(_("Void or not"), _("What is returned")),
    texts={
        # Translators: {mishap} is a sentence such as “The dealer skips a box that has an ante”.
        "stud-void.ask-before": _(
            "{mishap}. It is noticed before the bank’s card is turned. What happens to the hand?"
        ),
        "stud-void.ask-after": _(
            "{mishap}. It is noticed after the bank’s card has been turned. What happens to the hand?"
        ),
        "stud-void.ask-back": _("{mishap}. The hand is void. How much of these stakes is returned to the player?"),
        "stud-void.answer": pgettext_lazy("hand that is played", "The hand"),
        # Translators: the subject is the hand that is played, not the cards of one player.
        "stud-void.void": _("is void for the whole table"),
        # Translators: the subject is the hand that is played, not the cards of one player.
        "stud-void.own": _("is void for this player only"),
        # Translators: the subject is the hand that is played, not the cards of one player.
        "stud-void.stands": _("is valid and is played out"),
        "stud-void.back": _("Returned in all"),
        "stud-void.square": _("Square"),
        "stud-void.stake": _("Stake"),
        "stud-void.ante": _("Ante"),
        "stud-void.bet": _("BET"),
        "stud-void.change": pgettext_lazy("Caribbean stud", "Price of the change"),
        "stud-void.jackpot": _("Jackpot chip"),
        **{f"stud-void.mishap-{mishap}": said for mishap, said in MISHAPS.items()},
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _ruled(chance) if level == 1 else _back(chance, rules)
