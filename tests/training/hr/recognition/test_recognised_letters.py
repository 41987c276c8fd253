"""The house that recognises a certificate hears when it expires; its holder hears of it once."""

from datetime import timedelta

import pytest

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.conftest import agree_terms
from tests.training.hr.recognition.conftest import TODAY, move, recognised
from training.certification.acts.services import suspend
from training.certification.models import Certificate
from training.hr.competence.services import post
from training.hr.letters.digests import compose
from training.hr.letters.due import due_on
from training.hr.letters.preview import coming


@pytest.fixture
def certificate(moved, clock):
    found = Certificate.objects.get(holder=moved)
    clock.move_to(TODAY + timedelta(days=600))
    return found


def letters(day, house=None):
    return {draft.reader.username: [(one.part, one.kind) for one in draft.notices] for draft in due_on(day, house)}


def test_hr_and_the_manager_hear_of_it_while_it_is_recognised(certificate, house, hr, stranger, instructor):
    soon = certificate.expires_on - timedelta(days=30)
    manager = move(instructor, stranger.house, TODAY)
    post(stranger, certificate.holder, None, manager, TODAY.date())
    assert letters(soon) == {"ada": [("holder", "30-days")]}
    recognised(stranger, house, first=soon, now=TODAY)
    assert letters(soon - timedelta(days=1)) == {"ada": [("holder", "60-days")]}
    told = {"irene": [("team", "30-days")], "zeno": [("house", "30-days")]}
    assert letters(soon) == told | {"ada": [("holder", "30-days")]}
    assert letters(soon, stranger.house) == told
    assert {draft.reader for draft in coming(stranger, soon, TODAY)} == {stranger, manager}
    (draft,) = [one for one in due_on(soon) if one.reader == stranger]
    assert "(recognised from Ca' Vendramin Calergi)" in compose(draft).body
    suspend(hr, certificate, "Enquiry", TODAY)
    assert letters(soon) == {}


def test_it_has_no_grace_there(clock, moved, house, hr, stranger):
    agree_terms(hr, validity_months=1, window_days=5, grace_days=20)
    late = a_certificate(a_person(house, username="late"), NOON)
    move(late.holder, stranger.house, NOON + timedelta(days=1))
    recognised(stranger, house)
    over = late.expires_on + timedelta(days=1)
    found = letters(over)
    assert (found["late"], found["zeno"]) == ([("holder", "overdue")], [("house", "expired")])
    (draft,) = [one for one in due_on(over) if one.reader == stranger]
    assert "may deal until" not in compose(draft).body
