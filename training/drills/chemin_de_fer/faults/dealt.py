"""A coup before it is settled, in which one side has a third card against its rule, or none."""

from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Dealt, Drawing, judge
from games.chemin_de_fer.rulesets import BOUND, Ruleset
from games.chemin_de_fer.tableau import Move
from training.drills.chemin_de_fer.faults.picture import NAME, SIDES, both, of
from training.drills.chemin_de_fer.wrong_coup import asked_by, both_scored, coups, played
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import MORE, cloth, miscounted, where
from training.drills.kit.items import Item, Phrase
from training.drills.kit.spotting import Error

_NATURAL_IN = 6  # one of so many coups has a natural; there is nothing to remember of it


def wrongly_dealt(chance: Chance, rules: Ruleset) -> Item:
    asked = asked_by(rules, by_table=True)

    def find(dealt: Dealt) -> list[Error]:
        return [_error(dealt, each) for each in judge(rules, dealt, asked).drawings if not each.kept]

    wrong, with_natural = list[Dealt](), chance.between(1, _NATURAL_IN) == 1
    while not wrong:
        right, spoilt = coups(chance, rules, by_table=True)
        if _has_natural(right) != with_natural:
            continue
        wrong = [dealt for dealt in spoilt if len(find(dealt)) == 1 and _is_of_one_side(rules, right, dealt)]
    shown, error = spotting.spoil(chance, right, wrong, find)
    fault = miscounted(error, Phrase(f"{NAME}.{error.where.partition(':')[0]}"))
    question = Phrase(f"{NAME}.{'bound' if rules.punter == BOUND else 'both-asked'}")
    part = where(error, *both_scored(NAME, shown, FIRST_CARDS), fault)
    return Item(question, (part,), cloth(*both(shown)), played(rules, asked, shown))


def _is_of_one_side(rules: Ruleset, right: Dealt, dealt: Dealt) -> bool:
    """Return whether only one side differs from the right coup, and the bank follows its rule by the cards that are
    seen if it is the punter's that differs: otherwise the bank could be called wrong as well."""
    if len(right.punter) == len(dealt.punter):
        return True
    if len(right.bank) != len(dealt.bank):
        return False
    if _has_natural(dealt):
        return True
    third = value(dealt.punter[-1]) if len(dealt.punter) > FIRST_CARDS else None
    rule = rules.tableau.move(score(dealt.bank[:FIRST_CARDS]), third)
    return rule is not (Move.STAND if len(dealt.bank) > FIRST_CARDS else Move.DRAW)


def _has_natural(dealt: Dealt) -> bool:
    return any(is_natural(of(dealt, side)[:FIRST_CARDS]) for side in SIDES)


def _error(dealt: Dealt, drawing: Drawing) -> Error:
    """Return where a side has drawn or stood against its rule: at its third card, or where that is missing."""
    at = MOST_CARDS if len(of(dealt, drawing.side)) == MOST_CARDS else MORE
    return Error(f"{drawing.side}:{at}", (str(drawing.clause), str(Clause.REBUILT)))
