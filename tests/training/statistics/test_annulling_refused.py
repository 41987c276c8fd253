"""A question is not annulled: other than it was shown, without a reason, by others, or twice."""

import pytest
from django.utils import timezone

from games.web.kit.append_only import RecordChanged
from tests.training.exams.answered import sit
from tests.training.statistics.annulled import WHY, confirm, page_of, shown
from training.quiz.annulling import annul
from training.quiz.annulling_questions import annul_questions, asked
from training.quiz.keys import Questions
from training.quiz.marking import regrade
from training.quiz.models import Mark, QuestionAnnulment
from training.quiz.problems import AttemptRefused
from training.staff.models import Role
from training.statistics import annulling


def test_what_has_changed_since_it_was_shown_is_shown_again_and_not_written(teacher, question, attempts, hr, trainee):
    seen = shown(teacher, question).digest
    regrade(attempts[trainee].items.get().marks.get(), hr, "By hand.", 1, timezone.now())
    page = confirm(teacher, question, seen)
    assert (page.status_code, "Something has changed since" in page.content.decode()) == (422, True)
    assert not QuestionAnnulment.objects.exists()
    assert confirm(teacher, question, page.context["foreseen"].digest).status_code == 302
    assert QuestionAnnulment.objects.count() == 2


@pytest.mark.parametrize("what", ["annulled", "marked", "question"])
def test_what_changes_while_it_is_written_is_shown_and_nothing_is_written(
    teacher, question, attempts, hr, trainee, monkeypatch, what
):
    def interrupted(*args):
        item = attempts[trainee].items.get()
        if what == "annulled":
            annul(attempts[trainee], hr, "Copied.", timezone.now())
        elif what == "marked":
            regrade(item.marks.get(), hr, "By hand.", 1, timezone.now())
        else:
            annul_questions([item.marks.get()], hr, "Mine.", timezone.now())
        return annul_questions(*args)

    seen = shown(teacher, question).digest
    monkeypatch.setattr(annulling, "annul_questions", interrupted)
    page = confirm(teacher, question, seen)
    assert (page.status_code, "Something has changed since" in page.content.decode()) == (422, True)
    assert not QuestionAnnulment.objects.exists()  # it was taken back with everything else


def test_sent_twice_it_is_one_and_for_another_reason_it_is_refused(teacher, question, instructor, hr):
    marks = asked(instructor, Questions(str(question)))
    first = annul_questions(marks, instructor, WHY, timezone.now())
    assert annul_questions(marks, instructor, f" {WHY} ", timezone.now()) == first
    for author, reason in ((instructor, "Another."), (hr, WHY)):
        with pytest.raises(AttemptRefused) as refused:
            annul_questions(marks, author, reason, timezone.now())
        assert refused.value.code == "annulled-question"
    assert (QuestionAnnulment.objects.count(), Mark.objects.count()) == (2, 3)
    with pytest.raises(RecordChanged):
        first[0].delete()


def test_a_page_sent_twice_is_written_once(teacher, question):
    seen = shown(teacher, question).digest
    assert [confirm(teacher, question, seen).status_code for _ in range(2)] == [302, 422]
    assert QuestionAnnulment.objects.count() == 2


@pytest.mark.parametrize(("reason", "said"), [(" ", "Enter a reason"), ("x" * 2001, "2000 characters")])
def test_a_reason_is_needed(teacher, question, reason, said):
    page = confirm(teacher, question, shown(teacher, question).digest, reason)
    assert (page.status_code, said in page.content.decode()) == (422, True)
    assert not QuestionAnnulment.objects.exists()


def test_it_is_not_written_unless_it_was_shown(teacher, question):
    for seen in ("", "0" * 64, "x" * 65):
        assert confirm(teacher, question, seen).status_code == 422
    assert not QuestionAnnulment.objects.exists()


@pytest.mark.parametrize(("who", "status"), [("trainee", 403), ("stranger", 404), ("drifter", 403)])
def test_others_may_neither_see_nor_do_it(request, client, question, attempts, instructor, who, status):
    client.force_login(instructor)
    seen = shown(client, question).digest
    client.force_login(request.getfixturevalue(who))
    assert client.get(page_of(question)).status_code == status
    assert confirm(client, question, seen).status_code == status
    assert not QuestionAnnulment.objects.exists()


def test_there_is_no_page_for_what_is_not_asked(teacher):
    assert teacher.get(page_of("poker-face")).status_code == 404
    assert teacher.get(page_of("house-question-999")).status_code == 404
    text = teacher.get(page_of("multiples", level=9, rules="nothing")).content.decode()
    assert "No exam that has ended asked this question" in text


def test_the_number_of_queries_does_not_depend_on_how_many_change(
    teacher, question, instructor, house, django_assert_max_num_queries
):
    teacher.get(page_of(question))
    with django_assert_max_num_queries(40) as few:
        teacher.get(page_of(question))
    for number in range(4):
        person = type(instructor).objects.create(username=f"p{number}", house=house, role=Role.TRAINEE)
        sit(person, "Nobody")
    with django_assert_max_num_queries(len(few)):
        assert len(shown(teacher, question).exams) == 5
