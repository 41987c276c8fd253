"""A coup as it was played, with a mistake of one side or none: who broke the rules of drawing, and how it ends."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import BANK, PUNTER, Coup, Dealt, Result, judge
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import BOUND, FREE, Ruleset
from games.chemin_de_fer.session import Session
from games.chemin_de_fer.tableau import Move, punter_move
from games.core.cards import DECK, Card
from games.web.chemin_de_fer.words import RESULTS
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, last_digit, named

NAME = "cdf-coup"
_PLACES = (PUNTER, BANK)
_FOLLOWING = 2  # the next cards in the shoe, for a coup that is rebuilt

_QUESTIONS = {BOUND: ("free", "bound"), FREE: ("punter-asked", "both-asked")}
_ENDS = {
    Result.WIN: Clause.BANK_WINS,
    Result.LOSE: Clause.PUNTERS_WIN,
    Result.TIE: Clause.EQUAL,
}


@skill(
    NAME,
    engine="chemin_de_fer",
    version=2,
    title=_("Judge the coup"),
    about=_(
        "A coup as it was played: find the side that broke a rule, or see that nothing is wrong, and name the winner."
    ),
    levels=(_("The banker is free"), _("The rule table binds")),
    texts={
        "cdf-coup.free": _("Nobody has asked for the rule table. Did either side break a rule, and who wins?"),
        "cdf-coup.bound": _("The banker has asked for the rule table. Did either side break a rule, and who wins?"),
        "cdf-coup.punter-asked": _(
            "Only the punter has asked for the rule table. Did either side break a rule, and who wins?"
        ),
        "cdf-coup.both-asked": _(
            "Both sides have asked for the rule table. Did either side break a rule, and who wins?"
        ),
        "cdf-coup.punter": pgettext_lazy("side", "Punter"),
        "cdf-coup.bank": pgettext_lazy("side", "Bank"),
        "cdf-coup.next": _("Next in the shoe"),
        "cdf-coup.ends": _("The result that counts"),
        **{f"cdf-coup.{result}": said for result, said in RESULTS.items()},
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    by_table = level == 2
    asked = asked_by(rules, by_table)

    def find(dealt: Dealt) -> list[spotting.Error]:
        coup = judge(rules, dealt, asked)
        void = (Clause.CARD_LEFT,) if coup.void else ()
        return [
            spotting.Error(drawing.side, (drawing.clause, Clause.REBUILT, *void))
            for drawing in coup.drawings
            if not drawing.kept
        ]

    right, spoilt = coups(chance, rules, by_table)
    while not any(len(find(dealt)) == 1 for dealt in spoilt):  # both sides are free, so nothing can be wrong
        right, spoilt = coups(chance, rules, by_table)
    spotted = spotting.draw(chance, right, spoilt, find)
    coup = judge(rules, spotted.shown, asked)
    sound = (*coup.because, Clause.ONE_CARD)
    offered = options(NAME, map(str, Result))
    steps = (*both_scored(NAME, coup), chosen(offered, coup.result.value))
    end = Part("ends", PartKind.CHOICE, Phrase(f"{NAME}.ends"), coup.result.value, _by(coup), offered, steps)
    parts = spotting.part(spotted, options(NAME, _PLACES), sound), end
    question = Phrase(f"{NAME}.{_QUESTIONS[rules.punter][by_table]}")
    return Item(question, parts, _scene(spotted.shown), played(rules, asked, spotted.shown))


def asked_by(rules: Ruleset, by_table: bool) -> tuple[str, ...]:
    """Return who has asked for the rule table: the punter too where the house binds nobody, so that there is a rule."""
    return ((PUNTER,) if rules.punter == FREE else ()) + ((BANK,) if by_table else ())


def played(rules: Ruleset, asked: tuple[str, ...], dealt: Dealt) -> str:
    """Return the coup at a table where somebody has called banco."""
    banker, punter = SEATS[0], SEATS[1]
    calls = [Call(Act.BANK, banker, rules.minimum), Call(Act.BANCO, punter)]
    who = {PUNTER: punter, BANK: banker}
    return str(Session((*calls, *(Call(Act.RULES, who[side]) for side in asked), dealt)))


def both_scored(name: str, dealt: Dealt | Coup, cards: int = MOST_CARDS) -> list[Step]:
    """Return how the scores of so many first cards of both sides come about, in the words of that skill."""
    return [
        step
        for side, hand in ((PUNTER, dealt.punter), (BANK, dealt.bank))
        for step in last_digit(*map(value, hand[:cards]), about=named(Phrase(f"{name}.{side}")))
    ]


def _by(coup: Coup) -> tuple[Clause, ...]:
    return _ENDS[coup.result], *((Clause.REBUILT,) if coup.rebuilt else ())


def coups(chance: Chance, rules: Ruleset, by_table: bool) -> tuple[Dealt, list[Dealt]]:
    """Return a right coup, and the same cards with a side that draws or stands against its rule."""
    cards = chance.some(DECK, 2 * FIRST_CARDS + 2 + _FOLLOWING)
    punter, bank, shoe = tuple(cards[0:3:2]), tuple(cards[1:4:2]), tuple(cards[4:])
    if is_natural(punter) or is_natural(bank):
        first = second = False
    else:
        first = _draws(chance, punter_move(score(punter)))
        third = value(shoe[0]) if first else None
        second = _draws(chance, rules.tableau.move(score(bank), third) if by_table else Move.FREE)
    right = _dealt(punter, bank, shoe, first, second)
    return right, list(_spoilt(punter, bank, shoe, first, second))


def _spoilt(
    punter: tuple[Card, ...], bank: tuple[Card, ...], shoe: tuple[Card, ...], first: bool, second: bool
) -> Iterator[Dealt]:
    """Yield every other choice of the sides. Where only one is bound, that is the one that can be wrong."""
    for drew, also in ((not first, second), (first, not second), (not first, not second)):
        yield _dealt(punter, bank, shoe, drew, also)


def _dealt(
    punter: tuple[Card, ...], bank: tuple[Card, ...], shoe: tuple[Card, ...], first: bool, second: bool
) -> Dealt:
    return Dealt((*punter, *shoe[:first]), (*bank, *shoe[first : first + second]), shoe[first + second :])


def _draws(chance: Chance, move: Move) -> bool:
    return chance.between(0, 1) == 1 if move is Move.FREE else move is Move.DRAW


def _scene(dealt: Dealt) -> Scene:
    rows = (("punter", dealt.punter), ("bank", dealt.bank), ("next", dealt.following))
    return cards_scene(*(row(Phrase(f"{NAME}.{label}"), cards) for label, cards in rows))
