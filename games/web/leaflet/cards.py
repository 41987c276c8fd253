"""A card as data: the same for everybody who asks for the same rules in the same languages, until a rule changes."""

import json
from dataclasses import dataclass
from hashlib import blake2b

from django.utils.translation import gettext, override

from games.web import registry
from games.web.kit.templatetags.days import day
from games.web.leaflet.sides import side
from games.web.rulebook.choices import Choices
from games.web.rulebook.editions import Dealt
from games.web.rulebook.opening import opening
from games.web.rulebook.selectors import last_change, stamp_of

_EDITION = 8  # letters of the stamp, which is new whenever a rule changes


@dataclass(frozen=True, slots=True)
class Card:
    """A card that can be made: what it says, as JSON, and its file name."""

    data: str
    name: str

    @property
    def digest(self) -> str:
        """A value that no other card has, nor the same card before a change."""
        return blake2b(self.data.encode(), digest_size=16).hexdigest()


def card_of(chosen: Choices, language: str) -> Card | None:
    """Return the card of a game as it is dealt; None where its rules are not there to be shown. Four queries at
    most."""
    game, changed = chosen.game, last_change(chosen.game.engine)
    if changed is None:
        return None
    stamp, dealt = stamp_of(game.engine), Dealt(game.engine, chosen.ruleset, chosen.overrides)
    rules = registry.overridden(game.engine, chosen.ruleset, chosen.overrides)
    edition = "-".join(one[:_EDITION] for one in stamp.split())
    sides = []
    for each in filter(None, (language, chosen.second)):
        opens = opening(dealt, each, stamp)
        if opens is None:
            return None
        with override(each):
            # Translators: {edition} is a short code that changes with the rules.
            said = gettext("Rules of {day}, edition {edition}").format(day=day(changed), edition=edition)
            sides.append(side(chosen, rules, opens, each) | {"edition": said})
    name = "-".join(filter(None, (chosen.house.slug if chosen.house else chosen.ruleset, language, chosen.second)))
    data = {
        "title": f"{sides[0]['game']}, {sides[0]['dealt']}",
        "changed": changed.date().isoformat(),
        "sides": sides,
    }
    return Card(json.dumps(data, ensure_ascii=False), name)
