"""The taille: the cards burnt, its end, and the coup after which it is stopped."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK
from games.core.problems import Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import settle
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Stake
from games.trente_quarante.taille import taille
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import LETTERS, cards_scene, lettered, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.trente_quarante.coups import because, coup_of, said

NAME = "tq-taille"
_SPARE = 2


def _burn(luck: Luck, rules: Ruleset) -> Item:
    cards = luck.some(DECK * rules.decks, rules.burnt + 4)
    first = len(taille(rules, [*cards, *luck.some(DECK * rules.decks, 60)]).burnt)
    offered = lettered(f"{NAME}.letter", cards)
    alike = Phrase(f"{NAME}.alike", {"card": {"card": str(luck.pick(DECK))}})
    parts = (
        Part("noir", PartKind.CHOICE, Phrase(f"{NAME}.noir"), LETTERS[first], (Clause.BURN,), offered),
        Part("alike", PartKind.NUMBER, alike, rules.decks, (Clause.SHOE,)),
    )
    return Item(Phrase(f"{NAME}.ask-burn"), parts, cards_scene(row(None, cards, marks=LETTERS[: len(cards)])))


def _end(luck: Luck, rules: Ruleset) -> Item:
    """Return a whole coup, or one that lacks its last cards."""
    whole = coup_of(luck).cards
    cards = whole if luck.between(1, 2) == 1 else whole[: -luck.between(1, _SPARE)]
    stake = Stake(luck.pick(tuple(Chance)), luck.between(1, 40) * 10_00)
    try:
        coup: Coup | None = Coup.deal(cards)
    except Refused:
        coup = None
    settled = settle(rules, coup, [stake])
    offered = options(NAME, ("yes", "no"))
    dealt = Part(
        "dealt",
        PartKind.CHOICE,
        Phrase(f"{NAME}.dealt"),
        "yes" if coup else "no",
        (Clause.TAILLE, Clause.ROWS),
        offered,
    )
    back = Part(
        "back",
        PartKind.MONEY,
        Phrase(f"{NAME}.back"),
        settled.total.returned + settled.total.winnings,
        because(settled.lines),
    )
    asked = Phrase(f"{NAME}.ask-end", {"stake": {"money": stake.amount}, "chance": said(stake.chance)})
    parts = (dealt,) if coup else (dealt, back)
    return Item(asked, parts, cards_scene(row(None, cards)))


def _shown(luck: Luck, rules: Ruleset) -> Item:
    """Return coups of a taille, some with cards that were shown, until enough of them had one."""
    shoe = luck.shuffled(DECK * rules.decks)
    plain = taille(rules, shoe)
    places, place = [], rules.burnt
    for coup in plain.coups[: luck.between(9, 13)]:
        places.append(range(place, place + coup.used))
        place += coup.used
    seen = {luck.pick(coup): None for coup in luck.some(places, rules.shown_coups + luck.between(0, 2))}
    extra = luck.pick(places)
    shown = {*seen, luck.pick(extra)} if any(card in extra for card in seen) else set(seen)
    stopped = len(taille(rules, shoe, shown).coups)
    lines: list[list[Value]] = [[number, sum(card in coup for card in shown)] for number, coup in enumerate(places, 1)]
    part = Part("stopped", PartKind.NUMBER, Phrase(f"{NAME}.stopped"), stopped, (Clause.SHOWN_STOP,))
    scene = cards_scene(head=(Phrase(f"{NAME}.coup"), Phrase(f"{NAME}.card")), lines=lines)
    return Item(Phrase(f"{NAME}.ask-shown"), (part,), scene)


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("The taille"),
    about=_("Where the first row begins, whether the last cards make a coup, and when a taille is stopped."),
    levels=(_("How it begins"), _("How it ends"), _("Cards seen too early")),
    texts={
        "tq-taille.ask-burn": _("The first cards of a taille, in the order in which they are drawn."),
        "tq-taille.noir": _("First card of the row of noir"),
        "tq-taille.alike": _("{card}: how many times this card can come up in a taille at most"),
        # Translators: a card to choose from, by its letter in the row, such as “A: ten of hearts”
        "tq-taille.letter": pgettext_lazy("card of the shoe", "{letter}: {card}"),
        "tq-taille.ask-end": _("These are the last cards of the taille, in order. A player has {stake} on {chance}."),
        "tq-taille.dealt": _("Are they enough for another coup?"),
        "tq-taille.yes": _("yes"),
        "tq-taille.no": _("no, the taille is over"),
        "tq-taille.back": _("Returned to the player"),
        "tq-taille.ask-shown": _(
            "Some cards were seen before they were dealt. After which coup is the taille stopped?"
        ),
        "tq-taille.coup": _("Coup"),
        "tq-taille.card": _("Cards seen too early"),
        "tq-taille.stopped": _("Number of the coup"),
    },
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return (_burn, _end, _shown)[level - 1](luck, rules)
