"""Why Texas hold'em refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "wrong_number_of_hands": N_("Compare from {fewest} to {most, plural, one {# hand} other {# hands}}."),
    "wrong_number_of_players": N_("A hand needs from {fewest} to {most, plural, one {# player} other {# players}}."),
    "no_such_board": N_(
        "The board never has {cards, plural, one {# card} other {# cards}}: it has none, three, four or five."
    ),
    "player_needs_name": N_("Each player needs a name."),
    "name_twice": N_("Two players are called {name}."),
    "no_such_player": N_("No player here is called {name}."),
    "two_buttons": N_("Only one player can be on the button."),
    "bet_not_in_chips": N_("Bets must be in whole chips; the smallest chip here is {chip}."),
    "all_folded": N_("At least one player must still be in the hand."),
    "not_a_percentage": N_("Enter a percentage from 0 to 100, such as 5 or 2.5."),
    "no_such_seat": N_("There is no such seat at this table."),
    "nobody_to_act": N_("It is nobody’s turn now."),
    "check_not_possible": N_("There is {amount} to call, so the player cannot check."),
    "nothing_to_call": N_("There is nothing to call; the player may check."),
    "already_bet": N_("There is already a bet; the player may call it or raise."),
    "nothing_to_raise": N_("There is no bet to raise yet."),
    "raise_not_open": N_("Nobody has made a full raise since this player acted, so the player may only call or fold."),
    "nobody_to_answer": N_("No opponent is left who could call a raise."),
    "bet_too_low": N_("The minimum here is {least}, unless the player goes all in."),
    "bet_too_high": N_("The maximum here is {most}."),
    "street_too_early": N_("The betting is not over, so no card is dealt yet."),
    "no_more_streets": N_("The board is complete; no more cards are dealt."),
    "hands_and_players_differ": N_("Enter two cards for each player, or a hyphen if they are not known."),
    # Translators: {part} is what was typed; QQ+, AKs and A5s-A2s stay as they are.
    "bad_range": N_("We could not read “{part}”. Enter hands such as QQ+, AKs or A5s-A2s."),
    "empty_range": N_("Enter at least one hand, such as QQ+ or AKs."),
    # Translators: {range} is a range of hands, such as QQ+.
    "range_not_possible": N_("No hand of {range} is possible: the cards it needs are already in use."),
    "ranges_exclude_each_other": N_("These ranges leave no deal in which every player has a hand."),
    "cards_or_range": N_("Give each player two cards or a range, not both."),
    "hand_not_over": N_("The hand is not over yet."),
}
