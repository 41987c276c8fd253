"""Asks as a patient visitor does."""

from time import sleep

from games.core.costly import Busy


def asked_until_answered(asked, function, *args):
    """The answer, as somebody gets it who asks again for as long as the pool is busy."""
    for _ in range(600):
        try:
            return asked.ask(function, args)
        except Busy:
            sleep(0.05)
    raise AssertionError("never answered")
