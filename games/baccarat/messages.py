"""Why punto banco and chemin de fer refuses something, beside what `games.core.messages` says for every game."""

MESSAGES: dict[str, str] = {}
