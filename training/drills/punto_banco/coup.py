"""A whole coup from the shoe: who draws which card, what the hands score, and who wins."""

from collections.abc import Mapping, Sequence
from functools import partial

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.clauses import HandClause
from games.baccarat.hands import TENS, score, value
from games.core.cards import DECK
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.coup import FIRST, MOST_USED, Coup, deal, outcome
from games.punto_banco.play import Play
from games.punto_banco.rulesets import Ruleset
from games.web.punto_banco.words import BETS
from training.drills.kit.chance import Chance
from training.drills.kit.common import LETTERS, Options, cards_scene, lettered, options, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import confused, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen
from training.drills.punto_banco.laid import both_scored, coup_ending, coup_scene, scored
from training.drills.punto_banco.missettled import banco_like_punto
from training.drills.punto_banco.mistakes import BANCO_LIKE_PUNTO, TENS_KEPT

NAME = "punto-banco-coup"


def _scores(coup: Coup) -> list[Part]:
    return [
        Part(
            f"score-{hand.value}",
            PartKind.NUMBER,
            Phrase(f"{NAME}.score-{hand.value}"),
            score(coup.cards_of(hand)),
            (HandClause.SCORE, HandClause.CARD_VALUES),
            worked=scored(coup.cards_of(hand), Phrase(f"{NAME}.{hand.value}")),
        )
        for hand in Hand
    ]


def _result(coup: Coup, clauses: tuple[Rule, ...]) -> Part:
    offered = options(NAME, list(Bet))
    steps = (*both_scored(NAME, coup), chosen(offered, coup.result.value))
    return Part("result", PartKind.CHOICE, Phrase(f"{NAME}.result"), coup.result.value, clauses, offered, steps)


def _over(chance: Chance) -> Item:
    coup = coup_ending(chance, chance.pick(list(Bet)))
    cards = tuple(dealt.card for dealt in coup.dealt)
    parts = (*_scores(coup), _result(coup, (HandClause.SCORE,)))
    mistakes = partial(_with_tens, parts, coup)
    return Item(Phrase(f"{NAME}.ask-result"), parts, coup_scene(NAME, coup), str(Play(cards=cards)), mistakes=mistakes)


def _with_tens(parts: Sequence[Part], coup: Coup) -> Mapping[str, Given]:
    """Return the result of somebody who counts pictures as ten and keeps the tens of the scores."""
    punto, banco = (sum(value(card) or TENS for card in coup.cards_of(hand)) for hand in Hand)
    read: Given = {"score-punto": punto, "score-banco": banco, "result": outcome(punto, banco).value}
    return told_apart(parts, [(TENS_KEPT, read)])


def _from_the_shoe(chance: Chance) -> Item:
    cards = chance.some(DECK, MOST_USED)
    coup = deal(cards)
    offered = lettered(f"{NAME}.letter", cards)[len(FIRST) :]
    scene = cards_scene(row(Phrase(f"{NAME}.shoe"), cards, marks=LETTERS[:MOST_USED]))

    def parts_of(dealt: Coup) -> tuple[Part, ...]:
        return (*_thirds(dealt, offered), *_scores(dealt), _result(dealt, (Clause.DEAL, HandClause.SCORE)))

    parts = parts_of(coup)
    mistakes = confused(parts, parts_of, lambda: [(BANCO_LIKE_PUNTO, banco_like_punto(coup, cards))])
    return Item(Phrase(f"{NAME}.ask-coup"), parts, scene, str(Play(cards=tuple(cards))), mistakes=mistakes)


def _thirds(coup: Coup, offered: Options) -> list[Part]:
    thirds, given = [], iter(LETTERS[len(FIRST) :])
    for decided in coup.decisions:
        thirds.append(
            Part(
                f"third-{decided.hand.value}",
                PartKind.CHOICE,
                Phrase(f"{NAME}.third-{decided.hand.value}"),
                next(given) if decided.draws else "none",
                (decided.clause, *((Clause.THIRD_CARD,) if decided.draws else ())),
                (*offered, ("none", Phrase(f"{NAME}.none"))),
            )
        )
    return thirds


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("A whole coup"),
    about=_("Read the result of a coup, then deal one from the shoe: who draws which card, the scores and the winner."),
    levels=(_("Read the result"), _("From the shoe")),
    texts={
        "punto-banco-coup.ask-result": _("The coup is over. What is the result?"),
        "punto-banco-coup.ask-coup": _(
            "The cards leave the shoe in this order. Deal the coup: who draws, and what is the result?"
        ),
        "punto-banco-coup.shoe": _("The shoe"),
        "punto-banco-coup.punto": _("Punto"),
        "punto-banco-coup.banco": _("Banco"),
        "punto-banco-coup.tie": BETS[Bet.TIE],
        "punto-banco-coup.result": _("Result"),
        "punto-banco-coup.score-punto": _("Punto’s score"),
        "punto-banco-coup.score-banco": _("Banco’s score"),
        "punto-banco-coup.third-punto": _("Punto’s third card"),
        "punto-banco-coup.third-banco": _("Banco’s third card"),
        "punto-banco-coup.letter": pgettext_lazy("card of the shoe", "{letter}: {card}"),
        # Translators: no third card was drawn.
        "punto-banco-coup.none": pgettext_lazy("third card", "none"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _over(chance) if level == 1 else _from_the_shoe(chance)
