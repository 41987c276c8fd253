"""Nights on which there is nothing to say of how long certificates last, so that a letter is about something else."""

from datetime import timedelta

import time_machine

from tests.training.certification.cast import NOON
from tests.training.classes.school import EXAM, a_class
from training.classes.assigning import assign
from training.hr.tasks import expiry_check

TODAY = NOON + timedelta(days=100)  # no certificate of NOON is new, and none ends
DAY = TODAY.date()


def after(days):
    return DAY + timedelta(days=days)


def check(days=0):
    with time_machine.travel(f"{after(days).isoformat()}T02:10:00+00:00"):
        return expiry_check()


def letters(mailoutbox, days=0):
    """Check twice in a night, and return the new letters by who gets them."""
    before = len(mailoutbox)
    check(days)
    check(days)
    new = mailoutbox[before:]
    assert len({letter.to[0] for letter in new}) == len(new)
    return {letter.to[0].partition("@")[0]: letter.body for letter in new}


def assigned(instructor, *people):
    """An exam that was assigned on DAY and is due in 20 days."""
    group = a_class(instructor, *people, now=TODAY)
    return assign(instructor, group, EXAM, (), (DAY, after(20)), "once", TODAY)
