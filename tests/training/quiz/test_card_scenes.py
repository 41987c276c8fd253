"""Cards on a table: what the scene tells is on the page, for eyes and for ears."""

from django.template.loader import render_to_string
from django.utils.translation import override

from training.drills.kit.common import HIDDEN, cards_scene, row
from training.drills.kit.items import Phrase
from training.quiz.phrases import say
from training.quiz.scenes import scene_of

PUNTO, BANCO = Phrase("baccarat-score.first"), Phrase("baccarat-score.second")


def rendered(scene):
    found = scene_of({"scene": scene})
    return render_to_string(found["template"], {"scene": found})


def test_cards_lie_in_rows_with_their_labels_marks_and_notes():
    page = rendered(cards_scene(row(PUNTO, ["Td", "As"], marks=("A", ""), note=BANCO), row(None, ["7h"])))
    assert page.count("<svg") == 3
    assert 'aria-label="ten of diamonds"' in page
    assert 'aria-label="First hand"' in page
    assert page.count('class="mark"') == 1
    assert '<p class="soft">Second hand</p>' in page


def test_a_card_face_down_does_not_tell_itself():
    page = rendered(cards_scene(row(None, [HIDDEN, "As"])))
    assert 'aria-label="a card face down"' in page
    assert page.count("<text") == 1


def test_stakes_stand_in_a_table_and_amounts_align_on_the_figure():
    lines = [({"say": "baccarat-score.first"}, {"money": 1250}), ({"say": "baccarat-score.second"}, {"money": 500})]
    page = rendered(cards_scene(row(None, ["As"]), head=(PUNTO, BANCO), lines=lines))
    assert '<th scope="row">First hand</th><td class="num">12.50</td>' in page
    assert '<td class="num">5.00</td>' in page
    assert '<th scope="col" class="num">Second hand</th>' in page
    assert "<table" not in rendered(cards_scene(row(None, ["As"])))


def test_cards_and_numbers_are_said_in_the_readers_language():
    assert say({"code": "card", "values": {"card": {"card": "Td"}}}) == "ten of diamonds"
    assert say({"code": "card", "values": {"card": {"cards": "TdAs"}}}) == "ten of diamonds and ace of spades"
    with override("it"):
        assert say({"code": "number", "values": {"number": 1250}}) == "1.250"
