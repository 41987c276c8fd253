"""Why any game refuses something, in English with named placeholders; the site translates the sentences."""


def N_(text: str) -> str:  # noqa: N802 (the name that extraction looks for)
    """Mark a sentence for the translators."""
    return text


MESSAGES = {
    # Translators: {rules} is what was typed.
    "unknown_ruleset": N_("There is no ruleset “{rules}”."),
    # Translators: {parameter} is the English name of a parameter, as programs use it.
    "unknown_parameter": N_("The ruleset has no parameter “{parameter}”."),
    "bad_parameter": N_("The parameter “{parameter}” cannot have this value."),
    "stake_not_positive": N_("A stake must be more than 0."),
    "not_an_amount": N_("Enter an amount such as 12.50, with at most two decimals."),
    "below_minimum": N_("The minimum here is {minimum}."),
    # Translators: {card} is what was typed. Td stays as it is.
    "not_a_card": N_("“{card}” is not a card. Enter its rank and suit, such as Td for the ten of diamonds."),
    # Translators: {card} is a card by its signs, such as 10♦.
    "card_too_often": N_("{card} appears more often than the cards in play allow."),
    "too_few_cards": N_("There are too few cards here."),
    "too_many_cards": N_("There are more cards here than are dealt."),
    "bad_notation": N_("We could not read “{part}”."),
    "too_much": N_("That is more than one page can hold. Clear the table to go on."),
}
