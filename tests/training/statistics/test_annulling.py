"""A question is annulled in all exams that asked it: who would change is shown first, then everybody has its full
mark."""

import pytest
from django.core import mail
from django.utils import timezone

from tests.training.exams.answered import begun, choice, sat, sit
from tests.training.exams.conftest import NOON, RULES
from tests.training.statistics.annulled import WHY, annul_all, confirm, outcomes, page_of, shown
from training.exams import wordings
from training.quiz import keys
from training.quiz import services as quiz
from training.quiz.annulling import annul
from training.quiz.annulling_questions import annul_questions, asked
from training.quiz.difficulty.nightly import renew
from training.quiz.keys import Questions
from training.quiz.marking import correct, decide
from training.quiz.models import Mark, OutcomeChange, QuestionAnnulment
from training.quiz.outcomes import Outcome, last_mark, undecided
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import marks_that_count
from training.quiz.skills import skills_of
from training.staff.models import AuditEntry, Role
from training.statistics.answers import answers_of

# --- what comes of it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["instructor", "hr"])
def test_it_names_who_would_change_and_then_changes_exactly_those(
    request, client, question, attempts, trainee, colleague, who
):
    author = request.getfixturevalue(who)
    client.force_login(author)
    page = client.get(page_of(question))
    text = " ".join(page.content.decode().split())
    assert "2 exams asked it." in text
    assert "The mark of 1 exam would rise. 1 exam would be passed" in text
    assert (trainee.full_name in text, colleague.full_name in text, "0%, then 100%" in text) == (True, False, True)
    assert (Mark.objects.count(), QuestionAnnulment.objects.count()) == (2, 0)
    assert confirm(client, question, page.context["foreseen"].digest).status_code == 302
    mark = Mark.objects.get(author=author)
    assert (mark.item.attempt.user, mark.score, mark.reason) == (trainee, 1, WHY)
    assert set(QuestionAnnulment.objects.values_list("item__attempt__user", "reason", "author")) == {
        (trainee.pk, WHY, author.pk),
        (colleague.pk, WHY, author.pk),
    }
    assert "No exam that has ended asked this question" in client.get(page_of(question)).content.decode()


def test_a_pass_by_it_waits_for_a_second_person_who_is_written_to_as_is_the_candidate(
    question, attempts, instructor, hr, trainee
):
    annul_all(instructor, question)
    assert outcomes(attempts) == {"ada": Outcome.AWAITING, "bruno": Outcome.PASSED}
    (letter,) = mail.outbox
    assert letter.to == [hr.email]
    change = undecided().get()
    decide(change, hr, confirm=True, reason="Seen.", seen=last_mark(change.attempt).pk, now=timezone.now())
    assert outcomes(attempts)["ada"] == Outcome.PASSED
    assert mail.outbox[-1].to == [trainee.email]


def test_the_person_who_annulled_does_not_decide(question, attempts, hr):
    annul_all(hr, question)
    change = undecided().get()
    with pytest.raises(AttemptRefused) as refused:
        decide(change, hr, confirm=True, reason="Mine.", seen=last_mark(change.attempt).pk, now=timezone.now())
    assert refused.value.code == "own-mark"


def test_it_says_nothing_of_people_or_questions_any_more(question, attempts, instructor, house, trainee):
    assert len(answers_of(marks_that_count())) == 2
    assert skills_of([trainee], house)[trainee.pk]
    assert renew().answers == 2
    annul_all(instructor, question)
    assert len(answers_of(marks_that_count())) == 0
    assert skills_of([trainee], house).get(trainee.pk, []) == []
    assert renew() is None


def test_a_key_that_is_corrected_later_takes_nobody_the_full_mark(question, attempts, instructor, hr):
    annul_all(instructor, question)
    wordings.reword(question, instructor, choice("The dealer", "The pit boss", "Nobody"), 1)
    assert keys.review(hr, Questions(str(question)), keys.by_hand({"answer": "option-2"})).corrections == []


def test_a_key_that_is_corrected_at_the_same_moment_takes_nobody_the_full_mark_either(
    question, attempts, instructor, hr, colleague
):
    item = attempts[colleague].items.get()
    other = next(name for name, _said in item.face["parts"][0]["options"] if name != item.key["answer"])
    found = keys.review(hr, Questions(str(question)), keys.by_hand({"answer": other}))
    (lowered,) = [each for each in found.corrections if each.mark.item == item]
    annul_all(instructor, question)
    with pytest.raises(AttemptRefused) as refused:
        correct(lowered.mark, hr, "Another key.", lowered.verdict, timezone.now())
    assert refused.value.code == "stale-mark"
    assert item.marks.get().score == 1


def test_it_is_in_the_audit_log_once_with_its_reason(question, attempts, instructor):
    annul_all(instructor, question)
    entry = AuditEntry.objects.get(action="question-annulled")
    assert (entry.actor, entry.subject, entry.details) == (instructor, str(question), {"questions": 2, "reason": WHY})


@pytest.mark.parametrize("who", ["trainee", "colleague"])
def test_every_candidate_reads_why(request, client, question, attempts, instructor, who):
    person = request.getfixturevalue(who)
    annul_all(instructor, question)
    client.force_login(person)
    text = client.get(f"/en/training/attempts/{attempts[person].uuid}/result/").content.decode()
    assert ("annulled this question, so everybody has its full mark" in text, WHY in text) == (True, True)


def test_the_result_leads_those_who_mark_to_it_and_nobody_else(client, question, attempts, instructor, trainee):
    result = f"/en/training/attempts/{attempts[trainee].uuid}/result/"
    link = f'href="{page_of(question)}?question=&amp;exam={attempts[trainee].blueprint}&amp;version=1"'

    def text(person):
        client.force_login(person)
        return client.get(result).content.decode()

    assert (link in text(instructor), page_of(question) in text(trainee)) == (True, False)
    annul_all(instructor, question)
    assert link not in text(instructor)


# --- which exams -------------------------------------------------------------------------------------------------


def test_it_can_be_annulled_in_one_exam_alone(teacher, question, instructor, house):
    person = type(instructor).objects.create(username="dora", house=house, role=Role.TRAINEE)
    other = sat(instructor, question, {person: "Nobody"})[person]
    assert shown(teacher, question).sittings == 3
    query = f"?exam={other.blueprint}"
    seen = shown(teacher, question, query)
    assert [mark.item.attempt for mark in seen.marks] == [other]
    page = teacher.post(page_of(question, query), {"reason": WHY, "seen": seen.digest}, follow=True)
    assert "The question is annulled in 1 exam." in page.content.decode()
    assert page.status_code == 200
    assert shown(teacher, question).sittings == 2


def test_exams_that_have_not_ended_are_counted_and_left(teacher, question, instructor, house):
    new = type(instructor).objects.create
    people = [new(username=name, house=house, role=Role.TRAINEE) for name in ("dora", "elio")]
    open_exams = [begun(person) for person in people]
    page = teacher.get(page_of(question))
    assert "2 exams that have not ended ask it too." in page.content.decode()
    assert [shown(teacher, question, query).unfinished for query in ("", "?version=2", "?question=x")] == [2, 0, 0]
    assert confirm(teacher, question, page.context["foreseen"].digest).status_code == 302
    assert QuestionAnnulment.objects.count() == 2
    quiz.submit(open_exams[0], NOON)
    left = shown(teacher, question)
    assert (left.sittings, left.unfinished) == (1, 1)
    assert "1 exam that has not ended asks it too." in teacher.get(page_of(question)).content.decode()


def test_an_exam_that_did_not_ask_it_is_refused_at_its_field_and_nothing_is_written(teacher, question):
    seen = shown(teacher, question).digest
    page = teacher.get(page_of(question, "?exam=bridge"))
    assert (page.status_code, "This is not in the list" in page.content.decode()) == (400, True)
    assert confirm(teacher, question, seen, query="?exam=bridge").status_code == 400
    assert not QuestionAnnulment.objects.exists()


def test_level_rules_version_and_wording_narrow_it_down(teacher, question):
    (mark, _other) = shown(teacher, question).marks
    code = mark.item.face["question"].get("code", "")
    assert len(asked(mark_author(teacher), Questions(str(question), 1, level=1, rules=RULES, question=code))) == 2
    for level, rules, query in (
        (2, RULES, ""),
        (1, "venice-fair", ""),
        (1, RULES, "?version=2"),
        (1, RULES, "?question=x"),
    ):
        assert teacher.get(page_of(question, query, level, rules)).context["foreseen"].marks == []


def mark_author(client):
    return client.get("/en/me/").wsgi_request.user


def test_an_annulled_exam_is_left(question, attempts, instructor, trainee, colleague):
    annul(attempts[trainee], instructor, "Copied.", timezone.now())
    (only,) = annul_all(instructor, question)
    assert only.item.attempt.user == colleague
    assert not OutcomeChange.objects.exists()


def test_nobody_annuls_a_question_of_their_own_exam(question, attempts, house, instructor):
    author = type(instructor).objects.create(username="anna", house=house, role=Role.TRAINEE)
    sit(author, "Nobody")
    author.role = Role.INSTRUCTOR
    author.save()
    assert len(asked(author, Questions(str(question)))) == 2
    assert len(asked(instructor, Questions(str(question)))) == 3
    with pytest.raises(AttemptRefused) as refused:
        annul_questions(asked(instructor, Questions(str(question))), author, WHY, timezone.now())
    assert refused.value.code == "not-examiner"
    assert not QuestionAnnulment.objects.exists()  # nor in the exams of others
