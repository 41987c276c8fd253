"""What each ruleset has been is kept by day, and read again as rules of the engine."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.utils import timezone

from games.core.problems import Refused
from games.core.rulesets import load_rulesets
from games.web import registry
from games.web.rulebook import parameters
from games.web.rulebook.models import RulesetParameters
from games.web.rulebook.parameters import new_parameters, rules_of, stood_before

FRENCH = "venice-french"
EARLY = datetime(2020, 1, 1, tzinfo=UTC)


def keep(book):
    rows = new_parameters(book)
    RulesetParameters.objects.bulk_create(rows)
    return {row.ruleset: row.number for row in rows}


@pytest.mark.parametrize("engine", registry.ENGINES)
def test_every_ruleset_is_read_again_from_what_is_kept(db, engine):
    keep(engine)
    for row in RulesetParameters.objects.all():
        assert rules_of(row.ruleset, row.parameters, {}) == registry.rules(engine, row.ruleset)


def test_a_ruleset_is_kept_again_where_a_parameter_is_another_one(db, monkeypatch):
    assert keep("roulette")[FRENCH] == 1
    assert keep("roulette") == {}
    now = load_rulesets("games.roulette")
    changed = {**now, FRENCH: {**now[FRENCH], "prison_levels": 2}}
    monkeypatch.setattr(parameters, "load_rulesets", lambda _package: changed)
    later = timezone.now() + timedelta(days=1)
    with time_machine.travel(later, tick=False):
        assert keep("roulette") == {FRENCH: 2}
    levels = [
        rules_of(FRENCH, stood_before(FRENCH, moment).parameters, {}).prison_levels
        for moment in (later, later + timedelta(seconds=1))
    ]
    assert levels == [now[FRENCH]["prison_levels"], 2]


def test_before_the_first_record_the_first_is_read_and_said_not_to_be_known(db):
    assert (stood_before(FRENCH, EARLY).since, stood_before(FRENCH, EARLY).is_known) == (None, False)
    keep("roulette")
    stood = stood_before(FRENCH, EARLY)
    assert not stood.is_known
    assert stood.parameters == load_rulesets("games.roulette")[FRENCH]


def test_what_the_engine_asked_at_another_time_alone_is_left_out_or_as_today(db):
    kept = load_rulesets("games.roulette")[FRENCH] | {"ball": "ivory"}
    del kept["smallest_chip"]
    assert rules_of(FRENCH, kept, {}) == registry.rules("roulette", FRENCH)


def test_parameters_that_the_engine_refuses_are_refused(db):
    kept = load_rulesets("games.roulette")[FRENCH]
    with pytest.raises(Refused):
        rules_of(FRENCH, kept, {"prison_levels": -1})


def test_a_book_that_games_share_has_no_ruleset_of_its_own(db):
    assert new_parameters("ranking") == []
