"""Why any game refuses something, in English with named placeholders; the site translates the sentences."""


def N_(text: str) -> str:  # noqa: N802 (the name that extraction looks for)
    """Marks a sentence for the translators."""
    return text


MESSAGES = {
    "unknown_ruleset": N_("There is no ruleset {rules}."),
    "unknown_parameter": N_("The ruleset has no parameter {parameter}."),
    "bad_parameter": N_("The parameter {parameter} cannot have this value."),
    "stake_not_positive": N_("A stake must be more than nothing."),
    "not_an_amount": N_("Write an amount such as 12.50, with at most two decimals."),
    "below_minimum": N_("The minimum here is {minimum}."),
    "not_a_card": N_("{card} is no card; write its rank and its suit, such as Td for the ten of diamonds."),
    "card_too_often": N_("{card} is told more often than it is there."),
    "too_few_cards": N_("More cards are needed here."),
    "too_many_cards": N_("These are more cards than are dealt."),
    "bad_notation": N_("We could not read “{part}”."),
    "too_much": N_("That is more than one page can hold; clear the table and go on."),
}
