"""Whether people may deal where a roster puts them, and who could stand in."""

from datetime import date, time, timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied

from games.web.venues.models import Venue, VenueTable
from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from tests.training.hr.conftest import FRENCH, agree_terms
from training.certification.acts.services import suspend
from training.certification.services import revoke
from training.hr.competence import services
from training.hr.rosters.crew import crew_of
from training.hr.rosters.guard import Guard
from training.hr.rosters.places import Places
from training.hr.rosters.reading import Shift
from training.staff import history
from training.staff.models import Role
from training.staff.people import deactivate
from training.staff.transfers import accept, offer

TODAY = NOON + timedelta(days=10)  # Thursday 12 March 2026
DAY = TODAY.date()
TABLE = "French roulette 2"


@pytest.fixture(autouse=True)
def _today(hr):
    """Certificates last until 2 April 2026, are due from 23 March on, and leave five days of grace."""
    with time_machine.travel(TODAY, tick=False):
        agree_terms(hr, validity_months=1, window_days=10, grace_days=5)
        yield


def at(person, day=DAY, place=TABLE, start=20, end=23, line=2):
    return Shift(line, day, person, place, time(start), time(end))


def guard(viewer, *shifts):
    crew = crew_of(viewer, DAY)
    return Guard(crew, Places(crew.house), shifts, DAY)


def outcomes(viewer, *shifts):
    return [row.outcome for row in guard(viewer, *shifts).rows]


def stand_ins(viewer, *shifts):
    """Return who could stand in for the first of the shifts, each with the shifts of the week."""
    row = guard(viewer, *shifts).rows[0]
    return [(each.person.username, each.shifts) for each in row.stand_ins]


def test_the_state_is_that_of_the_day_of_the_shift(hr, trainee):
    a_certificate(trainee)
    days = [date(2026, 4, 2), date(2026, 4, 3), date(2026, 4, 7), date(2026, 4, 8)]
    rows = guard(hr, *(at("ada", day) for day in (DAY, *days))).rows
    assert [row.outcome for row in rows] == ["qualified", "qualified", "grace", "grace", "will-expire"]
    assert {row.until for row in rows} == {date(2026, 4, 2)}


def test_each_reason_has_its_name(house, hr, trainee, colleague, instructor):
    names = ("carla", "dino", "elsa", "fabio", "gina")
    carla, dino, elsa, fabio, _gina = (a_person(house, Role.TRAINEE, name) for name in names)
    suspend(hr, a_certificate(trainee), "An enquiry", TODAY)
    revoke(hr, a_certificate(colleague), "A mistake", TODAY)
    a_failure(carla, NOON)
    a_certificate(dino, NOON - timedelta(days=100))
    job = services.add_job(hr, "Croupier")
    services.require(hr, job, {FRENCH: "practice"}, TODAY)
    services.post(hr, elsa, job, None, DAY)
    a_certificate(elsa)
    services.exempt(hr, fabio, FRENCH, DAY + timedelta(days=3), "On loan", TODAY)
    shifts = [at(name) for name in ("ada", "bruno", "carla", "dino", "elsa", "fabio", "gina")]
    assert outcomes(hr, *shifts) == [
        *("suspended", "revoked", "in-training", "expired", "theory", "qualified", "not-started"),
    ]
    [later] = guard(hr, at("fabio", DAY + timedelta(days=4))).rows
    assert (later.outcome, later.until) == ("will-expire", DAY + timedelta(days=3))
    assert guard(hr, at("fabio")).rows[0].is_exempt


def test_people_are_called_by_user_name_address_or_full_name(hr, house, trainee, stranger):
    names = ("ADA", "ada@example.org", "Ada Grimani", "grimani  ada", "zeno", "nobody")
    assert outcomes(hr, *(at(name) for name in names)) == ["not-started"] * 4 + ["unknown-person"] * 2
    a_person(house, Role.TRAINEE, "ada2", first_name="Ada")
    assert outcomes(hr, at("Ada Grimani"), at("ada2")) == ["unknown-person", "not-started"]


def test_tables_are_called_by_their_own_name_their_game_or_their_programme(hr, house, trainee):
    house.venue = Venue.objects.create(slug="here", name_en="Here")
    house.save()
    VenueTable.objects.create(venue=house.venue, slug="salon", game="french-roulette", name_en="The salon")
    VenueTable.objects.create(venue=house.venue, slug="keno", name_en="Keno")
    a_certificate(trainee)
    french = ("the SALON", "salon 3", "French roulette", "Roulette française n° 2", "Roulette francese", FRENCH)
    assert outcomes(hr, *(at("ada", place=place) for place in french)) == ["qualified"] * len(french)
    assert outcomes(hr, at("ada", place="Blackjack")) == ["not-started"]
    assert outcomes(hr, at("ada", place="Keno"), at("ada", place="2")) == ["unknown-table"] * 2


def test_a_table_asks_for_the_certificate_of_its_rules_and_its_game_for_the_first(hr, house, trainee):
    house.venue = Venue.objects.create(slug="here", name_en="Here")
    house.save()
    for slug, ruleset in (("small", "venice-mini-trente-et-quarante"), ("large", "")):
        VenueTable.objects.create(
            venue=house.venue, slug=slug, game="trente-et-quarante", ruleset=ruleset, name_en=slug.title()
        )
    named = Places(house).programme
    assert named("Small") == named("Mini trente et quarante croupier") == "mini-trente-et-quarante-croupier"
    assert named("Large") == named("Trente et quarante 2") == "trente-et-quarante-croupier"


def test_who_may_deal_and_is_free_could_stand_in_the_fewest_shifts_first(hr, house, trainee, colleague, other_house):
    for name in ("carla", "dino", "elsa"):
        a_certificate(a_person(house, Role.TRAINEE, name))
    a_certificate(a_person(other_house, Role.TRAINEE, "foreign"))
    a_certificate(a_person(house, Role.TRAINEE, "gone", is_active=False))
    assert stand_ins(hr, at("ada")) == [("carla", 0), ("dino", 0), ("elsa", 0)]
    monday, next_monday = DAY - timedelta(days=3), DAY + timedelta(days=4)
    assert stand_ins(hr, at("ada"), at("carla", DAY + timedelta(days=1)), at("dino", monday)) == [
        *(("dino", 0), ("elsa", 0), ("carla", 1)),
    ]
    assert stand_ins(hr, at("ada"), at("carla", next_monday))[0] == ("carla", 0)
    assert stand_ins(hr, at("ada"), at("carla", start=14, end=20)) == [("dino", 0), ("elsa", 0), ("carla", 1)]
    assert stand_ins(hr, at("ada"), at("carla", start=14, end=21)) == [("dino", 0), ("elsa", 0)]
    a_certificate(colleague)
    assert stand_ins(hr, at("ada", DAY + timedelta(days=40))) == []


def test_somebody_on_a_shift_since_the_day_before_is_not_free(hr, house, trainee, colleague):
    a_certificate(colleague)
    tomorrow = DAY + timedelta(days=1)
    assert stand_ins(hr, at("ada", tomorrow, start=3, end=6), at("bruno", start=20, end=4)) == []
    assert stand_ins(hr, at("ada", tomorrow, start=4, end=6), at("bruno", start=20, end=4)) == [("bruno", 1)]


def test_what_is_over_is_left_out_and_counted(hr, trainee):
    found = guard(hr, at("ada", DAY - timedelta(days=1)), at("ada"))
    assert (found.over, len(found.rows)) == (1, 1)


def test_the_demand_is_the_most_people_of_a_day(hr, trainee, colleague):
    tomorrow = DAY + timedelta(days=1)
    shifts = (at("ada"), at("ada", place="Blackjack"), at("bruno"), at("ada", tomorrow), at("who", tomorrow))
    assert guard(hr, *shifts, at("ada", start=14, end=16)).demand() == {FRENCH: 2, "venice-blackjack-croupier": 1}


def test_a_manager_sees_the_own_team_on_the_days_on_which_it_is_theirs(hr, trainee, colleague, instructor, stranger):
    services.post(hr, trainee, None, instructor, DAY + timedelta(days=2))
    a_certificate(colleague)
    later = DAY + timedelta(days=2)
    assert outcomes(instructor, at("ada"), at("ada", later), at("bruno", later)) == [
        *("unknown-person", "not-started", "unknown-person"),
    ]
    assert stand_ins(instructor, at("ada", later)) == []
    services.post(hr, colleague, None, instructor, later)
    assert stand_ins(instructor, at("ada", later)) == [("bruno", 0)]


def test_who_has_left_by_then_or_is_still_to_come_is_not_qualified(hr, house, trainee, colleague, other_house):
    for person in (trainee, colleague):
        a_certificate(person)
    deactivate(hr, trainee, "Leaves", TODAY, DAY + timedelta(days=5))
    history.begin([(colleague, DAY + timedelta(days=3))], TODAY, hr)
    days = [DAY + timedelta(days=number) for number in (2, 3, 5, 6)]
    rows = guard(hr, *(at(name, day) for name in ("ada", "bruno") for day in days)).rows
    ada, bruno = rows[:4], rows[4:]
    assert [row.outcome for row in ada] == ["qualified", "qualified", "qualified", "left"]
    assert [row.outcome for row in bruno] == ["to-come", "qualified", "qualified", "qualified"]
    assert (ada[3].until, bruno[0].until) == (DAY + timedelta(days=5), None)
    assert stand_ins(hr, at("ada", days[3])) == [("bruno", 0)]
    assert stand_ins(hr, at("bruno", days[0])) == [("ada", 0)]
    assert not ada[3].outcome.may_deal
    assert guard(hr, at("ada", days[3])).demand() == {FRENCH: 1}
    assert stand_ins(hr, at("nobody", days[3])) == [("bruno", 0)]
    assert stand_ins(hr, at("nobody", days[0])) == [("ada", 0)]


def test_who_has_left_already_is_known_by_name_and_gives_way_to_a_namesake(hr, house, trainee):
    deactivate(hr, trainee, "Left", TODAY, DAY)
    tomorrow = DAY + timedelta(days=1)
    assert outcomes(hr, at("Ada Grimani"), at("Ada Grimani", tomorrow)) == ["not-started", "left"]
    a_person(house, Role.TRAINEE, "ada2", first_name="Ada")
    named = [at(name, tomorrow) for name in ("Ada Grimani", "ada", "ada2")]
    assert outcomes(hr, *named) == ["not-started", "left", "not-started"]
    deactivate(hr, a_person(house, Role.TRAINEE, "never"), "Did not come", TODAY)
    assert outcomes(hr, at("never")) == ["left"]


def test_who_comes_from_another_house_is_known_before_the_day(hr, stranger, house, trainee):
    moved = offer(hr, trainee, stranger.house, "Lives there", TODAY)
    accept(stranger, moved, Role.TRAINEE, TODAY, DAY + timedelta(days=4))
    days = [DAY + timedelta(days=number) for number in (3, 4)]
    assert outcomes(hr, *(at("ada", day) for day in days)) == ["not-started", "left"]
    assert outcomes(stranger, *(at("ada", day) for day in days)) == ["to-come", "not-started"]


def test_nobody_else_may_ask(hr, trainee, colleague, instructor, drifter):
    services.post(hr, trainee, None, colleague, DAY - timedelta(days=9))
    services.post(hr, trainee, None, hr, DAY)
    for viewer in (instructor, trainee, colleague, drifter):
        with pytest.raises(PermissionDenied):
            crew_of(viewer, DAY)


def test_the_number_of_queries_does_not_depend_on_the_roster(hr, house, trainee, colleague, django_assert_num_queries):
    a_certificate(trainee)
    for shifts in ([at("ada")], [at(name, DAY + timedelta(days=n)) for n in range(60) for name in ("ada", "bruno")]):
        with django_assert_num_queries(15):  # people, programmes and the forecast; the house has neither venue nor jobs
            assert guard(hr, *shifts).rows
