"""What a picture of Caribbean stud shows: the bank's hand, and two boxes with their cards and piles."""

from collections.abc import Mapping, Sequence

from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import Ruleset
from games.ranking.hands import HAND
from training.drills.kit.cloth import cloth, hand, lying, pile
from training.drills.kit.common import Scene
from training.drills.kit.items import Phrase, Value

NAME = "stud-picture"
BANK = Phrase(f"{NAME}.bank")


def scene(rules: Ruleset, deals: Sequence[Deal], shown: Mapping[str, int]) -> Scene:
    """Return the table; `shown` are the amounts that lie on it, by place."""
    posted = rules.jackpot.prizes.items() if rules.jackpot and deals[0].chip else ()
    prizes = [
        Phrase(f"{NAME}.posted", {"hand": {"say": f"{NAME}.{kind}"}, "amount": {"money": prize}})
        for kind, prize in posted
    ]
    bank = lying(BANK, hand("bank", deals[0].bank, most=HAND), prizes)
    return cloth(bank, *(_box(number, deal, shown) for number, deal in enumerate(deals, 1)))


def box(number: int) -> Phrase:
    """Return a box by its number."""
    return Phrase(f"{NAME}.box", {"number": number})


def _box(number: int, deal: Deal, shown: Mapping[str, int]) -> Scene:
    """Return a box with its cards and the piles on its squares."""
    names = ("ante", "ante-paid", "bet", "bet-paid", "jackpot-paid")
    piles = [
        pile(f"{name}:{number}", Phrase(f"{NAME}.{name}"), shown[f"{name}:{number}"])
        for name in names
        if f"{name}:{number}" in shown
    ]
    amounts: dict[str, Value] = {"ante": {"money": deal.ante}, "bet": {"money": deal.bet or 0}}
    notes = [Phrase(f"{NAME}.laid{'-chip' if deal.chip else ''}", amounts)]
    if deal.changed:
        values: dict[str, Value] = {
            "thrown": {"card": str(deal.changed.thrown)},
            "drawn": {"card": str(deal.changed.drawn)},
        }
        notes.append(Phrase(f"{NAME}.changed", values))
    return lying(box(number), [*hand(f"cards:{number}", deal.cards, most=HAND), *piles], notes)
