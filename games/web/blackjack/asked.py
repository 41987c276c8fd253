"""Questions about best play, such as "16 against a ten" or "A7 v 9"."""

from django.utils.translation import gettext

from games.blackjack.hands import TARGET
from games.blackjack.rulesets import Ruleset
from games.core.problems import Refused
from games.web.blackjack.calculators.advice import BANK, HAND, TOOL
from games.web.blackjack.figures import hard_hand
from games.web.kit.cards.reading import read_typed
from games.web.kit.game import Table
from games.web.kit.versus import Direct, sides

_LEAST = 5  # of two different cards without an ace


def asked(table: Table[Ruleset], question: str) -> Direct | None:
    """Return where a hand and an upcard are answered; None where the question is another one."""
    parts = sides(question)
    if parts is None:
        return None
    hand, upcard = _of_total(parts[0]) or parts[0], parts[1].split()[-1]
    try:
        cards, up = read_typed(hand, suits=False), read_typed(upcard, suits=False)
    except Refused:
        return None
    if len(cards) < HAND.least or len(up) != BANK.most:
        return None
    # Translators: {calculator} is “Best play”, {question} what somebody asked, such as “16 against 10”.
    title = gettext("{calculator}: {question}").format(calculator=TOOL.title, question=question)
    return Direct(TOOL.address(table, hand=hand, dealer=upcard), title)


def _of_total(typed: str) -> str:
    """Return two different cards without an ace that make a hard total; empty where none do."""
    total = int(typed) if typed.isdecimal() and len(typed) <= len(str(TARGET)) else 0
    if not _LEAST <= total < TARGET:
        return ""
    return "{} {}".format(*hard_hand(total))
