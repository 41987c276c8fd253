"""What blackjack calls its results, choices and totals, by the engine's keys."""

from collections.abc import Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy

from games.blackjack.hands import hand_total, is_blackjack
from games.blackjack.settlement import Line
from games.blackjack.table import Round
from games.core.cards import Card

RESULTS: dict[str, Promise] = {
    "win": pgettext_lazy("blackjack stake", "Wins"),
    "lose": pgettext_lazy("blackjack stake", "Loses"),
    "push": pgettext_lazy("blackjack stake", "Push"),
    "surrender": pgettext_lazy("blackjack stake", "Surrendered"),
    "excess": pgettext_lazy("blackjack stake", "Out of play"),
}
CHOICES: dict[str, Promise] = {
    "stand": pgettext_lazy("blackjack choice", "Stand"),
    "hit": pgettext_lazy("blackjack choice", "Hit"),
    "double": pgettext_lazy("blackjack choice", "Double"),
    "split": pgettext_lazy("blackjack choice", "Split"),
    "surrender": pgettext_lazy("blackjack choice", "Surrender"),
    "even_money": pgettext_lazy("blackjack choice", "Take even money"),
}
# The codes of a chart in words; the letters stay as they are.
CODES: dict[str, Promise] = {
    "S": pgettext_lazy("blackjack chart", "stand"),
    "H": pgettext_lazy("blackjack chart", "hit"),
    "P": pgettext_lazy("blackjack chart", "split"),
    "Dh": pgettext_lazy("blackjack chart", "double, else hit"),
    "Ds": pgettext_lazy("blackjack chart", "double, else stand"),
    "Rh": pgettext_lazy("blackjack chart", "surrender, else hit"),
    "Rs": pgettext_lazy("blackjack chart", "surrender, else stand"),
    "Rp": pgettext_lazy("blackjack chart", "surrender, else split"),
}


def total(cards: Sequence[Card], *, split: bool = False) -> str:
    """Return what a hand counts, as a dealer says it."""
    found = hand_total(cards)
    if is_blackjack(cards) and not split:
        return gettext("blackjack")
    if found.is_bust:
        # Translators: what a hand counts, inside a sentence or after its name
        return gettext("bust with {total}").format(total=found.total)
    if found.soft and len(cards) > 1:
        # Translators: what a hand counts, inside a sentence or after its name
        return gettext("soft {total}").format(total=found.total)
    return str(found.total)


def place(played: Round, box: int, hand: int) -> str:
    """Return a hand by its place; boxes and hands are counted from 1."""
    if len(played.boxes[box - 1].hands) > 1:
        return gettext("Box {box}, hand {hand}").format(box=box, hand=hand)
    return gettext("Box {box}").format(box=box)


def stake(played: Round, line: Line) -> str:
    """Return what a line speaks of: the place, the player, and whether it is an insurance."""
    values = {"place": place(played, line.box, line.hand), "player": line.player}
    if line.bet == "insurance":
        # Translators: {place} is a box, or a hand in a box; {player} is a number
        return gettext("{place}, player {player}: insurance").format(**values)
    # Translators: {place} is a box, or a hand in a box; {player} is a number
    return gettext("{place}, player {player}").format(**values)
