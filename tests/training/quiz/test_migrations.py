"""Records that are older than a column keep what was true of them."""

import pytest

from tests.migrations import empty_database, migrated

BEFORE, AFTER = [("quiz", "0001_initial")], [("quiz", "0002_practice_ruleset")]


@pytest.mark.django_db(transaction=True)
def test_what_was_practised_before_was_practised_at_the_french_table():
    with empty_database():
        apps = migrated(BEFORE)
        person = apps.get_model("staff", "User").objects.create(username="ada")
        row = {"generator": "zero", "version": 1, "seed": "s", "level": 1, "given": {}, "score": 0, "max": 1}
        apps.get_model("quiz", "Practice").objects.create(user=person, **row)
        apps = migrated(AFTER)
        assert apps.get_model("quiz", "Practice").objects.get().ruleset == "venice-french"
