"""Why something is refused: every sentence by its code, which means the same in every game.

Those that every game has stand here; the registry adds each game's own.
"""

from games.core.messages import MESSAGES

SENTENCES: dict[str, str] = dict(MESSAGES)
