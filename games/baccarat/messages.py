"""Why punto banco and chemin de fer refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES = {
    # Punto banco
    "decks_or_counts": N_("Say either how many decks there are, or how many cards of each value are left."),
    # Chemin de fer
    "no_such_person": N_("{who} has no place at this table."),
    "too_few_players": N_("The game begins with at least {fewest} players at the table."),
    "call_not_now": N_("This cannot be called at this moment."),
    "not_the_turn": N_("It is the turn of {who}."),
    "just_retired": N_("A banker who has just retired cannot take this bank again."),
    "banker_does_not_punt": N_("The banker does not play against the bank."),
    "bank_covered": N_("A banco covers the whole bank already."),
    "banco_taken": N_("{who} has called banco and comes first."),
    "nothing_to_follow": N_(
        "Banco suivi is only for the punter who held the cards and lost the last coup to this bank."
    ),
    "half_not_open": N_("Half of the bank is not open any more."),
    "over_the_bank": N_("Of the bank only {amount} is open."),
    "not_the_banker": N_("Only the banker retires."),
    "no_valid_coup": N_("A banker may retire only after a valid coup."),
    "offers_lie": N_("Offers have been made, so the banker plays this coup."),
    "holds_no_cards": N_("Only a player who holds cards may ask for the rule table."),
    "nobody_plays": N_("Nobody has offered to play against the bank."),
    "bid_too_low": N_("The bank stands at {amount}; a bid must be higher."),
    "not_a_share": N_("Write a share of one such as 0.05."),
}
