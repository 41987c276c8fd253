"""Questions about equity, such as "aces against kings" or "AKs v QQ"."""

from django.utils.translation import gettext

from games.core.problems import Refused
from games.texas_holdem.ranges import Range
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.game import Table
from games.web.kit.poker import rank_of_several
from games.web.kit.versus import Direct, sides
from games.web.texas_holdem.calculators.equity import RANGE, TOOL


def asked(table: Table[Ruleset], question: str) -> Direct | None:
    """Return where one kind of hand is compared with a range; None where the question is another one."""
    parts = sides(question)
    if parts is None:
        return None
    try:
        own, other = (Range.parse(2 * rank_of_several(side) or side) for side in parts)
    except Refused:
        return None
    if len(own.kinds) != 1:
        return None
    kind = next(iter(own.kinds))
    hand = f"{kind[0]}s{kind[1]}{'s' if kind.endswith('s') else 'h'}"
    # Translators: {calculator} is “Equity”, {question} what somebody asked, such as “aces against kings”.
    title = gettext("{calculator}: {question}").format(calculator=TOOL.title, question=question)
    return Direct(TOOL.address(table, a=hand, holdsb=RANGE, rangeb=str(other)), title)
