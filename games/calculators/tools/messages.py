"""What a calculator refuses by itself, beside what the engine refuses: a sentence for each code."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.core.problems import Problem
from games.rulebook.formats import ltr, money, number, percent
from games.rulebook.wording import problem_text

MESSAGES = {
    "not_whole": _("Write a whole number, in digits."),
    "out_of_range": _("Write a number from {least} to {most}."),
    "not_an_amount": _("Write an amount such as {example}, with at most two decimals."),
    "amount_not_positive": _("The amount must be more than 0."),
    "not_offered": _("{typed} is none of the things to choose from."),
    "to_before_from": _("The last amount must not be less than the first."),
    "too_many_rows": _("These would be more than {most} rows."),
    "not_pieces": _("Write chips such as 15x10 2x100; {part} cannot be read."),
    "amount_and_stake": _("Give an amount or a stake, not both."),
    "too_many_groups": _("These would be more than {most} groups; choose larger chips."),
    "amount_too_large": _("This amount is too large; write a smaller one."),
    "no_chips_for": _("The chips of this table cannot make {amount}."),
    "too_many_here": _("These are more cards than belong here; the most is {most}."),
    "not_cards": _("Write the cards of the punter, a colon and those of the bank, such as 5c 9d : 2c 3d."),
    "not_percent": _("Write a percentage from 0 to 100, such as {share}."),
    "cagnotte_too_large": _("A cagnotte of more than {most} per cent is not reckoned here."),
    "unreadable_cards": _("We could not read “{typed}”. Type cards like 10h or As."),
    "unreadable_ranks": _("We could not read “{typed}”. Type cards like 10, 10h or As."),
    "too_long": _("That is more than this page can hold."),
}


def sentence(problem: Problem) -> str:
    """Why something is refused. Raises KeyError for a code that neither the calculators nor the engine know."""
    if problem.code not in MESSAGES:
        return problem_text(problem)
    said = {"example": money(1234_50), "share": percent(Fraction(1, 8))}
    said |= {name: number(value) if isinstance(value, int) else ltr(value) for name, value in problem.values.items()}
    return str(MESSAGES[problem.code]).format(**said)
