"""A long exam asks the database no more often than a short one."""

from dataclasses import replace

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import services
from training.quiz.blueprints import Section


@pytest.mark.parametrize("step", ["start", "submit"])
def test_starting_and_handing_in_take_as_many_queries_for_thirty_items_as_for_three(rules, trainee, step):
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
