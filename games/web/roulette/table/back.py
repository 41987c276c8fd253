"""What one step back takes back, in words."""

from django.utils.translation import gettext

from games.roulette.session import Session
from games.roulette.wheel import pocket_name
from games.web.kit.formats import ltr, money
from games.web.roulette.words import bet_name


def undo_label(session: Session) -> str:
    """Return what the button that goes one step back does."""
    if session.stakes:
        last = session.stakes[-1]
        # Translators: {amount} is an amount, {bet} the name of a bet, such as Red or Split 17/20.
        return gettext("Take back {amount} on {bet}").format(amount=money(last.total), bet=bet_name(str(last.bet)))
    if session.spins and session.spins[-1].choices:
        return gettext("Take back the choice at zero")
    if session.spins:
        # Translators: {number} is the number that came up.
        return gettext("Take back the spin: {number}").format(number=ltr(pocket_name(session.spins[-1].outcome)))
    return gettext("Give back the colour chips") if session.colours else gettext("Undo")


def taken_back(session: Session) -> str:
    """Return what is said aloud once the last stake of a game has been taken back."""
    last = session.stakes[-1]
    # Translators: {amount} is an amount, {bet} the name of a bet.
    return gettext("Taken back: {amount} on {bet}.").format(amount=money(last.total), bet=bet_name(str(last.bet)))
