"""In what the rules of a table differ from its ruleset."""

from typing import Any

from django.utils.translation import gettext

from games.web.registry import game_of


def differences(usual: Any, here: Any) -> list[str]:
    """Return a sentence for each parameter, except the limits, that differs from the ruleset."""
    room = game_of(here.name).room()
    if room.differences:
        return room.differences(usual, here)
    if usual == here:
        return []
    before, now = room.parameters(usual), room.parameters(here)
    said = gettext("{parameter}: {value}")
    return [
        said.format(parameter=name, value=line)
        for name, lines in now.items()
        if lines != before[name]
        for line in lines
    ]
