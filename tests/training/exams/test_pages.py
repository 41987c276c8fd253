"""The pages on which instructors make exams and questions, and on which trainees begin them."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.training.exams.conftest import CHOICE, NOON, RULES, SECTIONS, TEXT, TITLES
from training.exams import services, wordings
from training.exams.models import ExamDraft, ExamVersion, HouseExam
from training.exams.services import Contents
from training.exams.wordings import Wording
from training.quiz.models import Attempt
from training.staff import making

HOME = "/en/training/exams/own/"
HEAD = {"title_en": "House test", "title_it": "", "title_fr": "", "pass_mark": "75", "pace": "60"}


def typed(exam, *rows, **other):
    """What the form of a draft sends: rows are what, count and weight."""
    columns = zip(*rows, strict=True) if rows else ((), (), ())
    names = dict(zip(("what", "count", "weight"), map(list, columns), strict=True))
    return HEAD | {"edition": ExamDraft.objects.get(exam=exam).edition, "act": "save"} | names | other


ROWS = [("multiples/1", "2", "1"), ("zero/2", "1", "3")]


def post_draft(client, exam, *rows, **other):
    return client.post(f"{HOME}{exam.pk}/draft/", typed(exam, *rows, **other))


def names_of(exam):
    return [(row["skill"], row["count"], row["weight"]) for row in ExamDraft.objects.get(exam=exam).sections]


# --- a draft -----------------------------------------------------------------------------------------------------


def test_an_exam_begins_with_rules_and_a_title(teacher, rulebook):
    assert 'value="venice-french"' in teacher.get(f"{HOME}new/").content.decode()
    bad = teacher.post(f"{HOME}new/", {"ruleset": "whist", "title_en": ""})
    assert (bad.status_code, sorted(bad.context["form"].errors)) == (422, ["ruleset", "title_en"])
    bad = teacher.post(f"{HOME}new/", {"ruleset": RULES})
    assert (bad.status_code, list(bad.context["form"].errors)) == (422, ["title_en"])
    good = teacher.post(f"{HOME}new/", {"ruleset": RULES, "title_fr": "Essai"})
    exam = HouseExam.objects.get()
    assert good["Location"] == f"{HOME}{exam.pk}/draft/"
    assert (exam.ruleset, exam.draft.titles) == (RULES, {"fr": "Essai"})


def test_only_what_the_rules_allow_is_offered(teacher, exam):
    page = teacher.get(f"{HOME}{exam.pk}/draft/").content.decode()
    assert 'value="french-procedure/1"' in page
    assert 'value="banco-draws/1"' not in page


def test_sections_are_added_moved_and_removed_with_all_that_was_typed(teacher, exam):
    assert post_draft(teacher, exam, *ROWS, act="add", add="cut/1").status_code == 302
    assert names_of(exam) == [("multiples", 2, 1), ("zero", 1, 3), ("cut", 1, 1)]
    rows = [*ROWS, ("cut/1", "4", "2")]
    post_draft(teacher, exam, *rows, act="up-3")
    assert names_of(exam) == [("multiples", 2, 1), ("cut", 4, 2), ("zero", 1, 3)]
    post_draft(teacher, exam, *rows, act="down-1")
    assert names_of(exam) == [("zero", 1, 3), ("multiples", 2, 1), ("cut", 4, 2)]
    post_draft(teacher, exam, *rows, act="remove-2")
    assert names_of(exam) == [("multiples", 2, 1), ("cut", 4, 2)]
    for nowhere in ("up-1", "down-3", "remove-9", "remove-x", "up-0"):
        post_draft(teacher, exam, *rows, act=nowhere)
        assert len(names_of(exam)) == 3


def test_how_long_and_how_hard_the_exam_is_stands_on_the_page(teacher, exam):
    page = teacher.get(f"{HOME}{exam.pk}/draft/").content.decode()
    figures = dict(re.findall(r"data-(questions|minutes|points|needed)>(\d+)", page))
    assert figures == {"questions": "3", "minutes": "3", "points": "5", "needed": "4"}


@pytest.mark.parametrize(
    ("field", "value"),
    [("pass_mark", "0"), ("pass_mark", "101"), ("pass_mark", "x"), ("pace", "4"), ("pace", "601"), ("pace", "")],
)
def test_what_makes_no_sense_is_refused_at_its_field_and_nothing_is_lost(teacher, exam, field, value):
    page = post_draft(teacher, exam, ("multiples/1", "7", "1"), **{field: value})
    assert (page.status_code, list(page.context["form"].errors)) == (422, [field])
    assert 'value="7"' in page.content.decode()
    assert names_of(exam) == [("multiples", 2, 1), ("zero", 1, 3)]


@pytest.mark.parametrize(
    ("row", "field"),
    [
        (("zero/2", "0", "1"), "count"),
        (("zero/2", "51", "1"), "count"),
        (("zero/2", "1", "0"), "weight"),
        (("zero/2", "1", "10"), "weight"),
        (("banco-draws/1", "1", "1"), "what"),
        (("question/99", "1", "1"), "what"),
        (("nonsense", "1", "1"), "what"),
        (("french-procedure/1", "50", "1"), "count"),
    ],
)
def test_a_section_that_makes_no_sense_is_refused_at_its_field(teacher, exam, row, field):
    page = post_draft(teacher, exam, ROWS[0], row)
    assert page.status_code == 422
    first, second = page.context["sheet"].sections
    assert (dict(first.errors), list(second.errors)) == ({}, [field])


def test_a_draft_needs_a_title_and_has_at_most_two_hundred_questions(teacher, exam):
    page = post_draft(teacher, exam, *ROWS, title_en="")
    assert list(page.context["form"].errors) == ["title_en"]
    page = post_draft(teacher, exam, *[("multiples/1", "50", "1")] * 5)
    assert "at most 200 questions" in page.content.decode()


def test_a_draft_that_somebody_else_changed_keeps_what_was_typed_and_asks_again(teacher, exam, instructor):
    mine = typed(exam, ("cut/1", "3", "1"))
    services.save_draft(exam, instructor, 2, Contents(TITLES, SECTIONS[:1], 75, 60), NOON)
    page = teacher.post(f"{HOME}{exam.pk}/draft/", mine)
    assert (page.status_code, names_of(exam)) == (422, [("multiples", 2, 1)])
    assert "Nothing of yours is lost" in page.content.decode()
    again = typed(exam, ("cut/1", "3", "1"), edition=page.context["form"]["edition"].value())
    assert teacher.post(f"{HOME}{exam.pk}/draft/", again).status_code == 302
    assert names_of(exam) == [("cut", 3, 1)]


# --- an exam -----------------------------------------------------------------------------------------------------


def act(client, exam, what, **other):
    return client.post(f"{HOME}{exam.pk}/", {"act": what, **other}, follow=True).content.decode()


def test_an_exam_is_published_withdrawn_and_offered_again(teacher, exam, instructor):
    assert "Begin a new version" not in teacher.get(f"{HOME}{exam.pk}/").content.decode()
    assert "Check it again" in act(teacher, exam, "publish", edition="1")
    assert "Check it again" in act(teacher, exam, "publish", edition="x")
    assert "is published" in act(teacher, exam, "publish", edition="2")
    assert "is withdrawn" in act(teacher, exam, "withdraw")
    assert "not open to trainees" in act(teacher, exam, "withdraw")
    page = act(teacher, exam, "offer")
    assert "open to trainees again" in page
    assert page.count(f", {instructor.full_name}: ") == 4  # begun, published, withdrawn, offered again
    assert "Draft of an exam" in act(teacher, exam, "revise")
    assert ExamVersion.objects.get(exam=exam).number == 1


def test_a_preview_draws_other_questions_and_keeps_nothing(teacher, exam):
    first = teacher.get(f"{HOME}{exam.pk}/preview/", follow=True)
    assert "This is a preview" in first.content.decode()
    one, same, other = (
        [each.item.question for each in teacher.get(f"{HOME}{exam.pk}/preview/?seed={seed}").context["items"]]
        for seed in ("a", "a", "b")
    )
    assert one == same
    assert len(one) == len(other) == 3
    assert 'class="verdict"' not in first.content.decode()
    assert 'class="verdict"' in teacher.get(f"{HOME}{exam.pk}/preview/?seed=a&answers").content.decode()
    assert not Attempt.objects.exists()


def test_a_preview_shows_the_answers_of_questions_of_the_house_as_right(teacher, exam, instructor):
    question = wordings.begin_question(instructor, "french-roulette", TEXT)
    row = {"question": question.pk, "weight": 1}
    services.save_draft(exam, instructor, 2, Contents(TITLES, [row], 75, 60), NOON)
    (shown,) = teacher.get(f"{HOME}{exam.pk}/preview/?seed=a&answers").context["items"]
    assert [(part.right, part.expected) for part in shown.answers] == [(True, "Passe-partout\nskeleton key")]


def test_an_empty_draft_has_no_preview(teacher, instructor, rulebook):
    exam = services.begin_exam(instructor, RULES, TITLES, NOON)
    page = teacher.get(f"{HOME}{exam.pk}/preview/?seed=a", follow=True).content.decode()
    assert "has no questions yet" in page


def test_trainees_find_and_begin_the_exam_of_their_house(client, published, trainee):
    client.force_login(trainee)
    page = client.get("/en/training/exams/").content.decode()
    assert "Exams made by your house" in page
    assert "House test" in page
    begun = client.post(f"{HOME}{published.pk}/begin/")
    attempt = Attempt.objects.get(user=trainee)
    assert begun["Location"] == f"/en/training/attempts/{attempt.uuid}/"
    assert "Continue the exam" in client.get("/en/training/exams/").content.decode()
    assert client.post(f"{HOME}{published.pk}/begin/")["Location"] == begun["Location"]


@pytest.mark.parametrize("who", ["stranger", "teacher_elsewhere", "drifter"])
def test_another_house_neither_sees_nor_sits_it(request, client, published, who):
    client.force_login(request.getfixturevalue(who))
    assert "House test" not in client.get("/en/training/exams/").content.decode()
    assert client.post(f"{HOME}{published.pk}/begin/").status_code == 404
    assert not Attempt.objects.exists()


@pytest.mark.parametrize(
    ("who", "status"), [("trainee", 403), ("hr", 403), ("stranger", 403), ("teacher_elsewhere", 404)]
)
def test_the_makers_pages_are_for_the_instructors_of_the_house(request, client, published, instructor, who, status):
    question = wordings.begin_question(instructor, "french-roulette", TEXT)
    client.force_login(request.getfixturevalue(who))
    for page in (f"{published.pk}/", f"{published.pk}/preview/?seed=a", f"questions/{question.pk}/"):
        assert client.get(HOME + page).status_code == status, page
    for page in (f"{published.pk}/", f"{published.pk}/draft/", f"questions/{question.pk}/"):
        assert client.post(HOME + page, {"act": "withdraw"}).status_code == status, page
    for page in ("", "new/", "questions/", "questions/new/?kind=text&game=french-roulette"):
        assert client.get(HOME + page).status_code == (403 if status == 403 else 200), page
    assert len(published.offers.all()) == 1


def test_lists_ask_the_same_few_questions_however_long_they_are(teacher, instructor, published):
    def queries(address):
        with CaptureQueriesContext(connection) as asked:
            assert teacher.get(address).status_code == 200
        return len(asked)

    wordings.begin_question(instructor, "french-roulette", TEXT)
    addresses = (HOME, f"{HOME}questions/", f"{HOME}{published.pk}/", "/en/training/exams/")
    [teacher.get(address) for address in addresses]
    few = [queries(address) for address in addresses]
    for _ in range(3):
        wordings.begin_question(instructor, "french-roulette", CHOICE)
        other = services.begin_exam(instructor, RULES, TITLES, timezone.now())
        services.save_draft(other, instructor, 1, Contents(TITLES, SECTIONS, 75, 60), NOON)
        services.publish(other, instructor, 2)
        making.withdraw(published, instructor)
        making.offer_again(published, instructor)
    assert [queries(address) for address in addresses] == few


def test_a_question_can_be_put_in_an_exam_of_its_game_alone(teacher, instructor, exam):
    french = wordings.begin_question(instructor, "french-roulette", TEXT)
    wordings.begin_question(instructor, "punto-banco", TEXT)
    elsewhere = wordings.begin_question(instructor, "french-roulette", Wording(TEXT.kind, TEXT.texts, ["x"], "bj-none"))
    choices = teacher.get(f"{HOME}{exam.pk}/draft/").context["sheet"].choices
    own = [what for _title, levels in choices for what, _label in levels if what.startswith("question/")]
    assert own == [f"question/{french.pk}"]
    assert f"question/{elsewhere.pk}" not in own
    twice = [(own[0], "1", "1")] * 2
    page = post_draft(teacher, exam, *twice)
    assert (page.status_code, "here twice" in page.content.decode()) == (422, True)


# --- trying out --------------------------------------------------------------------------------------------------


def test_a_section_is_tried_out_by_a_tick_that_is_kept_with_all_that_was_typed(teacher, exam):
    post_draft(teacher, exam, *ROWS, pilot=["2"], act="up-2")
    tried, counted = ExamDraft.objects.get(exam=exam).sections
    assert (tried, "pilot" in counted) == ({"skill": "zero", "level": 2, "count": 1, "weight": 3, "pilot": True}, False)
    page = teacher.get(f"{HOME}{exam.pk}/draft/")
    assert [section["pilot"].value() for section in page.context["sheet"].sections] == [True, False]
    figures = dict(re.findall(r"data-(questions|minutes|points|needed)>(\d+)", page.content.decode()))
    assert figures == {"questions": "3", "minutes": "3", "points": "2", "needed": "2"}
    post_draft(teacher, exam, *ROWS)
    assert not any("pilot" in row for row in ExamDraft.objects.get(exam=exam).sections)


def test_an_exam_in_which_nothing_counts_is_refused_and_nothing_is_lost(teacher, exam):
    page = post_draft(teacher, exam, *ROWS, pilot=["1", "2"])
    assert (page.status_code, "All sections are tried out" in page.content.decode()) == (422, True)
    assert [section["pilot"].value() for section in page.context["sheet"].sections] == [True, True]
    assert not any("pilot" in row for row in ExamDraft.objects.get(exam=exam).sections)


def test_a_version_keeps_what_is_tried_out_and_its_pages_say_so(teacher, exam, instructor):
    question = wordings.begin_question(instructor, "french-roulette", TEXT)
    post_draft(teacher, exam, ROWS[0], (f"question/{question.pk}", "1", "1"), pilot=["2"])
    preview = teacher.get(f"{HOME}{exam.pk}/preview/?seed=a")
    assert sorted(each.counts for each in preview.context["items"]) == [False, True, True]
    services.publish(exam, instructor, 3)
    (version,) = ExamVersion.objects.filter(exam=exam)
    assert version.sections[1] == {"question": question.pk, "weight": 1, "version": 1, "pilot": True}
    for page in (preview, teacher.get(f"{HOME}{exam.pk}/")):
        assert page.content.decode().count("tried out: does not count") == 1


def test_trainees_are_told_before_that_something_is_tried_out_but_not_which(client, exam, instructor, trainee):
    services.save_draft(
        exam, instructor, 2, Contents(TITLES, [SECTIONS[0], SECTIONS[1] | {"pilot": True}], 75, 60), NOON
    )
    services.publish(exam, instructor, 3)
    client.force_login(trainee)
    assert "Some questions are being tried out" in client.get("/en/training/exams/").content.decode()
    client.post(f"{HOME}{exam.pk}/begin/")
    attempt = Attempt.objects.get(user=trainee)
    assert sorted(attempt.items.values_list("generator", "counts")) == [
        ("multiples", True),
        ("multiples", True),
        ("zero", False),
    ]
