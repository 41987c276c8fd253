"""A model of the base is protected because it is one: nothing lists the tables."""

import pytest
from django.db import DatabaseError, connection, models, transaction
from django.test.utils import isolate_apps

from games.web.kit.append_only import AppendOnly, RecordChanged
from games.web.kit.triggers import protect


@pytest.fixture
def note(transactional_db):
    """A row of a model that no app has, after what `migrate` would do for it."""
    with isolate_apps("games.web.kit") as registry:

        class Note(AppendOnly):
            text = models.CharField(max_length=9)

            class Meta(AppendOnly.Meta):
                app_label = "kit"

        with connection.schema_editor() as editor:
            editor.create_model(Note)
        protect(registry.get_app_config("kit"))
        yield Note.objects.create(text="first")
        with connection.schema_editor() as editor:
            editor.delete_model(Note)


@pytest.mark.parametrize("statement", ["UPDATE kit_note SET text = 'forged'", "DELETE FROM kit_note"])
def test_its_table_refuses_what_is_no_insert(note, statement):
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert type(note).objects.get().text == "first"


def test_its_rows_refuse_to_be_saved_again_or_deleted(note):
    for change in (note.save, note.delete):
        with pytest.raises(RecordChanged):
            change()
    assert type(note).objects.get().text == "first"
