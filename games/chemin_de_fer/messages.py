"""Why chemin de fer refuses something, beside what `games.core.messages` says for every game.

`{who}` is the number of a seat or the letter of a standing player, and `{place}` says which: `seat` or `standing`;
it is `nowhere` for what names no player. See `games.chemin_de_fer.people.named`.
"""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    # Translators: "place", "select", "seat" and "other" stay as they are. {who} is the number of a seat, or what was
    # typed for a player.
    "no_such_person": N_(
        "{place, select, seat {Nobody is sitting in seat {who}} other {There is no player “{who}”}} at this table."
    ),
    "too_few_players": N_(
        "The game begins with at least {fewest, plural, one {one player} other {{fewest, spellout} players}}"
        " at the table."
    ),
    "call_not_now": N_("This call is not possible now."),
    # Translators: {who} is the number of a seat, or the letter of a player who stands at the table.
    "not_the_turn": N_("It is {place, select, standing {standing player {who}’s} other {seat {who}’s}} turn."),
    "just_retired": N_("A banker who has just retired cannot take this bank again."),
    "banker_does_not_punt": N_("The banker does not play against the bank."),
    "bank_covered": N_("A banco already covers the whole bank."),
    # Translators: {who} is the number of a seat, or the letter of a player who stands at the table.
    "banco_taken": N_(
        "{place, select, standing {Standing player {who}} other {Seat {who}}} has called banco and comes first."
    ),
    "nothing_to_follow": N_(
        "Banco suivi is only for the punter who held the cards and lost the last coup to this bank."
    ),
    "half_not_open": N_("Half of the bank is no longer open."),
    # Translators: {amount} is the part of the bank that no bet covers yet.
    "over_the_bank": N_("Only {amount} of the bank is open."),
    "not_the_banker": N_("Only the banker can retire."),
    "no_valid_coup": N_("A banker may retire only after a valid coup."),
    "offers_lie": N_("Bets have been made, so the banker must play this coup."),
    "holds_no_cards": N_("Only a player who holds cards may ask for the rule table."),
    "nobody_plays": N_("Nobody has bet against the bank."),
    "bid_too_low": N_("The highest bid so far is {amount}; a new bid must be higher."),
    # Translators: the amount is typed by programs and keeps its decimal point.
    "not_a_share": N_("Enter a share as a decimal fraction, such as 0.05."),
}
