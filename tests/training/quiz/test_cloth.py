"""A table of cards and chips: every place is named, is a field of the answer without any script, and is marked after
it."""

import re

import pytest
from django.template.loader import render_to_string
from django.utils.translation import override

from tests.training.drills.cases import cases, make
from training.drills.kit.cloth import KIND, MORE, cloth, hand, lying, pile
from training.drills.kit.common import HIDDEN
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.registry import GENERATORS
from training.quiz import answers, spots
from training.quiz.grading import judge
from training.quiz.presentation import shown, shown_judged, shown_verdict, typed_again
from training.quiz.problems import BadAnswer
from training.quiz.scenes import scene_of

BANK, BOX = Phrase("bj.bank"), Phrase("bj.box", {"box": 2})
SCENE = cloth(
    lying(BANK, hand("bank", ["Td", HIDDEN])),
    lying(
        BOX,
        [
            *hand("box", ["As", "9h"], most=2),
            pile("stake", Phrase("cloth.stake"), 37_55),
            pile("paid", Phrase("cloth.paid"), 0),
        ],
        [Phrase("bj.given-up")],
    ),
)
ITEM = Item(BOX, (Part("where", PartKind.SPOT, BANK, "paid"),), SCENE)
PICTURES = cases([generator for name, generator in GENERATORS.items() if name.endswith("-picture")])


def named(item=ITEM):
    return {one.key: one.name for one in spots.layout_of(item.face).positions}


def test_every_place_has_a_name_that_says_whose_it_is_and_what_lies_there():
    assert named() == {
        "bank:1": "Dealer: ten of diamonds",
        "bank:2": "Dealer: a card face down",
        "bank:more": "Dealer: no further card",
        "box:1": "Box 2: ace of spades",
        "box:2": "Box 2: nine of hearts",
        "stake": "Box 2, Stake: 37.55",
        "paid": "Box 2, Paid: nothing",
    }
    with override("it"):
        assert named()["box:1"].endswith("asso di picche")


def test_a_hand_that_may_not_have_more_cards_has_no_empty_place():
    assert [place["key"] for place in hand("a", ["As", "Ks"], most=3)] == ["a:1", "a:2", f"a:{MORE}"]
    assert [place["key"] for place in hand("a", ["As", "Ks"], most=2)] == ["a:1", "a:2"]


def test_a_pile_is_drawn_of_chips_that_make_its_amount_and_a_plain_one_for_the_rest():
    (stake,) = (place for row in scene_of(ITEM.face)["rows"] for place in row.places if place.key == "stake")
    assert stake.chips == ("20", "10", "5", "2", "0.50", "")
    large = cloth(lying(BOX, [pile("stake", Phrase("cloth.stake"), 123_456_789_00)]))
    (row,) = scene_of({"scene": large})["rows"]
    assert len(row.places[0].chips) == 8


def part_of(item, typed=None, errors=None):
    (part,) = [part for part in shown(item.face, typed, errors).parts if part.kind == PartKind.SPOT]
    return render_to_string("quiz/_part.html", {"part": part})


def test_each_place_is_a_radio_button_with_its_name():
    page = part_of(ITEM)
    radios = re.findall(r'<input type="radio" name="where" value="([^"]+)" aria-label="([^"]+)"', page)
    assert dict(radios) == named()
    assert "data-spots" not in page
    assert page.count("checked") == 0


def test_what_was_chosen_stays_chosen_beside_an_error():
    page = part_of(ITEM, {"where": "box:1"}, {"where": "Choose one."})
    assert re.findall(r'value="([^"]+)"[^>]* checked', page) == ["box:1"]
    assert 'class="error"' in page


def test_a_place_is_read_and_what_is_none_is_refused():
    assert answers.read(ITEM.face, {"where": "box:2"}) == {"where": "box:2"}
    for wrong in ("box:3", "box:1, box:2", "nowhere"):
        with pytest.raises(BadAnswer):
            answers.read(ITEM.face, {"where": wrong})


def test_after_an_answer_its_place_and_the_right_one_are_marked_by_signs_and_in_words():
    verdict = judge(ITEM.face, ITEM.key, {"where": "bank:1"})
    scene = shown_judged(ITEM.face, verdict.rows).scene
    signs = {place.key: place.sign for row in scene["rows"] for place in row.places if place.sign}
    assert signs == {"bank:1": "wrong", "paid": "missed"}
    page = render_to_string(scene["template"], {"scene": scene})
    assert "Right, but not in the answer: Box 2, Paid: nothing." in page
    assert "In the answer, but wrong: Dealer: ten of diamonds." in page
    assert 'type="radio"' not in page
    right = shown_judged(ITEM.face, judge(ITEM.face, ITEM.key, ITEM.key).rows).scene
    assert [each.sign for each in right["marked"]] == ["right"]


def test_without_an_answer_the_scene_is_a_picture_whose_places_are_named():
    scene = scene_of(ITEM.face)
    page = render_to_string(scene["template"], {"scene": scene})
    assert page.count('role="img" aria-label') == len(named())
    assert "<svg" in page
    assert "answer-mark" not in page


def test_the_games_of_cards_have_a_picture_each():
    assert {name for _rules, name, _level in PICTURES} == {
        "bj-picture",
        "punto-banco-picture",
        "cdf-picture",
        "tq-picture",
        "stud-picture",
        "holdem-picture",
    }


@pytest.mark.parametrize(("rules", "name", "level"), PICTURES)
def test_a_fault_is_a_place_of_its_picture_and_every_place_has_a_key_of_its_own(rules, name, level):
    for n in range(30):
        item = make(rules, name, level, f"cloth-{n}")
        assert item.scene["kind"] == KIND
        keys = [place["key"] for row in item.scene["rows"] for place in row["places"]]
        assert len(set(keys)) == len(keys)
        answers.check_given(item.face, item.key)
        assert answers.read(item.face, typed_again(item.face, item.key)) == item.key
        assert all(part.worked for part in item.parts)


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["bj-picture", "holdem-picture"])
def test_a_page_asks_and_judges_without_a_script(client, rulebook, name):
    address = f"/en/training/drills/{name}/?seed=abc&n=1&level=2"
    page = client.get(address).content.decode()
    first = re.search(r'<input type="radio" name="where" value="([^"]+)"', page)[1]
    assert page.count('class="card-table"') == 1
    judged = client.post(address, {"where": first}).content.decode()
    assert judged.count('class="card-table"') == 1
    assert "answer-mark" in judged


def test_a_verdict_says_places_by_their_names():
    (part, *_others) = shown_verdict(ITEM.face, judge(ITEM.face, ITEM.key, {"where": "stake"}).rows, {"where": []})
    assert (part.expected, part.given) == ("Box 2, Paid: nothing", "Box 2, Stake: 37.55")
