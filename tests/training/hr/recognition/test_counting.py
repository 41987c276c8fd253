"""When a certificate of a sister house counts: in competences, matrix, list, forecast and standings alike."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.conftest import FAIR, FRENCH, agree_terms
from tests.training.hr.recognition.conftest import DAY, TODAY, after, move, recognised
from training.certification.acts.services import extend, lift, suspend
from training.certification.models import Certificate
from training.certification.services import readmit, reinstate, revoke
from training.certification.standings import standings
from training.hr.competence import services as jobs
from training.hr.competence.forecast import Forecast
from training.hr.competence.selectors import competences
from training.hr.matrix import selectors as matrix
from training.hr.recognition.services import end
from training.hr.selectors import Filter, listed, numbers
from training.staff import history

NOTHING = (None, False, "")


def seen(viewer, person, day=DAY):
    """What each way of asking says of Ada's French roulette on a day: they have to agree."""
    house = viewer.house
    (found,) = [one for one in competences(house, [person], day)[person.pk] if one.programme == FRENCH] or [None]
    said = (found.state, found.may_deal, found.issuer) if found and found.code else NOTHING
    rows = [one for one in listed(viewer, Filter(day)) if (one.holder, one.programme) == (person, FRENCH)]
    assert said[0] in {one.state for one in rows} if rows else said == NOTHING
    assert sum(numbers(viewer, day).values()) >= len(rows)
    held = {(one.state, one.issuer) for one in standings(house, [person], TODAY, day)[0].certificates}
    assert (said[0], said[2]) in held if rows else not held
    for state in ("valid", "expired", "suspended", "revoked"):
        people = list(matrix.listed(viewer, matrix.Asked(day, state=state, programme=FRENCH)))
        assert (person in people) == (said[0] == state), state
    return said


def code_of(person):
    return Certificate.objects.get(holder=person)


def test_it_counts_while_it_is_recognised_and_on_no_other_day(moved, house, stranger):
    assert seen(stranger, moved) == NOTHING
    recognised(stranger, house, first=after(5), until=after(9))
    days = {number: seen(stranger, moved, after(number)) for number in (0, 4, 5, 9, 10)}
    counts = ("valid", True, house.name)
    assert days == {0: NOTHING, 4: NOTHING, 5: counts, 9: counts, 10: NOTHING}


def test_what_was_recognised_stays_so_on_past_days(moved, house, stranger, clock):
    made = recognised(stranger, house)
    clock.move_to(TODAY + timedelta(days=10))
    end(stranger, made, "No longer one company", TODAY + timedelta(days=10))
    assert seen(stranger, moved, after(-1)) == NOTHING  # nothing was recognised by then
    assert seen(stranger, moved, DAY)[:2] == seen(stranger, moved, after(9))[:2] == ("valid", True)
    assert seen(stranger, moved, after(10)) == NOTHING


def test_only_somebody_who_works_here_deals_on_it(moved, house, other_house, stranger, clock):
    recognised(stranger, house)
    clock.move_to(TODAY + timedelta(days=10))
    assert seen(stranger, moved, DAY)[1]
    move(moved, house, TODAY + timedelta(days=5))
    assert seen(stranger, moved, after(4)) == ("valid", True, house.name)
    assert seen(stranger, moved, after(5)) == NOTHING


def test_what_its_issuer_does_holds_at_once(moved, house, hr, stranger, clock):
    recognised(stranger, house)
    certificate = code_of(moved)
    suspend(hr, certificate, "Enquiry", TODAY + timedelta(days=1))
    lift(hr, certificate, "Done", TODAY + timedelta(days=3))
    revoke(hr, certificate, "Copied", TODAY + timedelta(days=5))
    reinstate(hr, certificate, "Not copied", TODAY + timedelta(days=7))
    clock.move_to(TODAY + timedelta(days=10))
    states = [seen(stranger, moved, after(number))[:2] for number in (0, 1, 3, 5, 7)]
    assert states == [("valid", True), ("suspended", False), ("valid", True), ("revoked", False), ("valid", True)]
    until = certificate.expires_on
    assert not seen(stranger, moved, until + timedelta(days=1))[1]
    extend(hr, certificate, until + timedelta(days=30), "Ill", TODAY + timedelta(days=10))
    assert seen(stranger, moved, until + timedelta(days=1))[1]


def test_a_programme_that_is_not_recognised_does_not_count(moved, house, stranger):
    recognised(stranger, house, FAIR)
    assert seen(stranger, moved) == NOTHING
    recognised(stranger, house, FAIR, FRENCH)
    assert seen(stranger, moved) == ("valid", True, house.name)


def test_it_does_not_go_the_other_way(moved, house, other_house, hr, stranger, colleague):
    a_certificate(move(colleague, other_house, NOON), NOON + timedelta(days=1))
    move(colleague, house, NOON + timedelta(days=2))
    recognised(stranger, house)
    assert seen(hr, colleague) == NOTHING


def test_a_third_house_sees_nothing_of_it(moved, house, stranger, group):
    third = type(house).objects.create(name="Saint-Vincent", group=group)
    officer = a_person(third, "hr", "vito")
    recognised(stranger, house)
    assert seen(officer, moved) == NOTHING


def test_grace_is_an_arrangement_of_the_issuer_alone(moved, house, hr, stranger, clock):
    agree_terms(hr, validity_months=1, window_days=5, grace_days=20)
    late = a_certificate(move(a_person(house, username="late"), house, NOON), NOON)
    person = move(late.holder, stranger.house, NOON + timedelta(days=10))
    recognised(stranger, house)
    clock.move_to(TODAY + timedelta(days=20))
    over = late.expires_on + timedelta(days=1)
    assert seen(stranger, person, late.expires_on)[:2] == ("runs-out", True)
    assert seen(stranger, person, over)[:2] == ("expired", False)
    assert not Forecast(stranger.house, [person], late.expires_on).on(person.pk, FRENCH, over).may_deal


def test_of_two_certificates_the_one_that_lasts_longer_counts(moved, house, stranger):
    recognised(stranger, house)
    own = a_certificate(moved, TODAY)
    assert seen(stranger, moved) == ("valid", True, "")
    revoke(stranger, own, "Copied", TODAY)
    assert seen(stranger, moved) == ("revoked", False, "")  # no other house makes that good
    reinstate(stranger, own, "Not copied", TODAY)
    suspend(stranger, own, "Enquiry", TODAY)
    assert seen(stranger, moved) == ("suspended", False, "")


def test_a_revocation_that_bars_nobody_from_the_exam_leaves_the_other_certificate(moved, house, stranger, hr):
    recognised(stranger, house)
    own = a_certificate(moved, TODAY)
    revoke(stranger, own, "Entered by mistake", TODAY)
    readmit(stranger, own, "A mistake of ours", TODAY)
    assert seen(stranger, moved)[1:] == (True, house.name)


def test_a_job_that_requires_the_certificate_has_no_gap(moved, house, stranger):
    job = jobs.add_job(stranger, "Croupier")
    jobs.require(stranger, job, {FRENCH: "certificate"}, TODAY)
    jobs.post(stranger, moved, job, None, DAY)
    (gap,) = competences(stranger.house, [moved], DAY)[moved.pk]
    assert gap.is_gap
    recognised(stranger, house)
    (held,) = competences(stranger.house, [moved], DAY)[moved.pk]
    assert not held.is_gap


def test_the_forecast_says_of_each_day_what_that_day_says(moved, house, stranger, hr):
    recognised(stranger, house, FRENCH, first=after(3), until=after(6))
    recognised(stranger, house, first=after(10), until=after(12))
    end(stranger, recognised(stranger, house, first=after(20)), "A mistake", TODAY)
    own = a_certificate(a_person(stranger.house, username="bice"), TODAY)
    people = [moved, own.holder]
    forecast, may = Forecast(stranger.house, people, DAY), set()
    for number in range(30):
        known = competences(stranger.house, people, after(number))
        for person in people:
            one = forecast.on(person.pk, FRENCH, after(number))
            assert [one] == known[person.pk], number
        may |= {number} if forecast.on(moved.pk, FRENCH, after(number)).may_deal else set()
    assert may == {3, 4, 5, 6, 10, 11, 12}


@pytest.mark.parametrize("is_recognised", [False, True])
def test_the_number_of_queries_does_not_depend_on_the_people(group, clock, house, stranger, is_recognised):
    if is_recognised:
        recognised(stranger, house)
    counts = []
    for number in range(4):
        person = a_person(house, username=f"p{number}")
        history.keep(person, NOON)
        a_certificate(person)
        move(person, stranger.house, NOON + timedelta(days=1))
        with CaptureQueriesContext(connection) as asked:
            people = list(matrix.listed(stranger, matrix.Asked(DAY, state="valid")))
            found = competences(stranger.house, people, DAY)
            Forecast(stranger.house, people, DAY)
            list(listed(stranger, Filter(DAY)))
        counts.append(len(asked))
        assert len([one for one in found.values() if one]) == (number + 1 if is_recognised else 0)
    assert len(set(counts)) == 1
