"""Can this hand be settled, and if not, why not?"""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Deal
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import problems
from games.core.cards import DECK
from training.drills.caribbean_stud.dealing import changed, deal, rows, texts
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

NAME = "stud-legal"
_CODES = {"card_too_often": "twice", "drawn_not_in_hand": "drawn", "change_not_offered": "change"}
_COUNTS = ("too_few_cards", "too_many_cards")
_ANSWERS = ("fine", "twice", "count", "ante", "bet", "drawn", "change")


def _spoilt(chance: Chance, rules: Ruleset, hand: Deal) -> Deal:
    """Return the hand as it is, or with one thing wrong."""
    changes = holds(rules, Clause.CHANGE)
    how = chance.pick(("fine", "twice", "count", "ante", "bet", "change", *(("drawn",) if changes else ())))
    rest = [card for card in DECK if card not in hand.cards and card not in hand.bank]
    if how == "twice":
        return replace(hand, bank=(*hand.bank[:-1], chance.pick(hand.cards)))
    if how == "count":
        longer = (*hand.cards, chance.pick(rest))
        return replace(hand, cards=chance.pick((hand.cards[:-1], longer)))
    if how in ("ante", "bet"):
        return replace(hand, ante=0) if how == "ante" else replace(hand, bet=0)
    if how == "change":
        return replace(hand, changed=changed(chance, hand.cards, hand.bank))
    if how == "drawn":
        thrown, drawn = chance.some(rest, 2)
        return replace(hand, changed=Change(thrown, drawn))
    return hand


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("Can it be settled?"),
    about=_("Cards, stakes and changes, checked before anything is paid: what is wrong, and why."),
    levels=(_("A hand as it stands"),),
    texts={
        "stud-legal.ask": _("Can this hand be settled as it stands? If not, what is wrong?"),
        **texts(NAME),
        "stud-legal.square": _("Square"),
        "stud-legal.stake": _("Stake"),
        "stud-legal.ante-square": _("ANTE"),
        "stud-legal.bet-square": _("BET"),
        "stud-legal.answer": pgettext_lazy("hand that is played", "The hand"),
        # Translators: the subject is the hand that is played.
        "stud-legal.fine": _("can be settled"),
        "stud-legal.twice": _("a card appears twice"),
        "stud-legal.count": _("a hand has a wrong number of cards"),
        "stud-legal.ante": _("there is no ante"),
        "stud-legal.bet": _("there is nothing on BET, although the hand is played"),
        "stud-legal.drawn": _("the new card is not in the hand"),
        "stud-legal.change": _("no card can be changed at this table"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    hand = _spoilt(chance, rules, deal(chance))
    found = problems(rules, hand)
    answer = "fine"
    clauses: tuple[str, ...] = (Clause.FIVE_CARDS, Clause.DECK, Clause.ANTE, Clause.PLAY)
    if hand.changed:
        clauses = (*clauses, Clause.CHANGED_CARD)
    if found:
        code = found[0].code
        answer = "count" if code in _COUNTS else _CODES.get(code, found[0].field)
        clauses = (str(found[0].clause),)
    answers = _ANSWERS if holds(rules, Clause.NO_CHANGE) else _ANSWERS[:-1]
    label, offered = Phrase(f"{NAME}.answer"), options(NAME, answers)
    part = Part("answer", PartKind.CHOICE, label, answer, clauses, offered)
    lines: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.ante-square"}, {"money": hand.ante}),
        ({"say": f"{NAME}.bet-square"}, {"money": hand.bet or 0}),
    ]
    scene = cards_scene(*rows(NAME, hand), head=[Phrase(f"{NAME}.square"), Phrase(f"{NAME}.stake")], lines=lines)
    return Item(Phrase(f"{NAME}.ask"), (part,), scene)
