"""A coup before it is settled, in which one hand has a third card too many or none."""

from collections.abc import Sequence

from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.core.cards import DECK, Card
from games.punto_banco.bets import Hand
from games.punto_banco.coup import MOST_USED
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Fault, Kind, Laid, rebuild
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.table import banco_decides
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import MORE, cloth, miscounted, where
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import Error
from training.drills.punto_banco.faults.picture import NAME, both
from training.drills.punto_banco.laid import all_cards, right_deal, scored, spoilt

_NATURAL_IN = 6  # one of so many coups has a natural; there is nothing to remember of it


def wrongly_dealt(chance: Chance, rules: Ruleset) -> Item:
    def find(laid: Laid) -> list[Error]:
        return [_error(fault) for fault in rebuild(rules, laid).faults]

    wrong, with_natural = list[Laid](), chance.between(1, _NATURAL_IN) == 1
    while not wrong:
        right = right_deal(chance.some(DECK, MOST_USED + 2))
        if _has_natural(right) != with_natural:
            continue
        wrong = [laid for laid in spoilt(right) if _is_of_one_hand(rules, laid)]
    laid, error = spotting.spoil(chance, right, wrong, find)
    part = where(error, *_steps(laid, error))
    scene = cloth(*both({of: _of(laid, of) for of in Hand}))
    return Item(Phrase(f"{NAME}.dealt"), (part,), scene, str(Play(cards=all_cards(laid))))


def _is_of_one_hand(rules: Ruleset, laid: Laid) -> bool:
    """Return whether all that is wrong is a third card that lies on a hand or is missing there. Of one that lies on the
    other hand both would be wrong; and where it is punto's, banco must be right also by the cards that are seen."""
    faults = rebuild(rules, laid).faults
    if len(faults) != 1 or faults[0].kind is Kind.WRONG_HAND or any(len(_of(laid, of)) > MOST_CARDS for of in Hand):
        return False
    is_of_banco = Hand.BANCO in (faults[0].laid, faults[0].right)
    return is_of_banco or _has_natural(laid) or _banco_is_right(laid)


def _banco_is_right(laid: Laid) -> bool:
    """Return whether banco has drawn or stood as it should by the cards that lie there."""
    punto, banco = _of(laid, Hand.PUNTO), _of(laid, Hand.BANCO)
    third = value(punto[-1]) if len(punto) == MOST_CARDS else None
    return banco_decides(score(banco[:FIRST_CARDS]), third).draws == (len(banco) == MOST_CARDS)


def _has_natural(laid: Laid) -> bool:
    return any(is_natural(_of(laid, of)[:FIRST_CARDS]) for of in Hand)


def _of(laid: Laid, hand: Hand) -> tuple[Card, ...]:
    return tuple(card for of, card in laid.cards if of is hand)


def _error(fault: Fault) -> Error:
    """Return where a fault is seen: the card on its hand, or the empty place."""
    place = f"{fault.right}:{MORE}" if fault.kind is Kind.MISSING else f"{fault.laid}:{MOST_CARDS}"
    return Error(place, tuple(map(str, fault.because)))


def _steps(laid: Laid, error: Error) -> Sequence[Step]:
    """Return the scores of the first cards, and what is wrong."""
    of = error.where.partition(":")[0]
    first = (step for hand in Hand for step in scored(_of(laid, hand)[:FIRST_CARDS], Phrase(f"{NAME}.{hand}")))
    return *first, miscounted(error, Phrase(f"{NAME}.{of}"))
