"""What may be kept about a house, and what is refused at which field."""

from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import override

from games.web.registry import GAMES
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from tests.games.web.venues.conftest import uploaded
from tests.rows import insert_copy

pytestmark = pytest.mark.django_db


def refused(row) -> dict[str, list[str]]:
    with pytest.raises(ValidationError) as caught:
        row.full_clean()
    return caught.value.message_dict


def table_of(venue, **values) -> VenueTable:
    return VenueTable(venue=venue, slug="one", **values)


def test_english_must_be_there(venue):
    assert "name_en" in refused(Venue(slug="ca-nuova", name_it="Ca’ Nuova"))


def test_a_language_that_is_missing_is_read_in_english(venue):
    with override("fr"):
        assert venue.place == "By the lagoon"
    with override("it"):
        assert venue.place == "Sulla laguna"


def test_a_table_without_a_ruleset_has_the_usual_one(venue):
    table = table_of(venue, game="french-roulette")
    table.full_clean()
    assert table.ruleset == GAMES["french-roulette"].ruleset


def test_a_game_whose_rules_are_not_here_has_its_name(venue):
    table = table_of(venue, name_en="Blackjack")
    table.full_clean()
    table.save()
    assert table.title == "Blackjack"


def test_a_table_without_game_and_name_is_refused(venue):
    assert "game" in refused(table_of(venue, name_it="Solo in italiano"))
    with transaction.atomic(), pytest.raises(IntegrityError):
        table_of(venue).save()


@pytest.mark.parametrize(("field", "value"), [("ruleset", "venice-french"), ("overrides", {"zero": "partage"})])
def test_a_game_without_rules_has_neither_ruleset_nor_overrides(venue, field, value):
    assert field in refused(table_of(venue, name_en="Blackjack", **{field: value}))


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"game": "russian-roulette"}, "game"),
        ({"game": "french-roulette", "ruleset": "parlour"}, "ruleset"),
        ({"game": "french-roulette", "ruleset": "nowhere"}, "ruleset"),
        ({"game": "french-roulette", "overrides": ["straight"]}, "overrides"),
    ],
)
def test_what_does_not_exist_is_refused_at_its_field(venue, values, field):
    assert field in refused(table_of(venue, **values))


@pytest.mark.parametrize(
    ("overrides", "named"),
    [
        ({"ceiling": "5"}, "ceiling"),
        ({"smallest_chip": 5}, "smallest_chip"),
        ({"minimum": {"straight": "five"}}, "minimum"),
        ({"minimum": {"basket": "5"}}, "minimum"),
        ({"minimum": {"straight": "50"}, "maximum": {"straight": "10"}}, "minimum.straight"),
        ({"zero": "partage", "prison_levels": 2}, "prison_levels"),
        ({"wheel": "double-zero", "called_bets": ["tiers"]}, "called_bets"),
    ],
)
def test_overrides_that_the_engine_refuses_are_refused_by_name(venue, overrides, named):
    faults = refused(table_of(venue, game="french-roulette", overrides=overrides))
    assert [sentence.partition(":")[0] for sentence in faults["overrides"]] == [named]


def test_every_fault_of_the_overrides_is_reported(venue):
    overrides = {"minimum": {"straight": "9"}, "maximum": {"straight": "1"}, "zero": "partage", "prison_levels": 2}
    assert len(refused(table_of(venue, game="french-roulette", overrides=overrides))["overrides"]) == 2


def test_two_tables_do_not_share_an_address(venue, table):
    assert "slug" in refused(VenueTable(venue=venue, slug=table.slug, game="french-roulette"))


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"kind": "tables", "spin_highest": 100}, "spin_highest"),
        ({"kind": "slots", "bet_lowest": 1001, "bet_highest": 1000}, "bet_lowest"),
        ({"kind": "slots", "bet_highest": 60000, "spin_highest": 50000}, "bet_highest"),
        ({"kind": "slots", "bet_lowest": 60000, "spin_highest": 50000}, "bet_lowest"),
    ],
)
def test_stakes_that_do_not_fit_are_refused_at_their_field(venue, values, field):
    assert field in refused(Room(venue=venue, slug="one", name_en="One", **values))


def test_only_slot_machines_have_stakes_in_the_database_too(venue):
    with transaction.atomic(), pytest.raises(IntegrityError):
        Room.objects.create(venue=venue, slug="one", name_en="One", kind="tables", bet_lowest=1)


@pytest.mark.parametrize("changes", [{"bet_lowest": 1001}, {"bet_highest": 50001}, {"spin_highest": 0}, {"area": -1}])
def test_amounts_in_the_wrong_order_are_refused_by_the_database_too(room, changes):
    with pytest.raises(IntegrityError), transaction.atomic():
        insert_copy(room, slug="other", **changes)
    insert_copy(room, slug="other", bet_lowest=1000, bet_highest=1000, spin_highest=None)


def test_a_house_has_one_room_of_a_short_name(venue, room):
    assert refused(Room(venue=venue, slug=room.slug, name_en="Again"))


def test_news_ends_after_it_begins(venue):
    now = timezone.now()
    assert refused(News(venue=venue, title_en="Backwards", published=now, until=now - timedelta(hours=1)))


def test_a_picture_has_an_alternative_text_in_english(venue):
    assert "alt_en" in refused(Picture(venue=venue, image=uploaded(), alt_it="Una parete"))


def test_a_picture_hangs_in_a_room_of_its_own_house(venue):
    other = Venue.objects.create(slug="ca-altrove", name_en="Ca’ Altrove")
    room = Room.objects.create(venue=other, slug="one", name_en="One")
    assert "room" in refused(Picture(venue=venue, room=room, image=uploaded(), alt_en="A wall"))
