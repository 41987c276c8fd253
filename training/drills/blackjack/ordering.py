"""In which order stakes are settled."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Round
from training.drills.blackjack.rounds import dealt, shown
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill

NAME = "bj-order"
_BOXES = {1: 3, 2: 5}


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("The order of settling"),
    about=_("Which box comes first and which last, with bust hands and blackjacks among them."),
    levels=(_("A few boxes"), _("Many boxes")),
    texts={
        "bj-order.ask": _("The round is over. Which box is settled first, and which last?"),
        "bj-order.first": pgettext_lazy("box that is settled", "First"),
        "bj-order.last": pgettext_lazy("box that is settled", "Last"),
    },
    fits=lambda rules, level: rules.boxes > 1,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    while True:
        played = dealt(chance, rules, min(_BOXES[level], rules.boxes))
        if not any(box.insurance for box in played.boxes):
            break
    return Item(Phrase(f"{NAME}.ask"), first_and_last(rules, played), shown(played), str(played))


def first_and_last(rules: Ruleset, played: Round) -> tuple[Part, ...]:
    """Return what is asked of a round without insurance: the box that is settled first and the one that is last."""
    lines = settle(rules, played).lines
    offered = tuple((str(n), Phrase("bj.box", {"box": n})) for n in range(1, len(played.boxes) + 1))
    return tuple(
        Part(slug, PartKind.CHOICE, Phrase(f"{NAME}.{slug}"), str(line.box), (Clause.ORDER,), offered)
        for slug, line in (("first", lines[0]), ("last", lines[-1]))
    )
