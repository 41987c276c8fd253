"""A long exam asks the database no more often than a short one. Three hundred can begin at the same moment."""

from dataclasses import replace

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.quiz.conftest import NOON, SMALL
from training.certification.programmes import programmes
from training.certification.services import begin
from training.drills.kit.exam import Section
from training.quiz import services


@pytest.fixture(autouse=True)
def _revisions_are_known(rules):
    """As in a process from its first exam on."""
    services.revisions_in("en")


@pytest.mark.parametrize("step", ["start", "submit"])
def test_starting_and_handing_in_take_as_many_queries_for_thirty_items_as_for_three(trainee, step):
    counts = []
    for count in (3, 30):
        blueprint = replace(SMALL, slug=f"of-{count}", sections=(Section("announcement", 3, count),))
        with CaptureQueriesContext(connection) as queries:
            attempt = services.start(trainee, blueprint, "en", NOON)
        if step == "submit":
            with CaptureQueriesContext(connection) as queries:
                assert len(services.submit(attempt, NOON).items) == count
        counts.append(len(queries))
    assert counts[0] == counts[1]


def test_beginning_a_first_exam_asks_for_turn_past_terms_difficulty_stamps_and_extra_time_and_inserts_twice(trainee):
    programme = programmes()["french-roulette-croupier"]
    with CaptureQueriesContext(connection) as queries:
        begin(trainee, programme, "en", NOON)
    asked = [query["sql"].split()[0] for query in queries if "SAVEPOINT" not in query["sql"]]
    assert asked == ["SELECT"] * 6 + ["INSERT"] * 2
