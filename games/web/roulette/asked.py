"""Questions about a stake in prison, such as "prison 5 on red"."""

import re

from django.utils.translation import gettext, pgettext

from games.roulette.parameters import Zero
from games.roulette.rulesets import Ruleset
from games.web.kit.game import Table
from games.web.kit.versus import Direct
from games.web.roulette.calculators.zero import TOOL

_AMOUNT = re.compile(r"(?<![\w/])\d+(?:[.,]\d+)?(?![\w/])")


def asked(table: Table[Ruleset], question: str) -> Direct | None:
    """Return where it is shown what zero does to an amount; None for another question or a table without prison."""
    # Translators: how somebody who searches names the prison of French roulette, as in “prison 5 on red”.
    word = pgettext("prison in a question", "prison")
    amounts = _AMOUNT.findall(question)
    if table.rules.zero is not Zero.PRISON or len(amounts) != 1 or word not in question.casefold():
        return None
    # Translators: {calculator} is “What zero does to a stake”, {question} what somebody asked, as “prison 5 on red”.
    title = gettext("{calculator}: {question}").format(calculator=TOOL.title, question=question)
    return Direct(TOOL.address(table, amount=amounts[0]), title)
