"""Answers touched on a layout: read from what people type, refused where the layout has no such position, judged."""

import re

import pytest
from django.utils.translation import override

from games.roulette.bets import LAYOUTS
from tests.training.drills.cases import cases, make
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.registry import GENERATORS
from training.drills.registry import LAYOUTS as DRAWN
from training.quiz import answers, spots
from training.quiz.grading import judge
from training.quiz.presentation import shown, shown_verdict, typed_again
from training.quiz.problems import BadAnswer

LABEL = Phrase("place-bet.spot")
SCENE = {"kind": "felt", "chips": []}
DOUBLE = SCENE | {"wheel": "double-zero"}
TOUCHED = cases([GENERATORS["place-bet"], GENERATORS["picture-fault"]])


def face(kind=PartKind.SPOTS, scene=SCENE):
    return Item(LABEL, (Part("it", kind, LABEL, "red"),), scene).face


def given(text, kind=PartKind.SPOTS, scene=SCENE):
    return answers.read(face(kind, scene), {"it": text})["it"]


def refused(text, kind=PartKind.SPOTS, scene=SCENE):
    with pytest.raises(BadAnswer) as bad:
        given(text, kind, scene)
    return bad.value.errors["it"]


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("14/17", "split:14-17"),
        ("14-17", "split:14-17"),
        ("14 – 17", "split:14-17"),
        ("split 14/17", "split:14-17"),
        ("split:14-17", "split:14-17"),
        ("13/14/15", "street:13-15"),
        ("13/15", "street:13-15"),
        ("8/9/11/12", "corner:8-12"),
        ("0/1/2/3", "first_four"),
        ("FIRST FOUR", "first_four"),
        ("red", "red"),
        ("second dozen", "dozen:2"),
        ("column 34", "column:34"),
        ("١٤/١٧", "split:14-17"),
        ("31/34, 1; 6/9 14/17\n17/20", "straight:1 split:6-9 split:14-17 split:17-20 split:31-34"),
        ("1, 1, straight 1", "straight:1"),
    ],
)
def test_positions_are_read_in_each_way_of_writing_them(text, keys):
    assert given(text) == keys


def test_names_are_those_of_the_readers_language():
    with override("it"):
        name = next(one.name for one in DRAWN["felt"](SCENE).positions if one.key == "dozen:2")
        assert given(name) == "dozen:2"
        assert name != "Second dozen"


@pytest.mark.parametrize("text", ["14/16", "37", "split", "1/2/4", "1, nowhere", "3 / 4", "2\x004", "-", ","])
def test_what_is_no_position_of_the_layout_is_refused(text):
    assert refused(text) == "Choose positions that this layout has."


def test_where_one_position_is_asked_two_are_refused():
    assert given("17", PartKind.SPOT) == "straight:17"
    assert refused("17, 18", PartKind.SPOT) == "Choose one position that this layout has."


def test_each_layout_has_its_own_positions():
    assert given("00", scene=DOUBLE) == "straight:00"
    assert given("0/00", scene=DOUBLE) == "split:0-00"
    assert refused("00")
    assert given("0/3") == "split:0-3"
    assert refused("0/3", scene=DOUBLE)


@pytest.mark.parametrize("value", ["", "split:14-18", "red straight:1", "straight:1 straight:1", "straight:1  red", 17])
def test_an_answer_that_nobody_typed_is_checked_too(value):
    with pytest.raises(BadAnswer):
        answers.check_given(face(), {"it": value})


def test_an_answer_as_it_is_kept_passes_the_check():
    answers.check_given(face(), {"it": "straight:1 red"})
    with pytest.raises(BadAnswer):
        answers.check_given(face(PartKind.SPOT), {"it": "straight:1 red"})


@pytest.mark.parametrize(("wheel", "scene"), [("single-zero", SCENE), ("double-zero", DOUBLE)])
@pytest.mark.parametrize("language", ["en", "it", "fr", "ar", "tr"])
def test_every_position_has_a_button_and_is_read_back_from_what_the_button_writes(wheel, scene, language):
    with override(language):
        layout = DRAWN["felt"](scene)
        assert [one.key for one in layout.positions] == list(LAYOUTS[wheel])
        assert [button["key"] for button in layout.figure.shows["buttons"]] == list(LAYOUTS[wheel])
        asked = face(PartKind.SPOT, scene)
        for one in layout.positions:
            for way in (one.typed, one.name, one.key):
                assert spots.read(asked, PartKind.SPOT, way) == one.key


@pytest.mark.parametrize(("rules", "name", "level"), TOUCHED)
def test_an_item_is_answered_with_positions_of_its_layout(rules, name, level):
    for n in range(30):
        item = make(rules, name, level, f"touched-{n}")
        (part,) = item.parts
        answers.check_given(item.face, item.key)
        again = typed_again(item.face, item.key)
        assert answers.read(item.face, again) == item.key
        assert judge(item.face, item.key, item.key).score == 1
        assert part.worked


def test_a_verdict_says_positions_by_their_names():
    item = make("venice-french", "place-bet", 3, "e2e-1", "orphelins")
    wrong = {"spots": "straight:1 split:8-9"}
    verdict = judge(item.face, item.key, wrong)
    assert verdict.score == 0
    (part,) = shown_verdict(item.face, verdict.rows, {"spots": []})
    assert part.given == "Straight 1 and Split 8/9"
    assert part.expected == "Straight 1, Split 6/9, Split 14/17, Split 17/20 and Split 31/34"


def test_the_scene_is_drawn_once_where_it_is_touched():
    item = make("venice-french", "picture-fault", 1, "e2e-1")
    asked = shown(item.face)
    assert asked.scene
    assert asked.scene_apart is None
    plain = shown(make("venice-french", "picture-bet", 1, "e2e-1").face)
    assert plain.scene_apart == plain.scene


def drill(client, name, level, **typed):
    address = f"/en/training/drills/{name}/?rules=venice-french&seed=abc&n=1&level={level}"
    return (client.post(address, typed) if typed else client.get(address)).content.decode()


@pytest.mark.django_db
def test_the_page_has_a_button_for_each_of_the_157_positions(client, rulebook):
    page = drill(client, "place-bet", 1)
    assert len(re.findall(r'<button type="button" value="[^"]+" data-typed="[^"]+"', page)) == 157
    assert page.count('<svg class="drawing felt"') == 1


@pytest.mark.django_db
def test_what_cannot_be_read_comes_back_with_an_error_at_the_field(client, rulebook):
    page = drill(client, "picture-fault", 1, where="14/16")
    assert "Choose one position that this layout has." in page
    assert 'value="14/16"' in page


@pytest.mark.django_db
def test_the_picture_stands_above_the_verdict(client, rulebook):
    page = drill(client, "picture-fault", 1, where="red")
    assert page.count('<svg class="drawing felt"') == 1
    assert "data-spots" not in page
    assert "On the layout before the spin" in page
