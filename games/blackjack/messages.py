"""Why blackjack refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "no_boxes": N_("At least one box must be played."),
    "too_many_boxes": N_("This table has {boxes, plural, one {one box} other {{boxes, spellout} boxes}}."),
    "no_hand": N_("A box has at least one hand."),
    "no_bettor": N_("Somebody must have a stake on this hand."),
    "too_many_bettors": N_(
        "At most {bettors, plural, one {one player} other {{bettors, spellout} players}} may bet on one box."
    ),
    "must_draw": N_("A box must hit on a total of {total}."),
    "drew_on_target": N_("A box may not hit on {total}."),
    "drew_when_over": N_("This hand had already busted with {total}."),
    "hand_is_over": N_("This hand has busted with {total}; there is nothing left to decide."),
    "bank_must_draw": N_("The dealer must hit on a total of {total}."),
    "bank_must_stand": N_("The dealer stands on a total of {total}."),
    "bank_had_blackjack": N_("The dealer had a blackjack, so this box could not play."),
    "double_takes_one_card": N_("A doubled hand gets exactly one more card."),
    "not_doubled_on": N_("At this table a total of {total} may not be doubled."),
    "not_doubled_after_split": N_("This hand of a split may not be doubled."),
    "holder_doubles_first": N_("Others in the box may double only if its holder doubles."),
    # Translators: {player} is the number or name of a player
    "not_betting_here": N_("Player {player} has no stake on this box."),
    "not_equal_cards": N_("Only cards of equal value can be split."),
    "split_too_often": N_(
        "A box may have at most {hands, plural, one {one hand} other {{hands, spellout} hands}} here."
    ),
    "aces_get_one_card": N_("A split ace gets only one card."),
    "split_bettors_differ": N_("When a box is split, everyone who bets on it places the same stake on each hand."),
    "split_mistold": N_("A hand is marked as split when its box has several hands, and only then."),
    "not_surrendered_here": N_("This table has no surrender."),
    "surrender_is_first": N_(
        "You can surrender only on the first two cards, and not a blackjack, a split hand or a doubled one."
    ),
    "insurance_not_dealt": N_("This table has no insurance."),
    "insured_without_ace": N_("Insurance is offered only when the dealer’s upcard is an ace."),
    "insured_blackjack": N_("A blackjack cannot be insured."),
    "insurance_too_much": N_("Insurance on this stake may be at most {most}."),
    "insurance_too_little": N_("Insurance on this stake must be at least {least}."),
    "no_even_money": N_("This table does not offer even money."),
    "even_money_not_offered": N_("Even money is not offered against this upcard."),
    "even_money_without_blackjack": N_("Only a blackjack can be paid even money."),
}
