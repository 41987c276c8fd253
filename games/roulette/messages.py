"""Why roulette refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES = {
    "unknown_spot": N_("There is no bet {bet} on this layout."),
    "unknown_called_bet": N_("There is no called bet {bet}."),
    "called_bet_not_taken": N_("This table does not take the called bet {bet}."),
    "unknown_outcome": N_("The wheel has no pocket {outcome}."),
    "unknown_number": N_("The wheel has no number {n}."),
    "over_maximum": N_("The maximum here is {maximum}; with this stake {excess} would lie over it."),
    "unknown_choice": N_("At zero a stake can be left, halved or moved to an even chance; {choice} is none of these."),
    "choice_not_offered": N_("This table does not offer the choice {choice} for {bet} at zero."),
    "not_held": N_("A zero does not hold a stake on {bet} at this table."),
    "moved_to_itself": N_("A stake is moved to another even chance, and it lies on {bet} already."),
    "level_out_of_range": N_("A stake in prison has a level from 1 to {levels}."),
    "not_whole_chips": N_("A stake in colour is a whole number of chips of that colour."),
    "colour_value_not_in_chips": N_("A colour chip is worth a whole number of the table's smallest chips of {value}."),
    "no_colours": N_("This table has no colour chips."),
    "one_colour": N_("A player has one colour, and its chips have one value."),
    "too_many_colours": N_("This table has {colours} colours."),
    "value_chips_not_here": N_("Value chips are accepted on the even chances only. On {bet} you play in your colour."),
    "too_few_colour_chips": N_("At least {least} colour chips must be staked here."),
    "not_placed_later": N_("The bank does not hold {bet} beside the layout at this table."),
    "one_kind_beside": N_("The bank holds one kind of announcement beside the layout, and {bet} would be a second."),
    "minimum_over_maximum": N_("The minimum of {kind} is over its maximum."),
    "levels_need_prison": N_("Only prison has several levels; the zero rule here is {zero}."),
    "called_bets_need_single_zero": N_("Called bets are not defined on the wheel {wheel}."),
    "placed_later_not_taken": N_("Only called bets that the table takes can be paid to be placed."),
    "nothing_to_replay": N_("The number {outcome} does not win on {bet}, so there is nothing to play again."),
    "win_too_small": N_("The win of {won} chips does not pay for {chips} chips on {bet}."),
    "unknown_denomination": N_("This table has no chip of {value}."),
    "cannot_be_cut": N_("These chips cannot make {amount}."),
}
