"""The admin of the houses: who may keep which, and what is refused at which field."""

import json

import pytest
from django.urls import reverse

from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from tests.games.web.venues.conftest import uploaded
from tests.portal.page import read
from training.staff.models import House

pytestmark = pytest.mark.django_db
KEEPERS = ["editor", "editor of all"]
OTHERS = ["trainee", "instructor", "hr", "stranger", "staff without the group"]
MODELS = ["venue", "venuetable", "news", "room", "picture"]


def at(model: str, act: str = "changelist", *args) -> str:
    return reverse(f"admin:venues_{model}_{act}", args=args)


@pytest.fixture
def sign(client, people):
    def sign_in(name: str):
        client.force_login(people[name])
        return client

    return sign_in


@pytest.fixture
def rows(venue, table, room, picture) -> dict:
    news = News.objects.create(venue=venue, title_en="News")
    return {"venue": venue, "venuetable": table, "news": news, "room": room, "picture": picture}


def form(**values) -> dict:
    """What the form of a table sends."""
    empty = {"game": "", "ruleset": "", "overrides": "", "position": "0", "published": "on", "name_en": ""}
    return empty | {"slug": "new-table"} | values


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", KEEPERS)
def test_an_editor_sees_and_changes_everything_of_the_house(sign, rows, model, name):
    client = sign(name)
    assert str(rows[model].pk) in client.get(at(model)).content.decode()
    assert client.get(at(model, "change", rows[model].pk)).status_code == 200


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", OTHERS)
def test_a_person_who_is_no_editor_changes_nothing(sign, rows, model, name):
    client = sign(name)
    for address in (at(model), at(model, "add"), *(at(model, act, rows[model].pk) for act in ("change", "delete"))):
        assert client.get(address).status_code in (302, 403)
        assert client.post(address, {"post": "yes", "slug": "taken"}).status_code in (302, 403)
    assert type(rows[model]).objects.filter(pk=rows[model].pk).exists()
    assert not Venue.objects.filter(slug="taken").exists()


@pytest.mark.parametrize("model", MODELS)
def test_an_editor_of_another_house_neither_sees_nor_changes_it(sign, rows, model):
    client = sign("foreign editor")
    assert f"/{rows[model].pk}/change/" not in client.get(at(model)).content.decode()
    for act in ("change", "delete"):
        assert client.post(at(model, act, rows[model].pk), {"post": "yes"}).status_code in (302, 403)
    assert type(rows[model]).objects.filter(pk=rows[model].pk).exists()


def test_an_editor_adds_nothing_to_another_house(sign, venue):
    answer = sign("foreign editor").post(at("venuetable", "add"), form(venue=venue.pk, game="french-roulette"))
    assert "venue" in answer.context["adminform"].form.errors
    assert not VenueTable.objects.exists()


def test_a_house_is_entered_by_somebody_without_one(sign, venue):
    assert sign("editor").get(at("venue", "add")).status_code == 403
    assert sign("editor of all").get(at("venue", "add")).status_code == 200


def test_the_editors_of_a_house_cannot_make_it_another_one(sign, venue):
    client = sign("editor")
    shown = read(client, at("venue", "change", venue.pk))
    assert not shown.all("input", name="slug")
    client.post(
        at("venue", "change", venue.pk), {**managed(), "slug": "ca-altrove", "name_en": "Renamed", "position": "0"}
    )
    venue.refresh_from_db()
    assert (venue.slug, venue.name_en) == ("ca-prova", "Renamed")


def managed(**values) -> dict:
    """What the form of a house sends for what is listed on it."""
    counts = {"TOTAL_FORMS": "0", "INITIAL_FORMS": "0"}
    sent = {
        f"{part}-{name}": count for part in ("tables", "rooms", "news", "pictures") for name, count in counts.items()
    }
    return sent | values


def test_an_editor_writes_each_language_under_its_name(sign, venue):
    shown = read(sign("editor"), at("venue", "change", venue.pk))
    for language in ("en", "it", "fr"):
        assert shown.one("textarea", name=f"about_{language}").attrs["lang"] == language
    sent = {**managed(), "name_en": "Ca’ Prova", "place_fr": "Sur la lagune", "position": "3"}
    sign("editor").post(at("venue", "change", venue.pk), sent)
    venue.refresh_from_db()
    assert (venue.place_fr, venue.position, venue.published) == ("Sur la lagune", 3, False)


def test_english_is_demanded_at_its_field(sign, venue):
    answer = sign("editor").post(at("news", "add"), {"venue": venue.pk, "title_it": "Solo in italiano"})
    assert list(answer.context["adminform"].form.errors) == ["title_en"]


@pytest.mark.parametrize("model", MODELS)
def test_no_form_loads_anything_from_another_host(sign, rows, model):
    shown = read(sign("editor of all"), at(model, "change", rows[model].pk))
    sources = [e.attrs.get("src") or e.attrs.get("href") for e in shown.all("script") + shown.all("link")]
    assert [source for source in sources if source and not source.startswith("/")] == []
    assert "script-src 'self'" in shown.headers["Content-Security-Policy"]


def test_an_editor_sets_limits_for_a_table(sign, venue):
    limits = {"minimum": {"straight": "5"}, "maximum": {"straight": "100"}}
    sent = form(venue=venue.pk, game="french-roulette", overrides=json.dumps(limits))
    assert sign("editor").post(at("venuetable", "add"), sent).status_code == 302
    table = VenueTable.objects.get()
    assert (table.overrides, table.ruleset) == (limits, "venice-french")
    again = read(sign("editor"), at("venuetable", "change", table.pk))
    assert json.loads(again.one("textarea", name="overrides").text) == limits


@pytest.mark.parametrize(
    ("overrides", "reason"),
    [
        ('{"ceiling": "5"}', "ceiling: "),
        ('{"smallest_chip": "-1"}', "smallest_chip: "),
        ('{"minimum": {"straight": "50"}, "maximum": {"straight": "10"}}', "minimum.straight: "),
        ('{"minimum": ', "valid JSON"),
        ('["minimum"]', "JSON object"),
    ],
)
def test_bad_overrides_are_reported_by_name_at_their_field(sign, venue, overrides, reason):
    sent = form(venue=venue.pk, game="french-roulette", overrides=overrides)
    answer = sign("editor").post(at("venuetable", "add"), sent)
    errors = answer.context["adminform"].form.errors
    assert list(errors) == ["overrides"]
    assert reason in errors["overrides"][0]
    assert not VenueTable.objects.exists()


def test_a_game_without_rules_is_kept_by_its_name_and_without_overrides(sign, venue):
    assert sign("editor").post(at("venuetable", "add"), form(venue=venue.pk, name_en="Blackjack")).status_code == 302
    table = VenueTable.objects.get()
    assert (table.title, table.overrides) == ("Blackjack", {})


def test_the_stakes_of_machines_are_written_as_amounts(sign, venue):
    sent = {"venue": venue.pk, "slug": "machines", "kind": "slots", "name_en": "Machines", "position": "0"}
    bad = sign("editor").post(at("room", "add"), {**sent, "bet_lowest": "a cent"})
    assert "an amount such as 12.50" in bad.context["adminform"].form.errors["bet_lowest"][0]
    sign("editor").post(at("room", "add"), {**sent, "bet_lowest": "0.01", "spin_highest": "500"})
    room = Room.objects.get()
    assert (room.bet_lowest, room.bet_highest, room.spin_highest) == (1, None, 50000)
    shown = read(sign("editor"), at("room", "change", room.pk))
    assert shown.one("input", name="bet_lowest").attrs["value"] == "0.01"


def test_a_picture_is_uploaded_with_its_words(sign, venue):
    sent = {"venue": venue.pk, "image": uploaded(), "alt_en": "A wall", "position": "0"}
    assert sign("editor").post(at("picture", "add"), sent).status_code == 302
    picture = Picture.objects.get()
    assert (picture.alt_en, picture.width) == ("A wall", 900)


def test_a_picture_is_uploaded_on_the_page_of_its_house(sign, venue):
    picture = {"image": uploaded(), "alt_en": "A wall", "position": "0", "id": "", "venue": venue.pk}
    sent = managed(**{"pictures-TOTAL_FORMS": "1"}, **{f"pictures-0-{name}": value for name, value in picture.items()})
    sent |= {"name_en": "Ca’ Prova", "position": "0"}
    assert sign("editor").post(at("venue", "change", venue.pk), sent).status_code == 302
    assert Picture.objects.get().venue == venue


def test_a_file_that_is_no_picture_is_refused_at_its_field(sign, venue):
    sent = {"venue": venue.pk, "image": uploaded(form="GIF"), "alt_en": "A wall", "position": "0"}
    errors = sign("editor").post(at("picture", "add"), sent).context["adminform"].form.errors
    assert "not a JPEG, PNG or WebP picture" in errors["image"][0]
    assert not Picture.objects.exists()


def test_a_picture_without_alternative_text_is_refused_at_its_field(sign, venue):
    sent = {"venue": venue.pk, "image": uploaded(), "position": "0"}
    assert list(sign("editor").post(at("picture", "add"), sent).context["adminform"].form.errors) == ["alt_en"]


def test_a_room_of_another_house_is_not_offered(sign, rows):
    other = Venue.objects.create(slug="ca-altrove", name_en="Ca’ Altrove")
    Room.objects.create(venue=other, slug="elsewhere", name_en="Elsewhere")
    assert "Elsewhere" not in sign("editor").get(at("picture", "change", rows["picture"].pk)).content.decode()


def test_the_form_leads_to_the_page_with_what_is_not_published(sign, rows):
    for model in MODELS:
        assert "/en/venues/ca-prova/?preview" in read(sign("editor"), at(model, "change", rows[model].pk)).hrefs


@pytest.mark.parametrize("name", [*OTHERS, "editor", "foreign editor"])
def test_nobody_of_a_house_deletes_it(sign, rows, name):
    client, venue = sign(name), rows["venue"]
    assert "delete_selected" not in client.get(at("venue")).content.decode()
    client.post(at("venue"), {"action": "delete_selected", "_selected_action": [venue.pk], "post": "yes"})
    answer = client.post(at("venue", "delete", venue.pk), {"post": "yes"})
    assert answer.status_code in (302, 403)
    assert Venue.objects.get() == venue
    assert {row.venue for row in (*News.objects.all(), *Room.objects.all(), *Picture.objects.all())} == {venue}


def test_an_editor_takes_the_house_off_the_site_by_publishing_it_no_longer(sign, client, venue):
    sign("editor").post(at("venue", "change", venue.pk), {**managed(), "name_en": "Ca’ Prova", "position": "0"})
    venue.refresh_from_db()
    assert venue.published is False
    client.logout()
    assert client.get(f"/en/venues/{venue.slug}/").status_code == 404


def test_a_house_is_deleted_by_somebody_without_one(sign, venue):
    House.objects.filter(venue=venue).update(venue=None)
    sign("editor of all").post(at("venue", "delete", venue.pk), {"post": "yes"})
    assert not Venue.objects.exists()


def test_a_house_keeps_its_editors_under_another_short_name(sign, venue):
    Venue.objects.filter(pk=venue.pk).update(slug="ca-altra")
    assert sign("editor").get(at("venue", "change", venue.pk)).status_code == 200


def test_an_editor_whose_house_has_no_venue_keeps_none(sign, rows):
    House.objects.update(venue=None)
    client = sign("editor")
    for model in MODELS:
        assert f"/{rows[model].pk}/change/" not in client.get(at(model)).content.decode()
        assert client.get(at(model, "change", rows[model].pk)).status_code == 302


@pytest.mark.parametrize(
    "asked", ["published__year=9999&published__month=12&published__day=31", "published__year=0", "published__year=x"]
)
def test_a_day_that_no_calendar_has_leads_back_to_the_list(sign, rows, asked):
    response = sign("editor").get(f"{at('news')}?{asked}")
    assert response.status_code == 302
    assert response["Location"].endswith("?e=1")
