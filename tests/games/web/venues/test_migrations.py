"""What the file brought before a column was renamed still follows the file afterwards."""

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

BEFORE, AFTER = [("venues", "0001_initial")], [("venues", "0002_bets_of_slot_machines")]


def migrated(targets):
    """The models as they were after these migrations."""
    MigrationExecutor(connection).migrate(targets)
    return MigrationExecutor(connection).loader.project_state(targets).apps


@pytest.mark.django_db(transaction=True)
def test_the_bets_of_machines_keep_their_amounts_under_their_new_names():
    try:
        apps = migrated(BEFORE)
        venue = apps.get_model("venues", "Venue").objects.create(slug="ca-prova", name="Ca’ Prova")
        room = apps.get_model("venues", "Room").objects.create(
            venue=venue, slug="machines", kind="slots", name="Machines", line_lowest=1, line_highest=1000
        )
        values = {"slug": "machines", "line_lowest": 1, "line_highest": 1000}
        apps.get_model("venues", "Shipped").objects.create(key="room:ca-prova/machines", row=room.pk, values=values)
        apps = migrated(AFTER)
        room = apps.get_model("venues", "Room").objects.get()
        assert (room.bet_lowest, room.bet_highest) == (1, 1000)
        brought = apps.get_model("venues", "Shipped").objects.get()
        assert brought.values == {"slug": "machines", "bet_lowest": 1, "bet_highest": 1000}
        apps = migrated(BEFORE)
        assert apps.get_model("venues", "Shipped").objects.get().values == values
    finally:
        call_command("migrate", verbosity=0)
