"""What the project ships comes once, follows its file, and takes nothing back from an editor."""

from copy import deepcopy

import pytest
from django.conf import settings
from django.contrib.auth.models import Group
from django.core.exceptions import ValidationError
from django.core.management import call_command

from games.core.money import parse_money
from games.punto_banco.bets import Bet
from games.web.rulebook.translations import Words
from games.web.venues import file, sync
from games.web.venues.editors import GROUP
from games.web.venues.models import Room, Shipped, Venue, VenueTable
from games.web.venues.selectors import table_at

pytestmark = pytest.mark.django_db

DATA = {
    "limits": {"small": {"minimum": {"straight": "2"}}},
    "venue": [
        {
            "slug": "ca-prova",
            "position": 1,
            "published": True,
            "name": {"en": "Ca’ Prova", "it": "Ca’ Prova"},
            "opening": {"en": "At dusk.", "tlh": "Hoch"},
            "table": [
                {"slug": "prova-french", "game": "french-roulette", "ruleset": "venice-french", "limits": "small"},
                {"slug": "prova-cards", "name": {"en": "Blackjack"}},
            ],
            "room": [{"slug": "machines", "kind": "slots", "name": {"en": "Machines"}, "bet_lowest": 1}],
        }
    ],
}


@pytest.fixture
def data():
    return deepcopy(DATA)


def rows() -> list:
    return [list(model.objects.order_by("pk").values()) for model in (Venue, VenueTable, Room, Shipped)]


def test_it_makes_houses_tables_and_rooms(data):
    assert sync.apply(data).made == 4
    table = VenueTable.objects.get(slug="prova-french")
    assert (table.overrides, table.example_limits, table.published) == ({"minimum": {"straight": "2"}}, True, True)
    assert VenueTable.objects.get(slug="prova-cards").title == "Blackjack"
    assert Room.objects.get().bet_lowest == 1


def test_run_again_it_changes_nothing(data):
    sync.apply(data)
    before = rows()
    done = sync.apply(data)
    assert (done.made, done.followed) == (0, 0)
    assert rows() == before


def test_a_new_wording_of_the_file_reaches_what_nobody_touched(data):
    sync.apply(data)
    data["venue"][0]["opening"] = {"en": "At night.", "it": "Di notte."}
    assert sync.apply(data).followed == 1
    venue = Venue.objects.get()
    assert (venue.opening_en, venue.opening_it) == ("At night.", "Di notte.")


def test_what_an_editor_changed_is_left_while_the_rest_follows(data):
    sync.apply(data)
    venue = Venue.objects.get()
    venue.opening_en = "Ask at the door."
    venue.save()
    VenueTable.objects.filter(slug="prova-french").update(overrides={}, published=False)
    data["venue"][0] |= {"opening": {"en": "At night."}, "place": {"en": "By the lagoon"}}
    data["limits"]["small"]["minimum"]["straight"] = "3"
    for _ in range(2):
        sync.apply(data)
        venue.refresh_from_db()
        assert (venue.opening_en, venue.place_en) == ("Ask at the door.", "By the lagoon")
        table = VenueTable.objects.get(slug="prova-french")
        assert (table.overrides, table.published) == ({}, False)


def test_a_game_that_gets_rules_is_no_longer_called_by_its_name_alone(data):
    sync.apply(data)
    data["venue"][0]["table"][1] = {"slug": "prova-cards", "game": "french-roulette", "ruleset": "venice-french"}
    assert sync.apply(data).followed == 1
    table = VenueTable.objects.get(slug="prova-cards")
    assert (table.game, table.name_en or "") == ("french-roulette", "")


def test_a_row_is_left_alone_where_the_file_does_not_fit_what_an_editor_wrote(data):
    sync.apply(data)
    own = {"zero": "prison", "prison_levels": 2}
    VenueTable.objects.filter(slug="prova-french").update(overrides=own)
    data["venue"][0]["table"][0] |= {"game": "parlour-roulette", "ruleset": "venice-french"}
    assert sync.apply(data).left == ["table:ca-prova/prova-french"]
    table = VenueTable.objects.get(slug="prova-french")
    assert (table.game, table.overrides) == ("french-roulette", own)


def test_a_short_name_that_another_house_has_taken_is_left_to_it(data):
    other = Venue.objects.create(slug="ca-altrove", name_en="Ca’ Altrove")
    VenueTable.objects.create(venue=other, slug="prova-cards", name_en="Mine")
    assert sync.apply(data).made == 3
    assert VenueTable.objects.get(slug="prova-cards").venue == other


def test_what_an_editor_removed_does_not_come_back(data):
    sync.apply(data)
    VenueTable.objects.get(slug="prova-cards").delete()
    assert sync.apply(data).made == 0
    Venue.objects.get().delete()
    assert sync.apply(data).made == 0
    assert not Venue.objects.exists()


def test_a_row_that_an_editor_gave_another_short_name_is_still_known(data):
    sync.apply(data)
    Venue.objects.update(slug="ca-nuova")
    assert sync.apply(data).made == 0
    assert Venue.objects.get().slug == "ca-nuova"


def test_a_house_that_an_editor_made_first_is_left_alone(data):
    Venue.objects.create(slug="ca-prova", name_en="Mine")
    assert sync.apply(data).made == 0
    assert Venue.objects.get().name_en == "Mine"
    assert not VenueTable.objects.exists()


def test_a_file_with_rules_that_the_engine_refuses_brings_nothing(data):
    data["limits"]["small"]["minimum"]["straight"] = "two"
    with pytest.raises(ValidationError):
        sync.apply(data)
    assert not Venue.objects.exists()


def test_the_group_of_editors_is_made_once_and_then_left_to_the_administrators(data):
    sync.apply(data)
    group = Group.objects.get(name=GROUP)
    assert group.permissions.filter(codename="change_picture").exists()
    assert {right.content_type.app_label for right in group.permissions.all()} == {"venues"}
    group.permissions.clear()
    sync.apply(data)
    assert not group.permissions.exists()


@pytest.fixture
def shipped(db):
    call_command("sync_venues", verbosity=0)


def test_the_three_houses_are_shipped_with_their_games(shipped):
    dealt = {
        venue.slug: [table.game or table.name for table in venue.tables.order_by("position")]
        for venue in Venue.objects.all()
    }
    calergi = dealt["ca-vendramin-calergi"]
    assert len(calergi) == len(set(calergi)) == 8
    assert {"fair-roulette", "french-roulette", "chemin-de-fer"} <= set(calergi)
    assert dealt["ca-noghera"] == calergi[:-1]
    assert calergi[-1] == "trente-et-quarante"
    assert dealt["vittoriosa"] == ["trente-et-quarante"]


def test_the_midi_table_has_insurance_and_prison_and_the_mini_table_has_neither(shipped):
    """The house's app describes the midi at Ca' Vendramin Calergi, the leaflet the only table at Vittoriosa."""
    midi, mini = (
        table_at(VenueTable.objects.select_related("venue").get(slug=slug)).rules
        for slug in ("ca-vendramin-calergi-midi-trente-et-quarante", "vittoriosa-mini-trente-et-quarante")
    )
    assert (str(midi.apres), str(mini.apres)) == ("prison", "halved")
    assert midi.insurance
    assert not mini.insurance


def test_the_slot_machines_are_as_the_houses_have_them(shipped):
    for venue, rooms, area in (("ca-vendramin-calergi", 4, None), ("ca-noghera", 5, 4000)):
        machines = Room.objects.get(venue__slug=venue, slug="slot-machines")
        assert (machines.bet_lowest, machines.bet_highest, machines.spin_highest, machines.area) == (
            *map(parse_money, ("0.01", "10.00", "500")),
            area,
        )
        names = [room.name for room in Room.objects.filter(venue__slug=venue, slug__startswith="sala-")]
        assert names == ["Sala Uno", "Sala Due", "Sala Tre", "Sala Quattro", "Sala Cinque"][:rooms]
    assert not Room.objects.filter(venue__slug="vittoriosa").exists()


@pytest.mark.parametrize("venue", ["ca-vendramin-calergi", "ca-noghera"])
def test_the_jackpot_is_shown_with_its_day(shipped, venue):
    """The house's app, What's new: the Super Spin at 26 August 2013."""
    result = Room.objects.get(venue__slug=venue, slug="slot-news")
    assert "€1,151,748 on 26 August 2013" in result.about_en
    assert "1.151.748 €" in result.about_it
    assert "26 août 2013" in result.about_fr
    assert ("Grease" in result.about_en) == (venue == "ca-noghera")


def test_every_table_with_rules_can_be_played_and_says_that_its_limits_are_an_example(shipped):
    tables = list(VenueTable.objects.exclude(game="").select_related("venue"))
    limited = [row for row in tables if row.example_limits]
    assert {"fair-roulette", "french-roulette", "punto-banco"} <= {row.game for row in limited}
    for row in tables:
        assert table_at(row).rules.name == row.ruleset
    for row in limited:
        rules = table_at(row).rules
        kinds = {"punto-banco": set(Bet), "trente-et-quarante": {"chance"}}.get(row.game)
        kinds = kinds or {bet.kind for bet in rules.positions.values()}
        assert rules.minimum.keys() == rules.maximum.keys() == kinds


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_every_shipped_text_is_there_in_every_language(shipped, language):
    for entry in file.shipped()["venue"]:
        for row in (entry, *entry["table"], *entry.get("room", [])):
            texts = [value for name, value in row.items() if isinstance(value, dict) and "en" in value]
            assert texts or "game" in row
            assert [text["en"] for text in texts if not text.get(language)] == []


def test_translators_get_each_text_of_the_file_with_its_place():
    found = dict(file.messages())
    assert found["venue.ca-noghera.name"] == "Ca’ Noghera"
    assert found["venue.ca-noghera.room.sala-uno.name"] == "Sala Uno"
    assert found["venue.vittoriosa.table.vittoriosa-mini-trente-et-quarante.name"] == "Mini"
    assert len(found) == len(list(file.messages()))


def test_a_translation_of_an_earlier_english_is_not_shipped(monkeypatch):
    stale = Words("Vecchio.", "stale")
    monkeypatch.setattr(file.Translations, "words", lambda self, context, english: stale)
    assert file.shipped()["venue"][0]["name"].keys() == {"en"}


def test_the_command_tells_of_a_table_that_the_engine_refuses(shipped, capsys):
    VenueTable.objects.filter(slug="ca-noghera-french-roulette").update(overrides={"ceiling": "1"})
    call_command("sync_venues")
    result = capsys.readouterr()
    assert "0 rows made" in result.out
    assert "ca-noghera-french-roulette" in result.err
