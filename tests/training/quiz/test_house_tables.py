"""Drills and exams under the rules of a house's table, which change while what was recorded stays."""

from dataclasses import replace
from urllib.parse import parse_qsl, urlparse

import pytest
import time_machine
from django.urls import reverse

from games.core.costly import Busy
from games.web.kit.append_only import RecordChanged
from games.web.venues.models import Venue, VenueTable
from tests.training.quiz.conftest import NOON, SMALL
from tests.training.quiz.test_memory import DAY, MONDAY, WRONG, noon, practise
from tests.training.tables import FRENCH, LIMITS, a_table, a_venue
from training.drills.registry import GENERATORS
from training.quiz import house_tables, services, table_trial
from training.quiz.house_tables import asks, dealt_under, keep, name_of, refused_in, tables_in
from training.quiz.models import Attempt, Practice, TableRules
from training.quiz.redrawn import redrawn
from training.quiz.table import table_address


@pytest.fixture(autouse=True)
def _nothing_read_before():
    house_tables._kept.cache_clear()


@pytest.fixture
def venue(house):
    return a_venue(house)


@pytest.fixture
def table(venue):
    return a_table(venue, LIMITS)


def kept(house):
    [found] = tables_in(house.pk)
    return keep(found)


def drill(client, slug, **query):
    response = client.get(reverse("quiz:drill", args=[slug]), query, follow=True)
    return response, dict(parse_qsl(urlparse(response.redirect_chain[-1][0]).query))


def test_the_name_follows_from_the_ruleset_and_the_overrides_in_any_order():
    name = name_of(FRENCH, {"zero": "partage", "minimum": {"split": "5", "straight": "7"}})
    assert name == name_of(FRENCH, {"minimum": {"straight": "7", "split": "5"}, "zero": "partage"})
    assert name.startswith("venice-french-at-")
    assert name != name_of("venice-fair", {"zero": "partage", "minimum": {"split": "5", "straight": "7"}})
    assert name != name_of(FRENCH, {"zero": "partage", "minimum": {"split": "5", "straight": "8"}})


def test_every_name_fits_the_columns_that_hold_it():
    most = Attempt._meta.get_field("table").max_length
    assert all(len(name_of(name, {})) <= most for name in house_tables.DEALT)


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["venice", "venice-french-at-", "venice-french-at-0123456789abcdef", "x-at-'"])
def test_a_name_that_stands_for_nothing_has_no_rules(name):
    assert dealt_under(name) is None


def test_a_standard_name_has_its_ruleset_without_a_query(db, django_assert_num_queries):
    with django_assert_num_queries(0):
        assert dealt_under(FRENCH).rules.minimum == {}


def test_a_kept_name_has_the_rules_of_the_table(house, table):
    name = kept(house)
    dealt = dealt_under(name)
    assert dealt.rules.maximum["straight"] == 91_00
    assert (dealt.rules.zero, dealt.name, dealt.key) == ("partage", FRENCH, name)


def test_a_kept_name_is_read_once(house, table, django_assert_num_queries):
    name = kept(house)
    with django_assert_num_queries(1):
        assert dealt_under(name)
        assert dealt_under(name)


def test_the_same_rules_are_kept_once_and_changed_ones_beside_them(house, table):
    first = kept(house)
    assert kept(house) == first
    VenueTable.objects.update(overrides=LIMITS | {"zero": "prison"})
    second = kept(house)
    assert second != first
    assert set(TableRules.objects.values_list("name", flat=True)) == {first, second}


def test_kept_rules_are_neither_changed_nor_removed(house, table):
    kept(house)
    with pytest.raises(RecordChanged):
        TableRules.objects.update(overrides={})
    with pytest.raises(RecordChanged):
        TableRules.objects.get().delete()


def test_what_was_practised_can_be_drawn_again_after_the_table_has_changed(house, table):
    name, limits = kept(house), GENERATORS["limits"]
    before = [limits.make(f"ada-{n}", 2, dealt_under(name).rules) for n in range(20)]
    assert {item.question.values["maximum"]["money"] for item in before} == {91_00}
    VenueTable.objects.update(overrides={"maximum": {"straight": "50"}})
    house_tables._kept.cache_clear()
    again = [limits.make(f"ada-{n}", 2, dealt_under(name).rules) for n in range(20)]
    assert [(item.face, item.key) for item in again] == [(item.face, item.key) for item in before]
    VenueTable.objects.all().delete()
    house_tables._kept.cache_clear()
    assert limits.make("ada-1", 2, dealt_under(name).rules).face == before[1].face


@pytest.mark.parametrize(
    "overrides", [{}, {"minimum": {}}, {"prison_levels": 3}, {"seats": 9}, {"minimum": {"straight": "-5"}}, ["prison"]]
)
def test_a_table_with_nothing_of_its_own_or_with_what_the_engine_refuses_is_not_followed(house, venue, overrides):
    a_table(venue, overrides)
    assert tables_in(house.pk) == []


def test_a_refused_table_says_what_is_wrong(house, venue):
    a_table(venue, {"seats": 9}, slug="bad")
    a_table(venue, LIMITS)
    [(row, why)] = refused_in(house.pk)
    assert (row.slug, "seats" in why) == ("bad", True)
    assert [each.slug for each in tables_in(house.pk)] == ["french"]


def test_a_draft_of_a_table_and_one_of_another_house_are_not_followed(house, venue):
    a_table(venue, LIMITS, slug="draft")
    VenueTable.objects.update(published=False)
    a_table(Venue.objects.create(slug="noghera", name_en="Ca' Noghera"), LIMITS)
    assert tables_in(house.pk) == []


def test_a_drill_that_does_not_know_the_rules_is_practised_under_the_ruleset(house, venue):
    a_table(venue, {"float": [["100", 3], ["10", 20], ["5", 100]]})
    [found] = tables_in(house.pk)
    assert not asks(found.dealt, GENERATORS["float"], 1)
    assert asks(found.dealt, GENERATORS["limits"], 1)


def test_a_drill_that_fails_is_left_out_and_one_that_is_still_computed_is_not(monkeypatch):
    def draws(raised):
        def draw(*_args):
            raise raised

        return draw

    for name, raised in (("limits", Busy()), ("edge", ZeroDivisionError())):
        monkeypatch.setitem(GENERATORS, name, replace(GENERATORS[name], draw=draws(raised)))
    table_trial.undrawn.cache_clear()
    assert table_trial.undrawn(FRENCH, '{"smallest_chip":"2"}') == {"edge"}
    table_trial.undrawn.cache_clear()


def test_the_tables_of_a_house_take_one_query(house, venue, django_assert_num_queries):
    a_table(venue, LIMITS)
    a_table(venue, LIMITS | {"zero": "prison"}, slug="second")
    with django_assert_num_queries(1):
        assert len(tables_in(house.pk)) == 2


def test_a_trainee_practises_by_the_table_of_the_house(client, trainee, table):
    client.force_login(trainee)
    response, query = drill(client, "limits", level=2)
    assert query["rules"] == name_of(FRENCH, LIMITS)
    page = response.content.decode()
    assert "Rules of your house: French roulette." in page
    assert "91" in page


def test_the_standard_rules_can_be_chosen_and_stay_chosen(client, trainee, table):
    client.force_login(trainee)
    response, _query = drill(client, "limits", level=2)
    [standard] = [each["url"] for each in response.context["choices"] if each["dealt"].key == FRENCH]
    response = client.get(standard, follow=True)
    assert "Rules of your house" not in response.content.decode()
    assert all("standard=1" in each["url"] for each in response.context["levels"])
    assert "standard=1" in response.context["next"]
    assert "standard=1" in response.context["list"]


def test_an_address_of_an_item_leads_to_that_item_whoever_asks(client, trainee, table):
    client.force_login(trainee)
    here = reverse("quiz:drill", args=["limits"])
    response = client.get(here, {"seed": "abc", "level": "2"})
    assert response.context["dealt"].key == FRENCH


def test_the_address_of_an_item_leads_to_it_for_ever_and_for_everybody(client, trainee, table):
    client.force_login(trainee)
    response, _query = drill(client, "limits", level=2)
    here, before = response.context["here"], response.context["item"]
    VenueTable.objects.all().delete()
    house_tables._kept.cache_clear()
    client.logout()
    assert client.get(here).context["item"] == before


def test_a_skill_that_does_not_know_the_table_is_practised_under_the_ruleset(client, trainee, venue):
    a_table(venue, {"float": [["100", 3], ["10", 20], ["5", 100]]})
    client.force_login(trainee)
    response, _query = drill(client, "float")
    assert response.context["dealt"].key == FRENCH
    name = name_of(FRENCH, {"float": [["100", 3], ["10", 20], ["5", 100]]})
    assert client.get(reverse("quiz:drill", args=["float"]), {"rules": name}).status_code == 404
    listed = client.get(reverse("quiz:drills"))
    urls = {each["generator"].name: each["levels"][0]["url"] for each in listed.context["skills"]}
    assert ("rules=" in urls["float"], "rules=" in urls["limits"]) == (False, True)


def test_what_is_due_is_asked_by_the_table(client, trainee, table):
    practise(trainee, MONDAY, WRONG, skill="limits", level=2, cell="")
    client.force_login(trainee)
    with time_machine.travel(noon(MONDAY + 3 * DAY), tick=False):
        address = client.get(reverse("quiz:due"))["Location"]
    assert dict(parse_qsl(urlparse(address).query))["rules"] == name_of(FRENCH, LIMITS)


def test_nobody_else_is_led_to_the_table(client, table):
    _response, query = drill(client, "limits", level=2)
    assert "rules" not in query


def test_practice_by_the_table_is_kept_with_its_rules_and_counts_for_the_ruleset(client, trainee, table):
    client.force_login(trainee)
    response, query = drill(client, "limits", level=2)
    item = GENERATORS["limits"].make(f"{query['seed']}-1", 2, dealt_under(FRENCH).rules)
    typed = {part.slug: "whole" for part in item.parts}
    response = client.post(response.context["here"], typed)
    assert response.status_code == 200
    row = Practice.objects.get()
    assert (row.ruleset, row.table) == (FRENCH, name_of(FRENCH, LIMITS))
    assert TableRules.objects.get().name == row.table
    drawn = GENERATORS[row.generator].make(row.seed, row.level, dealt_under(row.dealt_by).rules)
    assert drawn.question.values["maximum"] == {"money": 91_00}


def test_kept_rules_of_an_earlier_table_can_still_be_asked(client, trainee, house, table):
    name = kept(house)
    VenueTable.objects.update(overrides={"zero": "partage"})
    client.force_login(trainee)
    response = client.get(reverse("quiz:drill", args=["limits"]), {"rules": name, "level": 2}, follow=True)
    assert "as they were kept" in response.content.decode()


def test_a_name_that_is_unknown_is_not_found(client, trainee, table):
    client.force_login(trainee)
    for page in (reverse("quiz:drill", args=["limits"]), reverse("quiz:drills")):
        assert client.get(page, {"rules": f"{FRENCH}-at-0123456789abcdef"}).status_code == 404


def test_the_list_of_drills_follows_the_table_and_offers_the_ruleset(client, trainee, table):
    client.force_login(trainee)
    response = client.get(reverse("quiz:drills"))
    assert response.context["dealt"].table == name_of(FRENCH, LIMITS)
    assert [each["current"] for each in response.context["choices"]][:2] == [True, False]
    plain = client.get(response.context["choices"][1]["url"])
    assert plain.context["dealt"].key == FRENCH
    assert "Rules of your house" not in plain.content.decode()


def test_nothing_is_played_on_at_a_felt_that_has_other_rules(house, table):
    [found] = tables_in(house.pk)
    assert table_address(dealt_under(FRENCH), "10*red .17")
    assert table_address(found.dealt, "10*red .17") == ""


@pytest.fixture
def attempt(rules, house, trainee, table):
    return services.start(trainee, replace(SMALL, table=kept(house)), "en", NOON)


def test_an_exam_by_the_table_keeps_its_rules_and_is_drawn_again_after_a_change(attempt):
    assert (attempt.ruleset, attempt.table) == (FRENCH, name_of(FRENCH, LIMITS))
    assert attempt.ruleset_parameters["zero"] == "partage"
    VenueTable.objects.update(overrides={})
    house_tables._kept.cache_clear()
    assert all(redrawn(row, attempt) for row in attempt.items.all())


def test_an_exam_by_rules_that_are_not_kept_is_not_begun(rules, trainee):
    with pytest.raises(ValueError, match="nothing is dealt"):
        services.start(trainee, replace(SMALL, table=f"{FRENCH}-at-0123456789abcdef"), "en", NOON)
    assert not Attempt.objects.exists()
