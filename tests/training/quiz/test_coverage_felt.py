"""The positions of a layout as a map on the felt: what is mastered, shaky and not seen, by shapes and in words."""

import re

import pytest
from django.template.loader import render_to_string
from django.urls import reverse

from tests.training.drills.cases import rulesets
from training.drills.kit.cells import State
from training.drills.registry import GENERATORS
from training.quiz.models import Practice
from training.quiz.progress import picture
from training.quiz.selectors import Cell

FELT = '<svg class="drawing felt"'
KNOWN = Cell(right=2, last=1, is_right=True)
SHAKY = Cell(right=2, last=1, is_right=False)


def grid(name="positions", level=1, rules="venice-french"):
    return GENERATORS[name].grid(rulesets()[rules], level)


def places(drawn, state):
    return [(each.x, each.y) for each in drawn.shows["known"] if each.state is state]


def test_each_of_the_157_positions_has_its_state_where_a_chip_lies():
    drawn = picture(grid(), {"straight-17": KNOWN, "split-17-20": SHAKY, "red": KNOWN})
    assert len(drawn.shows["known"]) == len({(each.x, each.y) for each in drawn.shows["known"]}) == 157
    # squares of 16 by 12, the first from 20 to the right and 12 down: 17 is in the middle of the sixth row
    assert places(drawn, State.MASTERED) == [("44", "78"), ("78", "132")]
    assert places(drawn, State.SHAKY) == [("44", "84")]


def test_the_counts_are_said_in_all_and_by_kind():
    drawn = picture(grid(), {"straight-17": KNOWN, "split-17-20": SHAKY})
    assert [said for _state, said in drawn.shows["counts"]] == ["Mastered: 1", "Shaky: 1", "Not seen: 155"]
    assert "Straight: 1 of 37 mastered, 0 shaky, 36 not seen." in drawn.shows["kinds"]
    assert "Split: 0 of 60 mastered, 1 shaky, 59 not seen." in drawn.shows["kinds"]
    assert sum(int(re.search(r"of (\d+)", line)[1]) for line in drawn.shows["kinds"]) == 157


@pytest.mark.parametrize(
    ("name", "level", "rules", "size"),
    [("place-bet", 2, "venice-french", 145), ("positions", 2, "parlour-double-zero", 161)],
)
def test_only_the_positions_that_are_asked_are_marked(name, level, rules, size):
    cells = grid(name, level, rules)
    assert len(cells.cells) == len(picture(cells, {}).shows["known"]) == size


def test_what_has_no_place_on_the_felt_is_not_drawn_on_it():
    assert picture(grid("place-bet", 3), {}) is None
    assert picture(grid("number-facts"), {}) is None
    assert picture(GENERATORS["banco-draws"].grid(rulesets()["venice-punto-banco"], 1), {}) is None


def test_the_states_differ_by_shape_and_not_by_colour_alone():
    drawn = [render_to_string("roulette/drills/_known_mark.html", {"state": state.value}) for state in State]
    shapes = [(re.findall(r"<(\w+)", each), re.findall(r' d="([^"]*)"', each)) for each in drawn]
    assert all(shapes.count(shape) == 1 for shape in shapes)


@pytest.fixture
def practised(trainee, colleague):
    """Somebody who knows one position, shakes at another, and is not the only one who practises."""
    scores = {(trainee, "straight-17"): (1, 1), (trainee, "split-17-20"): (1, 0), (colleague, "red"): (1, 1)}
    for (user, cell), given in scores.items():
        for n, score in enumerate(given):
            row = {"generator": "positions", "version": 3, "level": 1, "ruleset": "venice-french", "cell": cell}
            Practice.objects.create(user=user, seed=f"{cell}-{n}", given={}, score=score, max=1, **row)
    return trainee


def page(client, user, language="en", level=1):
    client.force_login(user)
    address = reverse("quiz:cases", args=["positions"]).replace("/en/", f"/{language}/")
    return client.get(f"{address}?rules=venice-french&level={level}").content.decode()


@pytest.mark.parametrize(
    ("language", "counts", "title", "kind"),
    [
        (
            "en",
            ("Mastered: 1", "Shaky: 1", "Not seen: 155"),
            "The layout, with how well each position is known",
            "Split: 0 of 60 mastered, 1 shaky, 59 not seen.",
        ),
        (
            "it",
            ("Padroneggiate: 1", "Incerte: 1", "Mai viste: 155"),
            "Il tracciato, con la padronanza di ogni posizione",
            "Cavallo: padroneggiate 0 su 60, incerte 1, mai viste 59.",
        ),
    ],
)
def test_the_page_draws_the_felt_with_a_key_its_text_and_then_the_table(
    client, practised, rulebook, language, counts, title, kind
):
    shown = page(client, practised, language)
    assert shown.count(FELT) == 1
    drawing = shown.partition(FELT)[2].partition("</svg>")[0]
    assert drawing.count('class="known-mark"') == 157
    assert drawing.count('class="face half"') == 1
    assert drawing.count('class="face empty"') == 155
    described = re.search(r'aria-describedby="([\w-]+)"', drawing)[1]
    order = [f"<title>{title}</title>", *(f"<span>{count}</span>" for count in counts), f'id="{described}"', kind]
    at = [shown.index(each) for each in (*order, "<tbody>")]
    assert at == sorted(at)
    assert shown.partition("<tbody>")[2].count('<th scope="row"><a href=') == 157
    assert "named-cells" not in shown
    assert "css/drawings" in shown


def test_its_queries_do_not_grow_with_what_is_known(client, practised, rulebook, django_assert_num_queries):
    page(client, practised)
    with django_assert_num_queries(5):
        client.get(reverse("quiz:cases", args=["positions"]) + "?rules=venice-french&level=1")
    for n, cell in enumerate(grid().cells):
        row = {"generator": "positions", "version": 3, "level": 1, "ruleset": "venice-french", "cell": cell}
        Practice.objects.create(user=practised, seed=f"more-{n}", given={}, score=1, max=1, **row)
    with django_assert_num_queries(5):
        client.get(reverse("quiz:cases", args=["positions"]) + "?rules=venice-french&level=1")
