"""Who moved and passed here again holds a certificate of this house, and the one of before is spoken of no more."""

from datetime import timedelta

import pytest

from tests.training.certification.cast import a_certificate
from tests.training.hr.conftest import agree_terms
from tests.training.hr.recognition.conftest import DAY, TODAY, after, move, recognised
from training.certification.acts.services import extend
from training.certification.models import Certificate
from training.certification.services import readmit, revoke
from training.hr.competence.services import post
from training.hr.letters.due import due_on
from training.hr.selectors import Filter, listed, numbers


@pytest.fixture
def old(moved, house, stranger):
    """Ada's certificate of the first house, which the second one recognises."""
    recognised(stranger, house)
    return Certificate.objects.get(holder=moved)


def on_list(viewer, day, **asked):
    return [one.code for one in listed(viewer, Filter(day, **asked)).order_by("pk")]


def told_of(day, certificate):
    """Return who hears of a certificate on a day."""
    return {one.reader.username for one in due_on(day) if certificate in [each.certificate for each in one.notices]}


def test_the_list_shows_the_new_one_alone(old, stranger):
    new = a_certificate(old.holder, TODAY)
    assert on_list(stranger, after(-1)) == []
    assert on_list(stranger, DAY) == [new.code]
    over = old.expires_on + timedelta(days=1)
    assert on_list(stranger, over) == [new.code]
    assert numbers(stranger, over)["expired"] == 0


def test_before_the_new_one_the_old_one_counts(old, stranger, clock):
    clock.move_to(TODAY + timedelta(days=9))
    new = a_certificate(old.holder, TODAY + timedelta(days=5))
    assert [on_list(stranger, after(number)) for number in (4, 5)] == [[old.code], [new.code]]


def test_a_shorter_new_one_leaves_the_old_one_beside_it(old, stranger):
    agree_terms(stranger, validity_months=1, window_days=5, grace_days=0)
    assert on_list(stranger, DAY) == [old.code]
    new = a_certificate(old.holder, TODAY)
    assert new.expires_on < old.expires_on
    assert on_list(stranger, DAY) == [old.code, new.code]


def test_an_old_one_that_is_extended_beyond_the_new_one_stands_beside_it(old, hr, stranger):
    new = a_certificate(old.holder, TODAY)
    extend(hr, old, new.expires_on, "Ill", TODAY)
    assert on_list(stranger, DAY) == [new.code]
    extend(hr, old, new.expires_on + timedelta(days=1), "Ill still", TODAY)
    assert on_list(stranger, DAY) == [old.code, new.code]


def test_a_new_one_that_counts_for_nothing_renews_nothing(old, stranger):
    new = a_certificate(old.holder, TODAY)
    revoke(stranger, new, "Entered by mistake", TODAY)
    readmit(stranger, new, "A mistake of ours", TODAY)
    assert on_list(stranger, DAY, state="valid") == [old.code]


def test_what_another_person_passed_renews_nothing(old, stranger, colleague):
    new = a_certificate(move(colleague, stranger.house, TODAY), TODAY)
    assert on_list(stranger, DAY) == [old.code, new.code]


def test_neither_hr_nor_the_manager_hears_of_the_old_one(old, stranger, instructor, clock):
    manager = move(instructor, stranger.house, TODAY)
    post(stranger, old.holder, None, manager, DAY)
    clock.move_to(TODAY + timedelta(days=600))
    soon = old.expires_on - timedelta(days=30)
    assert told_of(soon, old) == {"ada", "irene", "zeno"}
    new = a_certificate(old.holder, TODAY + timedelta(days=400))
    assert told_of(soon, old) == {"ada"}  # from the house that issued it
    assert told_of(new.expires_on - timedelta(days=30), new) == {"ada", "irene", "zeno"}
