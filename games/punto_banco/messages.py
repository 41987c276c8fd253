"""Why punto banco refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "decks_or_counts": N_("Enter either the number of decks or the number of cards left of each value."),
}
