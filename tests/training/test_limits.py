"""What the database refuses of the record, however it is written."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import IntegrityError, transaction

from games.web.venues.models import Venue
from tests.rows import insert_copy
from tests.training.certification.cast import NOON, a_certificate, a_house, a_person
from training.certification.models import Revocation
from training.quiz.house.models import AnotherAttempt, ExamTerms, ExtraTime, Room
from training.quiz.models import Answer, DifficultyTable, HouseTarget, Mark, Practice
from training.staff.models import Role, Transfer

pytestmark = pytest.mark.django_db

DAY = NOON.date()
DRILLED = {"generator": "zero", "version": 1, "seed": "1", "level": 1, "ruleset": "venice-french", "given": {}}


@pytest.fixture
def rows():
    """A row of each table by the table's name."""
    house, other = a_house("Ca’ Vendramin Calergi"), a_house("Ca’ Noghera")
    ada, ugo = a_person(house), a_person(house, Role.HR, "ugo")
    certificate = a_certificate(ada)
    item = certificate.attempt.items.get()
    act = {"at": NOON, "author": ugo, "reason": "Because"}
    said = {"author": ugo, "reason": "Because"}
    house.venue = Venue.objects.create(slug="ca-vendramin-calergi", name_en="Ca’ Vendramin Calergi")
    house.save()
    return {
        "house": house,
        "person": ugo,
        "attempt": certificate.attempt,
        "item": item,
        "answer": Answer.objects.create(item=item, given={}, seconds=1, received_at=NOON, token="1"),
        "mark": Mark.objects.create(item=item, score=1, max=2, verdict={}, clauses={}),
        "practice": Practice.objects.create(user=ada, score=1, max=2, **DRILLED),
        "target": HouseTarget.objects.create(
            house=house, author=ugo, generator="zero", level=1, items=20, seconds=9, percent=90
        ),
        "terms": ExamTerms.objects.create(house=house, exam="french-roulette", attempts=2, days=30, author=ugo),
        "extra time": ExtraTime.objects.create(person=ada, house=house, percent=25, first_day=DAY, **said),
        "room": Room.objects.create(
            house=house,
            exam="french-roulette",
            code="ACDEFG",
            opened_at=NOON,
            closes_at=NOON + timedelta(1),
            author=ugo,
        ),
        "another": AnotherAttempt.objects.create(person=ada, house=house, exam="french-roulette", **said),
        "revocation": Revocation.objects.create(certificate=certificate, number=1, **act),
        "transfer": Transfer.objects.create(person=ada, from_house=house, to_house=other, number=1, **act),
    }


# What makes a copy of the row another one, so that nothing but the limit in question stands against it.
FRESH = {
    "house": {"name": "A school", "venue_id": None},
    "person": {"username": "bice", "email": "bice@example.org"},
    "attempt": {"uuid": uuid4(), "number": 2},
    "item": {"position": 2},
    "answer": {"token": "2"},
    "mark": {},
    "practice": {"seed": "2"},
    "target": {},
    "terms": {},
    "extra time": {},
    "room": {"uuid": uuid4()},
    "another": {},
    "revocation": {"number": 2},
    "transfer": {"number": 2},
}
REFUSED = [
    ("house", {"name": "Ca’ Vendramin Calergi"}, "staff_house_name"),
    ("house", {"name": ""}, "a_house_has_a_name"),
    ("person", {"house_id": None}, "who_teaches_or_keeps_records_has_a_house"),
    ("person", {"house_id": None, "role": "instructor"}, "who_teaches_or_keeps_records_has_a_house"),
    ("person", {"email": "UGO@example.org"}, "an_address_belongs_to_one_person"),
    ("attempt", {"number": 1}, "one_open_attempt_at_an_exam"),
    ("attempt", {"started_at": NOON, "deadline": NOON}, "deadline_after_start"),
    ("attempt", {"started_at": NOON, "deadline": NOON - timedelta(minutes=1)}, "deadline_after_start"),
    ("attempt", {"pass_mark": 0}, "pass_mark_is_a_percentage"),
    ("attempt", {"pass_mark": 101}, "pass_mark_is_a_percentage"),
    ("attempt", {"pace_seconds": 0}, "pace_takes_time"),
    ("attempt", {"expected": 0.5}, "what_is_expected_is_a_share_by_a_table"),
    ("item", {"position": 1}, "one_item_a_position"),
    ("item", {"position": 0}, "items_are_counted_from_one"),
    ("answer", {"token": "1"}, "one_answer_a_token"),
    ("answer", {"seconds": -0.1}, "an_answer_takes_no_negative_time"),
    ("mark", {"score": 3}, "score_within_max"),
    ("mark", {"score": 0, "max": 0}, "a_mark_is_out_of_something"),
    ("practice", {"seed": "1"}, "an_item_is_practised_once"),
    ("practice", {"score": 3}, "practice_score_within_max"),
    ("practice", {"score": 0, "max": 0}, "practice_is_out_of_something"),
    ("practice", {"seconds": -0.1}, "practice_takes_no_negative_time"),
    ("answer", {"shown_seconds": -0.1}, "an_item_is_shown_before_its_answer"),
    ("target", {"items": None}, "a_target_is_whole_or_the_default"),
    ("target", {"items": 0}, "a_target_is_whole_or_the_default"),
    ("target", {"percent": 101}, "a_target_is_whole_or_the_default"),
    ("terms", {"attempts": 0}, "a_limit_has_attempts_and_days"),
    ("terms", {"days": None}, "a_limit_has_attempts_and_days"),
    ("terms", {"review": "later"}, "a_later_review_has_its_day"),
    ("terms", {"review_from": DAY}, "a_later_review_has_its_day"),
    ("room", {"closes_at": NOON}, "a_room_closes_after_it_opens"),
    ("extra time", {"percent": 0}, "extra_time_at_most_doubles"),
    ("extra time", {"percent": 101}, "extra_time_at_most_doubles"),
    ("extra time", {"last_day": DAY - timedelta(days=1)}, "extra_time_lasts"),
    ("extra time", {"reason": ""}, "extratime_has_a_reason"),
    ("another", {"reason": ""}, "anotherattempt_has_a_reason"),
    ("revocation", {"number": 1}, "one_open_revocation_of_a_certificate"),
    ("revocation", {"reason": ""}, "a_revocation_has_a_reason"),
    ("transfer", {"number": 1}, "one_waiting_transfer_of_a_person"),
    ("transfer", {"reason": ""}, "a_transfer_has_a_reason"),
]
NEGATIVE = [
    ("attempt", "number"),
    ("attempt", "pass_mark"),
    ("item", "level"),
    ("mark", "score"),
    ("practice", "score"),
    ("revocation", "number"),
    ("transfer", "number"),
]


@pytest.mark.parametrize("name", FRESH)
def test_another_row_like_it_is_written(rows, name):
    before = type(rows[name]).objects.count()
    insert_copy(rows[name], **FRESH[name])
    assert type(rows[name]).objects.count() == before + 1


def refused(rows, name, changes):
    """What the database says about a copy with these changes."""
    with pytest.raises(IntegrityError) as caught, transaction.atomic():
        insert_copy(rows[name], **FRESH[name] | changes)
    return str(caught.value)


@pytest.mark.parametrize(("name", "changes", "limit"), REFUSED)
def test_what_cannot_be_is_refused(rows, name, changes, limit):
    said = refused(rows, name, changes)
    # SQLite names the columns that are taken, and not the constraint.
    assert limit in said or said.startswith("UNIQUE constraint failed")


@pytest.mark.parametrize(("name", "column"), NEGATIVE)
def test_counts_are_not_negative(rows, name, column):
    assert column in refused(rows, name, {column: -1})


def test_a_venue_has_one_house(rows):
    assert "venue_id" in refused(rows, "house", {"venue_id": rows["house"].venue_id})


def test_nobody_is_transferred_to_the_house_they_work_in(rows):
    own = {"to_house_id": rows["transfer"].from_house_id}
    assert "a_transfer_goes_to_another_house" in refused(rows, "transfer", own)


@pytest.mark.parametrize("expected", [None, -0.1, 1.1])
def test_what_is_expected_by_a_table_is_a_share(rows, expected):
    table = DifficultyTable.objects.create(answers=1, contents={})
    said = refused(rows, "attempt", {"expected": expected, "difficulty_id": table.pk})
    assert "what_is_expected_is_a_share_by_a_table" in said


def test_what_is_expected_stands_with_its_table(rows):
    table = DifficultyTable.objects.create(answers=1, contents={})
    insert_copy(rows["attempt"], **FRESH["attempt"], expected=0.5, difficulty_id=table.pk)
    assert table.attempts.get().expected == 0.5
