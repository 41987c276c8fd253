"""The page on which a wrong key is corrected: who would change is shown first, and then written as it was shown."""

import pytest
from django.utils import timezone

from tests.training.exams.answered import choice, sat, sit
from training.exams import wordings
from training.quiz import keys
from training.quiz.annulling import annul
from training.quiz.marking import regrade
from training.quiz.models import Mark, OutcomeChange
from training.quiz.outcomes import undecided
from training.staff.models import Role

REASON = "The dealer signs."
RIGHT = choice("The dealer", "The pit boss", "Nobody")


def page_of(question, query=""):
    return f"/en/training/statistics/regrade/{question}/{query}"


@pytest.fixture
def attempts(question, instructor, trainee, colleague):
    """Exams by a wrong key, which has been corrected since: the trainee would pass, the colleague no longer."""
    found = sat(instructor, question, {trainee: "The dealer", colleague: "The pit boss"})
    wordings.reword(question, instructor, RIGHT, 1)
    return found


def shown(client, question, query=""):
    return client.get(page_of(question, query)).context["foreseen"]


def confirm(client, question, seen, reason=REASON, query=""):
    return client.post(page_of(question, query), {"reason": reason, "seen": seen})


@pytest.mark.parametrize("who", ["instructor", "hr"])
def test_it_shows_who_would_change_and_then_writes_exactly_that(
    request, client, question, attempts, trainee, colleague, who
):
    author = request.getfixturevalue(who)
    client.force_login(author)
    page = client.get(page_of(question))
    text = page.content.decode()
    assert (page.status_code, Mark.objects.count()) == (200, 2)
    assert "The marks of 2 exams would change. Of 2 exams the outcome would change" in " ".join(text.split())
    assert all(person.full_name in text for person in (trainee, colleague))
    assert "Question 1: 0 of 1, then 1. Right: The dealer, not The pit boss." in text
    assert confirm(client, question, page.context["foreseen"].digest).status_code == 302
    marks = Mark.objects.filter(author=author)
    assert sorted(marks.values_list("item__attempt__user__username", "score", "reason")) == [
        (trainee.username, 1, REASON),
        (colleague.username, 0, REASON),
    ]
    assert undecided().count() == OutcomeChange.objects.count() == 2
    assert "There is nothing to correct." in client.get(page_of(question)).content.decode()


def test_what_has_changed_since_it_was_shown_is_shown_again_and_not_written(client, question, attempts, hr, trainee):
    client.force_login(hr)
    seen = shown(client, question).digest
    regrade(attempts[trainee].items.get().marks.get(), hr, "By hand.", 1, timezone.now())
    page = confirm(client, question, seen)
    assert (page.status_code, "Something has changed since" in page.content.decode()) == (422, True)
    assert Mark.objects.count() == 3
    assert len(page.context["foreseen"].exams) == 1
    assert "1 mark that a person has given is left" in page.content.decode()
    assert confirm(client, question, page.context["foreseen"].digest).status_code == 302


@pytest.mark.parametrize("what", ["annulled", "marked"])
def test_what_changes_while_it_is_written_is_shown_as_it_is_by_then(
    client, question, attempts, hr, instructor, trainee, colleague, monkeypatch, what
):
    def meanwhile():
        if what == "annulled":
            annul(attempts[trainee], instructor, "Copied.", timezone.now())
        else:
            regrade(attempts[trainee].items.get().marks.get(), instructor, "By hand.", 1, timezone.now())

    def interrupted(*args):
        meanwhile()
        return correct_all(*args)

    correct_all = keys.correct_all
    client.force_login(hr)
    seen = shown(client, question).digest
    with monkeypatch.context() as patch:
        patch.setattr(keys, "correct_all", interrupted)
        page = confirm(client, question, seen)
    assert (page.status_code, "Something has changed since" in page.content.decode()) == (422, True)
    assert [exam.attempt.user for exam, _lines in page.context["foreseen"].exams] == [colleague]
    assert Mark.objects.count() == 2
    meanwhile()  # again, as what was refused was taken back with everything else
    assert confirm(client, question, page.context["foreseen"].digest).status_code == 302


def test_sent_twice_it_is_written_once(client, question, attempts, instructor):
    client.force_login(instructor)
    seen = shown(client, question).digest
    confirm(client, question, seen)
    again = confirm(client, question, seen)
    assert (again.status_code, Mark.objects.count()) == (422, 4)


@pytest.mark.parametrize(("reason", "said"), [(" ", "Enter a reason"), ("x" * 2001, "2000 characters")])
def test_a_reason_is_needed_and_what_was_typed_is_kept(client, question, attempts, instructor, reason, said):
    client.force_login(instructor)
    page = confirm(client, question, shown(client, question).digest, reason)
    assert (page.status_code, said in page.content.decode()) == (422, True)
    assert Mark.objects.count() == 2


def test_it_is_not_written_unless_it_was_shown(client, question, attempts, instructor):
    client.force_login(instructor)
    for seen in ("", "0" * 64, "x" * 65):
        assert confirm(client, question, seen).status_code == 422
    assert Mark.objects.count() == 2


def test_the_questions_of_one_version_can_be_corrected_alone(client, question, attempts, instructor):
    client.force_login(instructor)
    assert len(shown(client, question, "?version=1").exams) == 2
    assert len(shown(client, question, "?version=2").exams) == 0
    for odd in ("?version=x", "?version=٢", "?version=99999999999999999999"):
        assert len(shown(client, question, odd).exams) == 2


def test_nobody_corrects_the_marks_of_their_own_exam(client, question, house, instructor):
    """Somebody who sat an exam before they became an instructor."""
    author = type(instructor).objects.create(username="anna", house=house, role=Role.TRAINEE)
    sat(instructor, question, {author: "The dealer"})
    wordings.reword(question, instructor, RIGHT, 1)
    author.role = Role.INSTRUCTOR
    author.save()
    client.force_login(author)
    assert shown(client, question).exams == []
    client.force_login(instructor)
    assert len(shown(client, question).exams) == 1


@pytest.mark.parametrize(("who", "status"), [("trainee", 403), ("stranger", 404), ("drifter", 403)])
def test_others_may_neither_see_nor_do_it(request, client, question, attempts, instructor, who, status):
    client.force_login(instructor)
    seen = shown(client, question).digest
    client.force_login(request.getfixturevalue(who))
    assert client.get(page_of(question)).status_code == status
    assert confirm(client, question, seen).status_code == status
    assert Mark.objects.count() == 2


def test_there_is_no_page_for_what_is_not_asked(client, instructor, rulebook):
    client.force_login(instructor)
    assert client.get(page_of("poker-face")).status_code == 404
    assert client.get(page_of("house-question-999")).status_code == 404
    text = client.get(page_of("multiples")).content.decode()
    assert "by the drill as it is today" in text
    assert "There is nothing to correct." in text


def test_the_number_of_queries_does_not_depend_on_how_many_change(
    client, question, attempts, instructor, house, django_assert_max_num_queries
):
    client.force_login(instructor)
    client.get(page_of(question))
    with django_assert_max_num_queries(40) as few:
        client.get(page_of(question))
    for number in range(4):
        person = type(instructor).objects.create(username=f"p{number}", house=house, role=Role.TRAINEE)
        sit(person, "The dealer")
    with django_assert_max_num_queries(len(few)):
        assert len(client.get(page_of(question)).context["foreseen"].exams) == 6
