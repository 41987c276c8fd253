"""The record holds against every way past `save()`, also past Python."""

import pytest
from django.apps import apps
from django.core import serializers
from django.db import DatabaseError, connection, models, router, transaction
from django.db.models.deletion import Collector

from games.web.kit.append_only import AppendOnly, RecordChanged
from games.web.kit.triggers import unlocked
from games.web.rulebook.models import ClauseFacts, ClauseRevision
from training.certification.models import Certificate
from training.quiz.models import Answer, Attempt, Mark
from training.staff import audit
from training.staff.models import AuditEntry, House, Role, User

pytestmark = pytest.mark.django_db

APPEND_ONLY = [model for model in apps.get_models() if issubclass(model, AppendOnly)]


@pytest.fixture
def entry():
    house = House.objects.create(name="Ca' Vendramin Calergi")
    actor = User.objects.create_user("ugo", house=house, role=Role.HR)
    return audit.note(actor, audit.Action.CERTIFICATE_REVOKED, "TV-1", reason="left")


def forged(entry):
    """A row with the key of one that is there."""
    return AuditEntry(
        pk=entry.pk, recorded_at=entry.recorded_at, actor=entry.actor, house=entry.house, subject="forged"
    )


def collected(entry):
    collector = Collector(using=router.db_for_write(AuditEntry), origin=entry)
    collector.collect([entry])
    collector.delete()


def loaded(entry):
    written = serializers.serialize("json", [forged(entry)])
    for row in serializers.deserialize("json", written):
        row.save()


def replaced(entry):
    with connection.cursor() as cursor:
        columns = "actor_id, house_id, action, subject, details, recorded_at"
        verb = "INSERT OR REPLACE INTO" if connection.vendor == "sqlite" else "INSERT INTO"
        cursor.execute(f"{verb} staff_auditentry (id, {columns}) SELECT id, {columns} FROM staff_auditentry")


WAYS = {
    "saved under a key that is taken": lambda entry: forged(entry).save(),
    "inserted over a conflict": lambda entry: AuditEntry.objects.bulk_create(
        [forged(entry)], update_conflicts=True, update_fields=["subject"], unique_fields=["id"]
    ),
    "updated or created": lambda entry: AuditEntry.objects.update_or_create({"subject": "forged"}, pk=entry.pk),
    "updated through a plain query set": lambda entry: models.QuerySet(AuditEntry).update(subject="forged"),
    "deleted through a plain query set": lambda _entry: models.QuerySet(AuditEntry).delete(),
    "deleted without signals": lambda _entry: AuditEntry.objects.all()._raw_delete("default"),
    "deleted by a collector": collected,
    "saved below save()": lambda entry: models.Model.save_base(forged(entry), raw=True),
    "loaded from a fixture": loaded,
    "replaced in SQL": replaced,
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_no_way_leads_past_the_record(entry, way):
    with pytest.raises((RecordChanged, DatabaseError)), transaction.atomic():
        way(entry)
    assert AuditEntry.objects.get().subject == "TV-1"


def test_a_copy_of_the_record_can_be_loaded_where_it_is_not_yet(entry):
    copy = (
        serializers.serialize("json", [entry]).replace('"TV-1"', '"TV-2"').replace(f'"pk": {entry.pk},', '"pk": 90210,')
    )
    for row in serializers.deserialize("json", copy):
        row.save()
    assert set(AuditEntry.objects.values_list("pk", "subject")) == {(entry.pk, "TV-1"), (90210, "TV-2")}


def statements(table, column):
    yield f"UPDATE {table} SET {column} = {column}"
    yield f"DELETE FROM {table}"
    if connection.vendor == "postgresql":
        yield f"TRUNCATE {table} CASCADE"


def test_the_database_itself_refuses_to_change_remove_or_empty(entry):
    connection.check_constraints()  # PostgreSQL empties no table whose foreign keys it has still to check
    for statement in statements("staff_auditentry", "subject"):
        with (
            pytest.raises(DatabaseError, match="append-only"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement)
    assert AuditEntry.objects.get().subject == "TV-1"


TRIGGERS = {
    "sqlite": "SELECT tbl_name, name FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT tgrelid::regclass::text, tgname FROM pg_trigger WHERE tgenabled = 'O'",
}


def triggers():
    """Each trigger that works, with its table."""
    with connection.cursor() as cursor:
        cursor.execute(TRIGGERS[connection.vendor])
        return set(cursor.fetchall())


def test_the_record_is_what_the_product_says_it_is():
    assert {Attempt, Answer, Mark, Certificate, AuditEntry, ClauseRevision, ClauseFacts} <= set(APPEND_ONLY)


@pytest.mark.parametrize("model", APPEND_ONLY)
def test_every_append_only_table_has_its_triggers(model):
    events = ["update", "delete"] + ["truncate"] * (connection.vendor == "postgresql")
    table = model._meta.db_table
    assert {(table, f"{table}_no_{event}") for event in events} <= triggers()


@pytest.mark.parametrize("model", APPEND_ONLY)
def test_every_manager_of_an_append_only_model_refuses_in_python(model):
    for manager in (*model._meta.managers, model._base_manager):
        with pytest.raises(RecordChanged):
            manager.all().update(pk=1)


def test_a_data_migration_may_correct_the_record_and_it_is_locked_again_afterwards(entry):
    with unlocked(), connection.cursor() as cursor:
        cursor.execute("UPDATE staff_auditentry SET subject = 'corrected'")
    assert AuditEntry.objects.get().subject == "corrected"
    assert ("staff_auditentry", "staff_auditentry_no_update") in triggers()
