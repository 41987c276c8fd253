"""Questions about many rounds, such as "cost of 200 spins at 5"."""

import re
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext, pgettext

from games.web.kit.letters import bordered, listed
from games.web.kit.versus import Direct


def asked(question: str) -> Direct | None:
    """Return where the price of so many rounds is answered, with the stake if there is one; None for another
    question."""
    # Translators: words for the rounds of a game, as in “200 spins at 5”, with commas between the words.
    words = listed(pgettext("rounds in a question", "spins, rounds, hands, coups"))
    several = "|".join(bordered(word) for word in words)
    found = re.search(rf"(?<!\d)(\d{{1,9}}) ?(?:{several})(?:\D*(\d[\d.,]*\d|\d))?", question, re.IGNORECASE)
    if found is None:
        return None
    rounds, stake = found.groups()
    fields = {"rounds": rounds} | ({"stake": stake} if stake else {})
    # Translators: {page} is “The price of an evening”, {question} what somebody asked, such as “200 spins at 5”.
    title = gettext("{page}: {question}").format(page=gettext("The price of an evening"), question=question)
    return Direct(f"{reverse('costs:evening')}?{urlencode(fields)}", title)
