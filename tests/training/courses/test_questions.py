"""Examples and questions inside a lesson: drawn by the seed of the visit, judged in place, kept as practice."""

import pytest
from django.urls import reverse, reverse_lazy
from django.utils.translation import override

from games.core.cards import Card
from games.web.kit.cards.names import card_name
from tests.portal.page import read as page_of
from training.courses.models import LessonProgress
from training.courses.questions import Visit, placed, places
from training.drills.courses import course, courses
from training.quiz.models import Practice

PUNTO = course("punto-banco")
THIRD = PUNTO.lesson("third-card")
HERE = "/en/training/courses/punto-banco/third-card/"
ASK = "ask-table-1"
EXAMPLE = "example-table"


def item_at(place, **turns):
    return placed(PUNTO, THIRD, Visit("ada", turns))[place].item


def wrong(item):
    """An answer to a question of one choice that is not the right one."""
    (part,) = item.parts
    return {part.slug: next(name for name, _text in part.options if name != part.expected)}


def right(item):
    return {part.slug: part.expected for part in item.parts}


def section(page, place):
    return page.partition(f'id="{place}" aria')[2].partition("</section>")[0]


def get(reader, query="?seed=ada", language="en"):
    return reader.get(HERE.replace("/en/", f"/{language}/") + query).content.decode()


def test_a_visit_draws_its_own_seed_and_keeps_it_in_the_address(reader):
    first, second = (reader.get(HERE).url for _ in range(2))
    assert first != second
    assert first.startswith(f"{HERE}?seed=")
    assert reader.get(first).status_code == 200


@pytest.mark.parametrize("query", ["?seed=", "?seed=a+b", f"?seed={'a' * 33}"])
def test_what_is_no_seed_is_replaced(reader, query):
    assert reader.get(HERE + query).status_code == 302


@pytest.mark.parametrize("turn", ["0", "-1", "x", "1000", ""])
def test_what_is_no_turn_is_not_found(reader, turn):
    assert reader.get(f"{HERE}?seed=ada&{ASK}={turn}").status_code == 404


def test_the_same_address_shows_the_same_items_in_every_language(reader):
    for language in ("en", "it", "fr"):
        shown = section(get(reader, language=language), EXAMPLE)
        with override(language):
            names = [card_name(Card.parse(card)) for row in item_at(EXAMPLE).scene["rows"] for card in row["cards"]]
        assert all(name in shown for name in names)


def test_an_example_is_shown_with_its_answer_and_another_one_is_drawn_beside_it(reader):
    shown = section(get(reader), EXAMPLE)
    assert "Worked example" in shown
    assert "Right answer" in shown
    other = Visit("ada").another(EXAMPLE)
    assert other.query.replace("&", "&amp;") in shown
    assert placed(PUNTO, THIRD, other)[EXAMPLE].item != item_at(EXAMPLE)
    assert placed(PUNTO, THIRD, other)[ASK].item == item_at(ASK)


def test_a_question_does_not_show_its_answer(reader):
    shown = section(get(reader), ASK)
    assert "Your turn" in shown
    assert "Right answer" not in shown


def test_an_answer_is_judged_where_it_was_given_and_kept_as_practice(reader, trainee):
    answer = reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    assert answer.url == f"{HERE}?seed=ada#{ASK}"
    kept = Practice.objects.get()
    assert (kept.user, kept.generator, kept.ruleset, kept.score) == (trainee, "banco-draws", "venice-punto-banco", 1)
    assert kept.cell == item_at(ASK).cell
    assert "Right</span>" in section(get(reader), ASK)
    assert "Right answer" not in section(get(reader), "ask-punto-1")


def by_script(place):
    return {"HX-Request": "true", "HX-Target": place}


def test_by_script_the_verdict_comes_alone_and_takes_the_focus(reader):
    answer = reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))}, headers=by_script(ASK))
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "<html" not in page
    assert page.count("autofocus") == 1
    assert '<div role="status" tabindex="-1" autofocus>' in section(page, ASK)


def test_by_script_another_item_comes_alone(reader):
    for place, said in ((ASK, "Your turn"), (EXAMPLE, "Worked example")):
        page = reader.get(f"{HERE}?seed=ada&{place}=2", headers=by_script(place)).content.decode()
        assert "<html" not in page
        assert said in section(page, place)


def test_a_wrong_answer_is_said_to_be_wrong_and_the_first_one_counts(reader):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **wrong(item_at(ASK))})
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    assert Practice.objects.get().score == 0
    assert "Wrong</span>" in section(get(reader), ASK)


def test_the_language_may_be_switched_after_an_answer(reader):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **wrong(item_at(ASK))})
    assert '<li class="wrong">' in section(get(reader, language="it"), ASK)


def test_another_question_is_open_again(reader):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    assert "Your turn" in section(get(reader, f"?seed=ada&{ASK}=2"), ASK)
    assert "<form" in section(get(reader, f"?seed=ada&{ASK}=2"), ASK)


def test_an_answer_that_cannot_be_read_is_shown_again_with_what_is_wrong(reader):
    place = "ask-punto-1"
    page = reader.post(f"{HERE}?seed=ada", {"at": place, "score": "seven"}).content.decode()
    shown = section(page, place)
    assert 'value="seven"' in shown
    assert "Enter a whole number in digits" in shown
    assert not Practice.objects.exists()


@pytest.mark.parametrize("place", ["", "ask-table-2", EXAMPLE])
def test_only_a_question_of_the_lesson_is_answered(reader, place):
    assert reader.post(f"{HERE}?seed=ada", {"at": place, "does": "draws"}).status_code == 404


def test_answers_of_others_are_not_shown(reader, trainee, django_user_model):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    reader.force_login(django_user_model.objects.create_user("bruno", house=trainee.house))
    assert "<form" in section(get(reader), ASK)


@pytest.mark.parametrize(
    "address",
    [reverse_lazy("courses:lesson", args=[each.slug, lesson.slug]) for each in courses() for lesson in each.lessons],
    ids=str,
)
def test_several_questions_on_a_page_have_ids_of_their_own(reader, address):
    page = reader.get(f"{address}?seed=ada").content.decode()
    ids = [piece.partition('"')[0] for piece in page.split(' id="')[1:]]
    assert sorted(set(ids)) == sorted(ids)


def do_lessons(reader, lessons):
    for lesson in lessons:
        reader.post(reverse("courses:lesson", args=["punto-banco", lesson.slug]), {"done": "yes"})


def test_the_reader_goes_on_in_the_part_in_which_a_question_was_last_answered(reader):
    home, own = reverse("courses:home"), reverse("courses:course", args=["punto-banco"])
    do_lessons(reader, PUNTO.lessons[: PUNTO.lessons.index(THIRD)])
    assert f'href="{HERE}"' in reader.get(own).content.decode()
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    assert LessonProgress.objects.get(lesson=THIRD.slug).part == "table"
    for page in (home, own):
        assert f"{HERE}#table" in page_of(reader, page).hrefs


def test_a_course_that_is_done_has_nowhere_to_go_on(reader):
    do_lessons(reader, PUNTO.lessons)
    assert "Continue:" not in reader.get(reverse("courses:course", args=["punto-banco"])).content.decode()


def test_a_lesson_marked_as_done_keeps_what_it_has_drawn(reader):
    assert reader.post(f"{HERE}?seed=ada", {"done": "yes"}).url == f"{HERE}?seed=ada#lesson-end"


def test_every_place_of_a_lesson_has_an_id_of_its_own():
    for each in PUNTO.lessons:
        ids = [place.id for place in places(each)]
        assert len(ids) == len(set(ids))
