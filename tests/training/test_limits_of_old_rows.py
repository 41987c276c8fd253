"""The record as it was before its limits: numbered, put right where it could be wrong, and locked again."""

from datetime import UTC, datetime, timedelta

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection

from tests.migrations import empty_database, migrated

BEFORE = [("staff", "0004_present_employments"), ("quiz", "0006_item_indexes"), ("certification", "0005_plain_labels")]
AFTER = [
    ("staff", "0005_numbered_transfers_and_limits"),
    ("quiz", "0007_numbered_attempts_and_limits"),
    ("certification", "0006_numbered_revocations"),
]
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)


def old_record(apps):
    """A record with everything that the old tables let pass, or that has to be numbered."""

    def made(label, **values):
        return apps.get_model(label).objects.create(**values)

    house, other = (made("staff.House", name=name, slug=name) for name in ("ca-noghera", "ca-altrove"))
    ada, ugo = made("staff.User", username="ada", house=house), made("staff.User", username="ugo", role="hr")
    act = {"at": NOON, "author": ugo, "reason": "Because"}
    frozen = {"user": ada, "house": house, "language": "en", "seed": "1", "ruleset": "any", "ruleset_parameters": {}}
    times = {"started_at": NOON, "deadline": NOON + timedelta(hours=1), "pass_mark": 80, "pace_seconds": 60}
    exams = [made("quiz.Attempt", blueprint=exam, **frozen, **times) for exam in ("french", "english", "french")]
    drawn = {"generator": "zero", "version": 1, "seed": "1", "level": 1, "face": {}, "key": {}, "clauses": {}}
    item = made("quiz.AttemptItem", attempt=exams[0], position=1, **drawn)
    for token, seconds in (("1", 7), ("2", -0.5)):
        made("quiz.Answer", item=item, given={}, seconds=seconds, received_at=NOON, token=token)
    days = {"issued_on": NOON.date(), "expires_on": NOON.date() + timedelta(days=9), "covers": [], "clauses": {}}
    words = {"programme": "any", "ruleset": "any", "language": "en", "holder_name": "Ada", "house_name": "Ca’ Noghera"}
    earned = {"code": "1", "holder": ada, "house": house, "attempt": exams[0], "score": 90}
    certificate = made("certification.Certificate", **earned, **days, **words)
    for _ in range(2):
        made("certification.Revocation", certificate=certificate, **act)
        made("staff.Transfer", person=ada, from_house=house, to_house=other, **act)


@pytest.mark.django_db(transaction=True)
def test_an_old_record_is_numbered_and_put_right():
    with empty_database():
        old_record(migrated(BEFORE))
        apps = migrated(AFTER)

        def column(label, *names):
            return list(apps.get_model(label).objects.order_by("pk").values_list(*names))

        assert column("quiz.Attempt", "blueprint", "number") == [("french", 1), ("english", 1), ("french", 2)]
        assert column("certification.Revocation", "number") == column("staff.Transfer", "number") == [(1,), (2,)]
        assert column("quiz.Answer", "seconds") == [(7,), (0,)]
        assert column("staff.User", "username", "role") == [("ada", "trainee"), ("ugo", "trainee")]
        call_command("migrate", *AFTER[1], verbosity=0)
        with pytest.raises(DatabaseError, match="append-only"), connection.cursor() as cursor:
            cursor.execute("UPDATE quiz_attempt SET number = 1")
