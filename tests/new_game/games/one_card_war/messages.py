"""Why one-card war refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {"same_card_twice": N_("There is only one {card} in the deck.")}
