"""Why blackjack refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "no_boxes": N_("At least one box must be played."),
    "too_many_boxes": N_("This table has {boxes} boxes."),
    "no_hand": N_("A box has at least one hand."),
    "no_bettor": N_("Somebody must have a stake on this hand."),
    "too_many_bettors": N_("At most {bettors} may bet in one box."),
    "must_draw": N_("A box must take a card on a total of {total}."),
    "drew_on_target": N_("On {total} no further card may be taken."),
    "drew_when_over": N_("This hand was over with {total} already."),
    "hand_is_over": N_("This hand is over with {total}; nothing is left to be decided."),
    "bank_must_draw": N_("The bank must take a card on a total of {total}."),
    "bank_must_stand": N_("The bank stands on a total of {total}."),
    "bank_had_blackjack": N_("The bank had a blackjack, so that this box could not play."),
    "double_takes_one_card": N_("A doubled hand gets exactly one more card."),
    "not_doubled_on": N_("At this table a total of {total} may not be doubled."),
    "not_doubled_after_split": N_("This hand of a split may not be doubled."),
    "holder_doubles_first": N_("Only where the holder of the box doubles may others double too."),
    "not_betting_here": N_("{player} has no stake in this box."),
    "not_equal_cards": N_("Only cards of equal value are split."),
    "split_too_often": N_("A box may have at most {hands} hands here."),
    "aces_get_one_card": N_("A split ace gets one card only."),
    "split_bettors_differ": N_("Whoever bets in a box must follow its split with the same stake on each hand."),
    "split_mistold": N_("A hand is one of a split exactly where its box has several hands."),
    "not_surrendered_here": N_("At this table hands are not given up for part of the stake."),
    "surrender_is_first": N_(
        "Only a first hand of two cards, not a blackjack, may be given up, and not a doubled one."
    ),
    "insurance_not_dealt": N_("This table has no insurance."),
    "insured_without_ace": N_("Insurance is offered only when the first card of the bank is an ace."),
    "insured_blackjack": N_("A blackjack is not insured."),
    "insurance_too_much": N_("At most {most} may be laid as insurance on this stake."),
    "insurance_too_little": N_("At least {least} must be laid as insurance on this stake."),
    "no_even_money": N_("This table does not pay even money at once."),
    "even_money_not_offered": N_("Against this card of the bank a blackjack is not paid at once."),
    "even_money_without_blackjack": N_("Even money is for a blackjack."),
}
