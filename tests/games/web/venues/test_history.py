"""What each table has been is kept by day: a row for each change, and for nothing else."""

from datetime import UTC, datetime, timedelta

import time_machine
from django.utils import timezone

from games.web.venues.history import ever_dealt, keep_all, table_before
from games.web.venues.models import KeptTable, Venue


def rows(table):
    return list(KeptTable.objects.filter(table=table).values_list("number", "overrides", "is_dealt"))


def test_a_changed_table_is_kept_and_an_unchanged_one_is_not(table):
    before = table.overrides
    table.opening_en = "From three o’clock."
    table.save()
    assert rows(table) == [(1, before, True)]
    table.overrides = {"minimum": {"straight": "20"}}
    table.save()
    table.published = False
    table.save()
    assert rows(table)[1:] == [(2, table.overrides, True), (3, table.overrides, False)]


def test_a_table_that_moves_to_another_house_is_kept(table):
    first, other = table.venue_id, Venue.objects.create(slug="altra", name_en="Altra", published=True)
    table.venue = other
    table.save()
    assert list(KeptTable.objects.filter(table=table).values_list("venue", flat=True)) == [first, other.pk]
    assert table_before(table.pk, timezone.now() + timedelta(days=1)).venue_id == other.pk
    assert [row.table_id for row in ever_dealt(other.pk)] == [table.pk]


def test_a_table_is_read_as_it_was_just_before_a_moment(table):
    later = timezone.now() + timedelta(days=3)
    with time_machine.travel(later, tick=False):
        table.overrides = {}
        table.save()
    assert table_before(table.pk, later).number == 1
    assert table_before(table.pk, later + timedelta(seconds=1)).number == 2


def test_one_that_an_editor_entered_later_was_not_there(table):
    assert table_before(table.pk, datetime(2020, 1, 1, tzinfo=UTC)) is None


def test_one_that_was_there_before_the_history_is_read_by_its_first_record(table):
    key, venue = table.pk, table.venue_id
    other = type(table)(venue=table.venue, slug="older", game=table.game, ruleset=table.ruleset, published=True)
    type(table).objects.bulk_create([other])  # saved by a program of another time, so without a signal
    keep_all()
    keep_all()
    assert rows(other.pk) == [(1, {}, True)]
    assert table_before(other.pk, datetime(2020, 1, 1, tzinfo=UTC)).slug == "older"
    assert {row.table_id for row in ever_dealt(venue)} == {key, other.pk}


def test_a_removed_table_leaves_its_rows(table):
    key, venue = table.pk, table.venue_id
    table.delete()
    assert [is_dealt for _number, _overrides, is_dealt in rows(key)] == [True, False]
    assert table_before(key, timezone.now() + timedelta(days=1)) is None
    assert [row.table_id for row in ever_dealt(venue)] == [key]


def test_a_game_without_rules_is_not_kept(venue):
    venue.tables.create(slug="wheel", name_en="Wheel of fortune")
    assert not KeptTable.objects.exists()
