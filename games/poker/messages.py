"""Why Caribbean stud and Texas hold'em refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    # Caribbean stud
    "pay_not_rising": N_("A better hand cannot be paid less."),
    "change_not_offered": N_("At this table no card can be changed."),
    "drawn_not_in_hand": N_("{card} came for the card that was changed, so it is one of the hand."),
    "no_jackpot": N_("This table has no jackpot."),
    "too_many_sharing": N_("Only {boxes} hands are dealt at this table, so no more than these can share a prize."),
}
