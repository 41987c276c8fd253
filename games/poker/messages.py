"""Why Caribbean stud and Texas hold'em refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    # Caribbean stud
    "pay_not_rising": N_("A better hand cannot be paid less."),
    "change_not_offered": N_("At this table no card can be changed."),
    "drawn_not_in_hand": N_("{card} came for the card that was changed, so it is one of the hand."),
    "no_jackpot": N_("This table has no jackpot."),
    "too_many_sharing": N_("At most {most} players can share a prize here."),
    # Texas hold'em
    "wrong_number_of_hands": N_("From {fewest} to {most} hands are compared."),
    "wrong_number_of_players": N_("From {fewest} to {most} players take part in a hand."),
    "no_such_board": N_("{cards} cards are never on the board: there are none, three, four or five."),
    "player_needs_name": N_("Each player needs a name."),
    "name_twice": N_("There are two players called {name}."),
    "no_such_player": N_("Nobody here is called {name}."),
    "bet_not_in_chips": N_("Bets are made in whole chips, and the smallest is worth {chip} here."),
    "all_folded": N_("Somebody must be left when all others have folded."),
    "not_a_percentage": N_("Write a percentage from 0 to 100, such as 5 or 2.5."),
    "no_such_seat": N_("There is no such seat at this table."),
    "nobody_to_act": N_("It is nobody’s turn now."),
    "check_not_possible": N_("There is {amount} to call, so a check is not possible."),
    "nothing_to_call": N_("There is nothing to call; the player may check."),
    "already_bet": N_("There is a bet already; it can be called or raised."),
    "nothing_to_raise": N_("There is no bet yet that could be raised."),
    "raise_not_open": N_("Nobody has made a full raise since this player acted, so the player may only call or fold."),
    "nobody_to_answer": N_("Nobody is left who could call a raise."),
    "bet_too_low": N_("The minimum here is {least}, unless the player goes all in."),
    "bet_too_high": N_("The maximum here is {most}."),
    "street_too_early": N_("The betting is not over, so no card is dealt yet."),
    "no_more_streets": N_("The board is complete; no more cards are dealt."),
    "hands_and_players_differ": N_("Each player needs two cards, or a hyphen where they are not known."),
    "hand_not_over": N_("The hand is not over yet."),
}
