"""What an engine refuses is said at the field that it means, whatever the engine calls it."""

import pytest
from django.http import QueryDict

from games.core.problems import Problem
from games.web.kit.form import Form

FIELDS = {"boxes[1]": "c", "boxes[1].hands[0]": "c", "boxes[1].hands[0].stakes": "stakes-c", "bets[0]": "rouge"}


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("boxes[1].hands[0].stakes.2", "stakes-c"),
        ("boxes[1].hands[0].cards[2]", "c"),
        ("boxes[1].insurance", "c"),
        ("bets[0]", "rouge"),
        ("bets[01]", "bank"),  # no path of the engine
        ("boxes[10].hands[0]", "bank"),
        ("punto[2]", "punto"),
        ("banco", "bank"),  # the form has no such field
        ("", "bank"),
    ],
)
def test_the_longest_path_that_leads_to_a_problem_names_its_field(path: str, field: str) -> None:
    form = Form(QueryDict("punto=As"))
    form.read("punto", str, "")
    form.refuse_all([Problem("amount_not_positive", path)], FIELDS, "bank")
    assert list(form.errors) == [field]


def test_a_field_keeps_the_first_thing_that_is_wrong_with_it() -> None:
    form = Form(QueryDict())
    form.refuse_all([Problem("not_whole", "bets[0]"), Problem("too_long", "bets[0].amount")], FIELDS)
    assert form.errors == {"rouge": "Enter a whole number in digits."}
