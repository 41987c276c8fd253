"""Examples and questions inside a lesson: drawn by the seed of the visit, judged in place, kept as practice."""

from html import unescape

import pytest
from django.urls import reverse, reverse_lazy
from django.utils.translation import override

from games.core.cards import Card
from games.web.kit.cards.names import card_name
from training.courses.models import LessonProgress
from training.courses.questions import Visit, placed, places
from training.drills.courses import course, courses
from training.drills.registry import MISTAKES, TARGETS
from training.quiz import targets
from training.quiz.confusions import counted
from training.quiz.models import Practice
from training.quiz.presentation import typed_again

PUNTO = course("punto-banco")
THIRD = PUNTO.lesson("third-card")
HERE = "/en/training/courses/punto-banco/third-card/"
ASK = "ask-table-1"
EXAMPLE = "example-table"
TOO_FAST = "That was faster than the question can be read."


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
    assert '<div class="stack tight" role="status" tabindex="-1" autofocus>' in section(page, ASK)


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


# --- the mistake that an answer shows ------------------------------------------------------------------------------

FRENCH = course("french-roulette")


def mistaken():
    """A question of a lesson which a mistake answers otherwise: its address, place, mistake and item."""
    for lesson in FRENCH.lessons:
        for place, here in placed(FRENCH, lesson, Visit("ada")).items():
            if here.place.is_asked and here.item.mistaken:
                address = reverse("courses:lesson", args=[FRENCH.slug, lesson.slug])
                return f"{address}?seed=ada", place, next(iter(here.item.mistaken)), here.item
    pytest.fail("no lesson asks what a mistake answers otherwise")


def test_a_wrong_answer_is_said_to_be_of_a_mistake_with_its_clause_and_its_drill_and_is_kept_and_counted(reader):
    address, place, mistake, item = mistaken()
    before = section(reader.get(address).content.decode(), place)
    assert "What went wrong" not in before
    typed = typed_again(item.face, item.mistaken[mistake])
    reader.post(address, {"at": place, **typed})
    shown = section(reader.get(address).content.decode(), place)
    assert str(MISTAKES[mistake].title) in unescape(shown)
    assert f"mistake={mistake}" in shown
    assert "/games/french-roulette/#" in shown.partition("What went wrong")[2]
    assert Practice.objects.get().mistake == mistake
    (counted_one,) = counted(Practice.objects.all())
    assert (counted_one.name, counted_one.times) == (mistake, 1)


def test_a_right_answer_shows_no_mistake(reader):
    address, place, _mistake, item = mistaken()
    page = reader.post(address, {"at": place, **typed_again(item.face, item.key)}, headers=by_script(place))
    assert "What went wrong" not in page.content.decode()
    assert Practice.objects.get().mistake == ""


# --- the time ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counted", "kept"), [("12", 12), ("86400", 600), ("soon", None), ("-3", None), (None, None)])
def test_the_seconds_that_the_browser_counted_since_the_question_was_seen_are_kept(reader, counted, kept):
    sent = {} if counted is None else {"seconds": counted}
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK)), **sent})
    assert Practice.objects.get().seconds == kept


def standing(trainee):
    """How somebody stands in the skill that the question of the lesson asks."""
    key = "banco-draws", placed(PUNTO, THIRD, Visit("ada"))[ASK].place.question.level
    return targets.standings(trainee, TARGETS, "venice-punto-banco", only=key)[key]


def test_an_answer_in_a_lesson_counts_for_the_target(reader, trainee):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK)), "seconds": "5"})
    lately = standing(trainee).lately
    assert (lately.answers, lately.right, lately.seconds) == (1, 1, 5)


def test_an_answer_faster_than_the_question_is_kept_for_no_target_and_said_so(reader, trainee):
    shown = reader.post(
        f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK)), "seconds": "0"}, headers=by_script(ASK)
    ).content.decode()
    assert TOO_FAST in shown
    assert Practice.objects.get().too_fast
    assert standing(trainee).lately.answers == 0


def test_the_moment_at_which_a_question_was_seen_comes_back_with_what_cannot_be_read(reader):
    page = reader.post(f"{HERE}?seed=ada", {"at": "ask-punto-1", "score": "seven", "seen": "1700000000000"})
    assert 'name="seen" value="1700000000000"' in section(page.content.decode(), "ask-punto-1")


# --- going on where one left ---------------------------------------------------------------------------------------


def test_a_lesson_is_gone_on_with_by_the_same_questions_and_answers(reader):
    reader.post(f"{HERE}?seed=ada&{EXAMPLE}=2", {"at": ASK, **wrong(item_at(ASK))})
    again = reader.get(HERE)
    assert again.url == f"{HERE}?seed=ada&{EXAMPLE}=2"
    assert '<li class="wrong">' in section(reader.get(again.url).content.decode(), ASK)


def test_a_lesson_that_was_only_looked_at_is_drawn_afresh(reader):
    get(reader)
    assert "seed=ada" not in reader.get(HERE).url


def test_a_lesson_that_is_done_is_drawn_afresh_until_it_is_answered_again(reader):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    reader.post(f"{HERE}?seed=ada", {"done": "yes"})
    assert "seed=ada" not in reader.get(HERE).url
    reader.post(f"{HERE}?seed=bea", {"at": ASK, **right(placed(PUNTO, THIRD, Visit("bea"))[ASK].item)})
    assert reader.get(HERE).url == f"{HERE}?seed=bea"


def test_somebody_elses_visit_is_not_gone_on_with(reader, trainee, django_user_model):
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    reader.force_login(django_user_model.objects.create_user("bruno", house=trainee.house))
    assert "seed=ada" not in reader.get(HERE).url


# --- another language in the middle --------------------------------------------------------------------------------


def test_what_was_typed_and_not_sent_is_shown_in_another_language_and_not_judged(reader):
    form = {"at": "ask-punto-1", "score": "7", "typed_in": "en", "seen": "1700000000000"}
    page = reader.post(f"{HERE.replace('/en/', '/it/')}?seed=ada", form, headers=by_script("ask-punto-1"))
    shown = page.content.decode()
    assert 'value="7"' in shown
    assert 'name="seen" value="1700000000000"' in shown
    assert not Practice.objects.exists()
    assert not LessonProgress.objects.exists()


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


def test_a_lesson_marked_as_done_keeps_what_it_has_drawn(reader):
    assert reader.post(f"{HERE}?seed=ada", {"done": "yes"}).url == f"{HERE}?seed=ada#lesson-end"


def test_every_place_of_a_lesson_has_an_id_of_its_own():
    for each in PUNTO.lessons:
        ids = [place.id for place in places(each)]
        assert len(ids) == len(set(ids))
