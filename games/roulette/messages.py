"""Why roulette refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES = {
    # Translators: {bet} is the name of a bet, such as Split 17/20, or what was typed.
    "unknown_spot": N_("This layout has no such bet: {bet}."),
    "unknown_called_bet": N_("There is no such called bet: {bet}."),
    "called_bet_not_taken": N_("This table does not take this called bet: {bet}."),
    "unknown_outcome": N_("The wheel has no pocket {outcome}."),
    "unknown_number": N_("The wheel has no number {n}."),
    # Translators: {maximum} and {excess} are amounts.
    "over_maximum": N_("The maximum here is {maximum}. This stake would exceed it by {excess}."),
    # Translators: {choice} is what was typed.
    "unknown_choice": N_(
        "At zero a stake can be left, halved or moved to an even chance. We could not read “{choice}”."
    ),
    "choice_not_offered": N_("{bet}: this table does not offer that choice at zero."),
    "not_held": N_("{bet}: at this table zero does not hold such a stake."),
    "moved_to_itself": N_("A stake can only be moved to another even chance, and it is already there: {bet}."),
    # Translators: {levels} is the highest level of the prison.
    "level_out_of_range": N_("A stake in prison has a level from 1 to {levels}."),
    "not_whole_chips": N_("A stake in colour must be a whole number of chips of that colour."),
    "colour_value_not_in_chips": N_(
        "The value of a colour chip must be a multiple of the table’s smallest chip, {value}."
    ),
    "no_colours": N_("This table has no colour chips."),
    "one_colour": N_("A player has one colour, and its chips have one value."),
    "too_many_colours": N_("This table has only {colours, plural, one {# colour} other {# colours}}."),
    "value_chips_not_here": N_(
        "Value chips are accepted on the even chances only. Play this bet in your colour: {bet}."
    ),
    "too_few_colour_chips": N_("Stake at least {least, plural, one {# colour chip} other {# colour chips}} here."),
    "not_placed_later": N_("At this table the bank does not hold this bet beside the layout: {bet}."),
    "one_kind_beside": N_(
        "The bank holds only one kind of called bet beside the layout, and this would be a second kind: {bet}."
    ),
    # Translators: {kind} is a kind of bet, such as Straight.
    "minimum_over_maximum": N_("{kind}: the minimum is higher than the maximum."),
    "levels_need_prison": N_("Only a table with prison has levels of prison."),
    "called_bets_need_single_zero": N_("Called bets need a wheel with a single zero."),
    "placed_later_not_taken": N_("Only called bets that the table takes can be paid to be placed."),
    "nothing_to_replay": N_("{bet}: the number {outcome} does not win, so there is nothing to play again."),
    "win_too_small": N_(
        "{bet}: a win of {won, plural, one {# chip} other {# chips}} is not enough to place"
        " {chips, plural, one {# chip} other {# chips}}."
    ),
    # Translators: {least} is an amount.
    "too_little_to_spend": N_(
        "{bet} takes {chips, plural, one {# chip} other {# chips}}, so it costs at least {least} at this table."
    ),
    "unknown_denomination": N_("This table has no chip of {value}."),
    "cannot_be_cut": N_("These chips cannot make {amount}."),
}
