"""A coup that was dealt wrongly, rebuilt: what it ends with once the same cards are dealt by the table of play."""

from django.utils.translation import gettext_lazy as _

from games.baccarat.hands import score
from games.core.cards import DECK
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.coup import MOST_USED
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Rebuilt, rebuild
from games.punto_banco.rulesets import Ruleset
from games.web.punto_banco.words import BETS
from training.drills.kit.chance import Chance
from training.drills.kit.common import options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen
from training.drills.punto_banco.laid import all_cards, both_scored, laid_scene, right_deal, scored, spoilt

NAME = "punto-banco-rebuild"


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Rebuild the coup"),
    about=_("A coup was dealt wrongly: deal the same cards by the table of play and give the scores and the result."),
    levels=(_("One mistake"),),
    texts={
        "punto-banco-rebuild.ask": _(
            "This coup was dealt wrongly; the letters show the order of the deal. Rebuild it with the same cards and"
            " those that come next."
        ),
        "punto-banco-rebuild.punto": _("Punto"),
        "punto-banco-rebuild.banco": _("Banco"),
        "punto-banco-rebuild.tie": BETS[Bet.TIE],
        "punto-banco-rebuild.next": _("Next in the shoe"),
        "punto-banco-rebuild.score-punto": _("Punto’s correct score"),
        "punto-banco-rebuild.score-banco": _("Banco’s correct score"),
        "punto-banco-rebuild.result": _("Correct result"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    while True:
        right = right_deal(chance.some(DECK, MOST_USED + 2))
        laid = chance.pick(list(spoilt(right)))
        rebuilt = rebuild(rules, laid)
        if len(rebuilt.faults) == 1:
            break
    scene = laid_scene(NAME, laid)
    scene["rows"].append(row(Phrase(f"{NAME}.next"), laid.next[:2]))
    return Item(Phrase(f"{NAME}.ask"), _parts(rebuilt), scene, str(Play(cards=all_cards(laid))))


def _parts(rebuilt: Rebuilt) -> tuple[Part, ...]:
    clauses = tuple(dict.fromkeys((rebuilt.clause, *(clause for fault in rebuilt.faults for clause in fault.because))))
    coup = rebuilt.coup
    scores = (
        Part(
            f"score-{hand.value}",
            PartKind.NUMBER,
            Phrase(f"{NAME}.score-{hand.value}"),
            score(coup.cards_of(hand)),
            clauses,
            worked=scored(coup.cards_of(hand), Phrase(f"{NAME}.{hand.value}")),
        )
        for hand in Hand
    )
    offered = options(NAME, list(Bet))
    steps = (*both_scored(NAME, coup), chosen(offered, coup.result.value))
    result = Part(
        "result", PartKind.CHOICE, Phrase(f"{NAME}.result"), coup.result.value, (rebuilt.clause,), offered, steps
    )
    return (*scores, result)
