"""Drills and exams under the rules of a house's table, which change while what was recorded stays."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from games.core.costly import Busy
from games.web.kit.append_only import RecordChanged
from games.web.venues.models import Venue, VenueTable
from tests.training.quiz.conftest import NOON, SMALL
from tests.training.tables import FRENCH, LIMITS, a_table
from training.drills.registry import GENERATORS
from training.quiz import house_tables, services, table_trial
from training.quiz.house_tables import asks, dealt_under, keep, name_of, refused_in, tables_in
from training.quiz.models import Attempt, TableRules
from training.quiz.redrawn import redrawn
from training.quiz.table import table_address


def kept(house):
    [found] = tables_in(house.pk)
    return keep(found)


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


@pytest.fixture
def _nothing_tried():
    yield
    table_trial.undrawn.cache_clear()
    table_trial._tried.cache_clear()


@pytest.mark.usefixtures("_nothing_tried")
def test_a_drill_that_fails_is_left_out_and_one_that_is_still_computed_is_not(monkeypatch, caplog):
    def draws(raised):
        def draw(*_args):
            raise raised

        return draw

    for name, raised in (("limits", Busy()), ("edge", ZeroDivisionError())):
        monkeypatch.setitem(GENERATORS, name, replace(GENERATORS[name], draw=draws(raised)))
    assert table_trial.undrawn(FRENCH, '{"smallest_chip":"2"}') == {"edge"}
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.usefixtures("_nothing_tried")
def test_requests_at_the_same_time_draw_once(monkeypatch):
    drawn = []

    def draw(*_args):
        drawn.append(1)
        time.sleep(0.05)
        raise ZeroDivisionError

    monkeypatch.setattr(table_trial, "GENERATORS", {"edge": replace(GENERATORS["edge"], draw=draw)})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _each: table_trial.undrawn(FRENCH, '{"smallest_chip":"4"}'), range(4)))
    assert (found, len(drawn)) == ([{"edge"}] * 4, 1)


def test_the_tables_of_a_house_take_one_query(house, venue, django_assert_num_queries):
    a_table(venue, LIMITS)
    a_table(venue, LIMITS | {"zero": "prison"}, slug="second")
    with django_assert_num_queries(1):
        assert len(tables_in(house.pk)) == 2


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
