"""Why Caribbean stud and Texas hold'em refuses something, beside what `games.core.messages` says for every game."""

MESSAGES: dict[str, str] = {}
