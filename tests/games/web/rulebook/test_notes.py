"""Translators get to know what each placeholder is, and what it says."""

import pytest

from games.core.patterns import placeholders
from games.web.registry import books
from games.web.rulebook.notes import noted


@pytest.mark.parametrize("book", books())
def test_each_placeholder_is_explained_where_it_is_used(book):
    for context, english, comments in noted(book):
        explained = [line.partition("}: ")[0].removeprefix("{") for line in comments]
        assert explained == sorted(placeholders(english)), context
        if not context.endswith(".example"):
            assert not any("in the picture" in line for line in comments), context


def test_values_that_differ_by_ruleset_are_all_shown():
    comments = {context: comments for context, _english, comments in noted("roulette")}
    assert comments["roulette-game.body"] == ["{pockets}: pockets of the wheel. For example 37 or 38."]
