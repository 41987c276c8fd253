"""What the file brought before a column was renamed still follows the file afterwards."""

import pytest

from tests.migrations import empty_database, migrated

BEFORE, AFTER = [("venues", "0001_initial")], [("venues", "0002_bets_of_slot_machines")]


@pytest.mark.django_db(transaction=True)
def test_the_bets_of_machines_keep_their_amounts_under_their_new_names():
    with empty_database():
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


@pytest.mark.django_db(transaction=True)
def test_bets_that_were_saved_in_the_wrong_order_are_put_in_the_right_one():
    with empty_database():
        apps = migrated([("venues", "0004_plain_labels")])
        venue = apps.get_model("venues", "Venue").objects.create(slug="ca-prova", name="Ca’ Prova")
        rooms = apps.get_model("venues", "Room").objects
        rooms.create(venue=venue, slug="turned", kind="slots", bet_lowest=900, bet_highest=5, spin_highest=50)
        rooms.create(venue=venue, slug="parlour", kind="slots", bet_lowest=70, spin_highest=7)
        apps = migrated([("venues", "0005_bets_of_machines_in_order")])
        bets = apps.get_model("venues", "Room").objects.order_by("slug")
        assert list(bets.values_list("bet_lowest", "bet_highest", "spin_highest")) == [(7, None, 70), (5, 50, 900)]
