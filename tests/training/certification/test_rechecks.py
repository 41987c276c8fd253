"""Quizzes on changed rules: what they ask, what renews a rule, and who is asked again."""

import json
from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, an_attempt
from tests.training.certification.changed import AFTER, CLAUSE, SECOND, a_bound_certificate, pays, sit
from training.certification.acts.services import suspend
from training.certification.changes import changed_rules
from training.certification.models import Certificate, ClauseRenewal, Recheck
from training.certification.problems import CertificateRefused
from training.certification.rechecks.paper import QUESTIONS, NothingAsked, drawn, reaches
from training.certification.rechecks.selectors import quizzes_of, with_rechecks
from training.certification.rechecks.services import begin
from training.certification.services import issue, revoke
from training.quiz.models import AttemptItem, OutcomeChange, OutcomeDecision
from training.quiz.selectors import result_of

SENT = AFTER + timedelta(days=1)
SAT = SENT + timedelta(days=1)


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(SAT, tick=False):
        yield


def ask(certificate, *clauses, at=SENT, author=None):
    number = Recheck.objects.filter(certificate=certificate).count() + 1
    for clause in clauses:
        Recheck.objects.create(
            certificate=certificate,
            clause=clause,
            number=number,
            due_on=(at + timedelta(days=14)).date(),
            at=at,
            author=author or certificate.holder,
        )


@pytest.fixture
def certificate(trainee):
    """Both of its rules have changed since."""
    found = a_bound_certificate(trainee)
    pays(36)
    pays(18, clause=SECOND)
    return found


def affected(house, day=SAT):
    return {rule.change.clause for rule in changed_rules(house, day.date(), "en")}


def cited_by(paper):
    return [{str(clause) for part in parts.values() for clause in part} for parts in paper.clauses]


def test_a_quiz_has_three_different_questions_on_each_rule_of_the_levels_that_reached_it(certificate):
    blueprint, paper = drawn(certificate, [CLAUSE, SECOND], "seed")
    of_second = [row for row in json.loads(paper.items) if (row["generator"], row["level"]) == ("change", 2)]
    assert (blueprint.size, len(of_second)) == (2 * QUESTIONS, QUESTIONS)
    assert [CLAUSE in cited for cited in cited_by(paper)[:QUESTIONS]] == [True] * QUESTIONS
    assert [SECOND in cited for cited in cited_by(paper)[QUESTIONS:]] == [True] * QUESTIONS
    assert drawn(certificate, [CLAUSE, SECOND], "seed")[1] == paper
    assert drawn(certificate, [CLAUSE, SECOND], "other")[1].items != paper.items


def test_levels_that_ask_little_else_come_first(certificate):
    crowded = {"part": [["roulette-change", 1], ["roulette-cut", 1]], "other": [["roulette-float", 1]]}
    for position, level in enumerate((1, 3, 4), 7):
        drawn_as = {"generator": "change", "version": 1, "seed": "1", "level": level, "face": {}, "key": {}}
        AttemptItem.objects.create(attempt=certificate.attempt, position=position, clauses=crowded, **drawn_as)
    blueprint, _paper = drawn(certificate, [SECOND], "seed", questions=1)
    assert [section.level for section in blueprint.sections] == [2]


def test_a_rule_with_a_single_question_is_asked_once(certificate):
    call = "roulette-raking-calls"
    AttemptItem.objects.create(
        attempt=certificate.attempt,
        position=9,
        generator="french-procedure",
        version=1,
        seed="1",
        level=4,
        face={},
        key={},
        clauses={"part": [[call, 1]]},
    )
    blueprint, _paper = drawn(certificate, [call], "seed")
    assert blueprint.size == 1


def test_nothing_is_asked_where_the_levels_of_the_exam_do_not_reach_a_rule(trainee):
    certificate = a_certificate(trainee)  # its question is of a level that never rests on the payment of a straight
    assert not reaches(certificate, CLAUSE)
    with pytest.raises(NothingAsked):
        drawn(certificate, ["roulette-float"], "seed")


def test_a_quiz_that_is_all_right_renews_its_rules_and_leaves_the_certificate_alone(certificate, trainee, house):
    assert affected(house) == {CLAUSE, SECOND}
    ask(certificate, CLAUSE, SECOND)
    before = Certificate.objects.values().get()
    attempt = begin(trainee, certificate, "en", SAT)
    assert attempt.title == "Changed rules: French roulette croupier"
    sit(attempt, SAT + timedelta(minutes=5))
    assert result_of(attempt).passed
    rows = ClauseRenewal.objects.order_by("clause").values_list("clause", "revision", "facts", "attempt", "at")
    ended = SAT + timedelta(minutes=5)
    assert list(rows) == [(SECOND, 1, 2, attempt.pk, ended), (CLAUSE, 1, 2, attempt.pk, ended)]
    assert Certificate.objects.values().get() == before
    assert (affected(house), quizzes_of(trainee, SAT.date())) == (set(), [])


def test_the_whole_story(certificate, trainee, house):
    """Changed, listed, sent, not passed, asked again, passed, changed again, listed again."""
    ask(certificate, CLAUSE, SECOND)
    (quiz,) = quizzes_of(trainee, SAT.date())
    assert (set(quiz.clauses), quiz.due_on) == ({CLAUSE, SECOND}, (SENT + timedelta(days=14)).date())
    first = begin(trainee, certificate, "en", SAT)
    sit(first, SAT + timedelta(minutes=1), wrong={SECOND})
    assert not result_of(first).passed
    assert not ClauseRenewal.objects.exists()
    assert affected(house) == {CLAUSE, SECOND}
    assert [set(quiz.clauses) for quiz in quizzes_of(trainee, SAT.date())] == [{CLAUSE, SECOND}]
    second = begin(trainee, certificate, "en", SAT + timedelta(minutes=2))  # at once, with other questions
    assert (second.number, second.items.count()) == (2, 2 * QUESTIONS)
    assert not set(first.items.values_list("seed", flat=True)) & set(second.items.values_list("seed", flat=True))
    sit(second, SAT + timedelta(minutes=3))
    assert (affected(house), quizzes_of(trainee, SAT.date())) == (set(), [])
    again = SAT + timedelta(days=3)
    pays(17, again, clause=SECOND)
    assert affected(house, again) == {SECOND}
    assert quizzes_of(trainee, again.date()) == []  # until HR sends another one
    ask(certificate, SECOND, at=again + timedelta(days=1))
    assert [quiz.clauses for quiz in quizzes_of(trainee, (again + timedelta(days=1)).date())] == [[SECOND]]


def test_a_rule_without_questions_is_passed_over_and_the_others_are_asked(trainee, house):
    attempt = an_attempt(trainee)  # its question is of a level that never rests on the payment of a straight
    drawn_as = {"generator": "change", "version": 1, "seed": "1", "level": 2, "face": {}, "key": {}}
    AttemptItem.objects.create(attempt=attempt, position=2, clauses={"part": [[SECOND, 1]]}, **drawn_as)
    certificate = issue(attempt, 92, NOON)
    pays(36)
    pays(18, clause=SECOND)
    ask(certificate, CLAUSE, SECOND)
    quiz = begin(trainee, certificate, "en", SAT)
    assert quiz.recheck.clauses == [SECOND]
    sit(quiz, SAT + timedelta(minutes=1))
    assert affected(house) == {CLAUSE}
    with pytest.raises(CertificateRefused) as refused:
        begin(trainee, certificate, "en", SAT + timedelta(minutes=2))
    assert refused.value.code == "not-asked"


def test_a_change_while_the_quiz_waits_is_renewed_as_it_is_when_the_quiz_is_sat(certificate, trainee, house):
    ask(certificate, CLAUSE)
    pays(34, SENT + timedelta(hours=1))
    sit(begin(trainee, certificate, "en", SAT), SAT + timedelta(minutes=1))
    assert ClauseRenewal.objects.get().facts == 3
    assert affected(house) == {SECOND}


def test_a_change_that_is_made_while_the_quiz_is_sat_affects_again(certificate, trainee, house):
    ask(certificate, CLAUSE)
    attempt = begin(trainee, certificate, "en", SAT)
    pays(34, SAT + timedelta(seconds=30))
    sit(attempt, SAT + timedelta(minutes=1))
    assert affected(house) == {CLAUSE, SECOND}


def test_the_quiz_under_way_is_found_again_and_one_whose_time_is_over_counts_as_it_is(certificate, trainee):
    ask(certificate, CLAUSE)
    first = begin(trainee, certificate, "en", SAT)
    assert begin(trainee, certificate, "en", SAT + timedelta(minutes=1)) == first
    second = begin(trainee, certificate, "en", SAT + timedelta(hours=1))
    assert second != first
    assert not result_of(first).passed


def test_what_is_not_asked_of_somebody_cannot_be_sat(certificate, trainee, colleague, hr):
    def refusal(person):
        with pytest.raises(CertificateRefused) as refused:
            begin(person, certificate, "en", SAT)
        return refused.value.code

    assert refusal(trainee) == "no-quiz"  # affected, but nobody has sent it
    ask(certificate, CLAUSE)
    assert refusal(colleague) == "no-quiz"  # not theirs
    suspend(hr, certificate, "Enquiry", SAT - timedelta(hours=1))
    assert refusal(trainee) == "no-quiz"
    revoke(hr, certificate, "Copied", SAT - timedelta(minutes=1))
    assert refusal(trainee) == "no-quiz"


def test_who_has_left_the_house_is_not_asked(certificate, trainee, other_house):
    ask(certificate, CLAUSE)
    trainee.house = other_house
    trainee.save()
    assert quizzes_of(trainee, SAT.date()) == []


def test_a_rule_that_has_changed_back_or_holds_no_more_is_no_longer_asked(certificate, trainee):
    ask(certificate, CLAUSE, SECOND)
    pays(35, SENT + timedelta(hours=1))
    pays(None, SENT + timedelta(hours=1), clause=SECOND)
    assert quizzes_of(trainee, SAT.date()) == []


def test_a_quiz_that_no_longer_counts_as_passed_renews_nothing(certificate, trainee, hr, house, client):
    ask(certificate, CLAUSE)
    attempt = begin(trainee, certificate, "en", SAT)
    sit(attempt, SAT + timedelta(minutes=1))
    mark = attempt.items.first().marks.get()
    change = OutcomeChange.objects.create(attempt=attempt, mark=mark, passed=False, at=SAT)
    assert affected(house) == {CLAUSE, SECOND}
    assert [quiz.clauses for quiz in quizzes_of(trainee, SAT.date())] == [[CLAUSE]]
    result = f"/en/training/attempts/{attempt.uuid}/result/"
    client.force_login(trainee)
    assert "not renewed</span>" in client.get(result).content.decode()
    OutcomeDecision.objects.create(change=change, mark=mark, passed=True, at=SAT, author=hr, reason="Was right.")
    assert affected(house) == {SECOND}
    assert ">renewed</span>" in client.get(result).content.decode()


def test_the_record_shows_renewed_rules_with_day_and_wording(certificate, trainee):
    ask(certificate, CLAUSE)
    sit(begin(trainee, certificate, "en", SAT), SAT + timedelta(minutes=1))
    (found,) = with_rechecks([certificate], SAT.date(), "en")
    (renewed,) = found.renewed
    assert (renewed.link.id, renewed.revision, renewed.day, found.quiz) == (CLAUSE, 1, SAT.date(), None)
    (before,) = with_rechecks([certificate], SENT.date(), "en")
    assert (before.renewed, before.quiz.clauses) == ((), [CLAUSE])


def test_people_without_a_quiz_cost_one_query(certificate, trainee, django_assert_num_queries):
    with django_assert_num_queries(1):
        quizzes_of(trainee, SAT.date())
    ask(certificate, CLAUSE)
    with django_assert_num_queries(5):  # requests, wordings, facts, renewals, certificates
        quizzes_of(trainee, SAT.date())
