"""What a calculator refuses by itself, beside what the engine refuses: a sentence for each code."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.core.problems import Problem
from games.web.kit.formats import ltr, money, percent, whole_percent
from games.web.kit.message_format import formatted
from games.web.kit.wording import problem_text

MESSAGES = {
    "not_whole": _("Enter a whole number in digits."),
    "out_of_range": _("Enter a number from {least} to {most}."),
    # Translators: {example} is an amount as the language writes it.
    "not_an_amount": _("Enter an amount such as {example}, with at most two decimals."),
    "amount_not_positive": _("The amount must be more than 0."),
    "not_offered": _("Choose one of the options listed."),
    "to_before_from": _("The last amount must not be less than the first."),
    "too_many_rows": _("That would be more than {most, plural, one {# row} other {# rows}}."),
    # Translators: {part} is what was typed.
    "not_pieces": _("Enter chips as in 15x10 2x100. We could not read “{part}”."),
    "amount_and_stake": _("Enter an amount or a stake, not both."),
    "too_many_groups": _(
        "That would be more than {most, plural, one {# group} other {# groups}}. Choose larger chips."
    ),
    "amount_too_large": _("This amount is too large. Enter a smaller one."),
    "no_chips_for": _("The chips of this table cannot make {amount}."),
    "too_many_here": _(
        "There are too many cards here. {most, plural, one {At most # card fits} other {At most # cards fit}}."
    ),
    "not_cards": _("Enter the punter’s cards, a colon and the bank’s cards, such as 5c 9d : 2c 3d."),
    "not_percent": _("Enter a percentage from 0 to 100, such as {share}."),
    # Translators: {limit} is a percentage.
    "cagnotte_too_large": _("This calculator accepts a cagnotte of {limit} at most."),
    # Translators: {typed} is what was typed. 10h is the ten of hearts, As the ace of spades; these letters stay.
    "unreadable_cards": _(
        "We could not read “{typed}”. Type each card with its suit, such as 10h: c is ♣, d ♦, h ♥ and s ♠."
    ),
    "unreadable_ranks": _("We could not read “{typed}”. Type cards like 10, 10h or As."),
    "too_long": _("That is too long for this page."),
    "money_below_stakes": _("This does not cover the stakes of one round."),
    "rounds_and_hours": _("Enter a number of rounds, or rounds an hour and hours, not both."),
    "not_hours": _("Enter hours as a number up to {most}, for example 2 or 3.5."),
    "hours_and_pace": _("Enter rounds an hour and hours together."),
    "too_many_rounds": _("That would be more than {most, plural, one {# round} other {# rounds}}, or less than one."),
    "too_many_sums": _(
        "These stakes have too many different results. Choose fewer rounds, or stakes that are multiples of one chip."
    ),
}


def sentence(problem: Problem) -> str:
    """Return why something is refused. Raise KeyError for a code that neither the calculators nor the engine know."""
    if problem.code not in MESSAGES:
        return problem_text(problem)
    said: dict[str, str | int] = {"example": money(1234_50), "share": percent(Fraction(1, 8))}
    said |= {name: value if isinstance(value, int) else ltr(value) for name, value in problem.values.items()}
    if isinstance(most := said.get("most"), int):
        said["limit"] = whole_percent(most)
    return formatted(str(MESSAGES[problem.code]), said)
