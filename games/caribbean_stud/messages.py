"""Why Caribbean stud refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "pay_not_rising": N_("A better hand cannot pay less."),
    "change_not_offered": N_("Cards cannot be changed at this table."),
    "drawn_not_in_hand": N_("The new card must be in the hand: {card}."),
    "no_jackpot": N_("This table has no jackpot."),
    "too_many_sharing": N_("At most {most, plural, one {# player} other {# players}} can share a prize here."),
}
