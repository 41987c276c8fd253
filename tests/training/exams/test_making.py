"""An exam of a house from its draft to its last version, and who may make one."""

import pytest
from django.core.exceptions import PermissionDenied

from games.web.kit.append_only import RecordChanged
from tests.training.exams.conftest import NOON, RULES, SECTIONS, TITLES, offered
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.exams import blueprints, selectors, services
from training.exams.models import ExamDraft, ExamVersion, HouseExam
from training.exams.problems import ExamRefused
from training.exams.services import Contents
from training.quiz import services as quiz
from training.quiz.dealt import DEALT
from training.quiz.models import Attempt
from training.staff import making
from training.staff.making import PREFIX


def contents(*sections, pass_mark=75):
    return Contents(TITLES, list(sections), pass_mark, 60)


def refused(code, act, *given):
    with pytest.raises(ExamRefused) as refusal:
        act(*given)
    assert refusal.value.code == code
    return refusal.value


def sit(user, right=(), now=NOON):
    (offer,) = offered(user)
    attempt = quiz.start(user, offer.blueprint, "en", now)
    for item in attempt.items.all():
        if item.position in right:
            quiz.answer(attempt, item.position, item.key, f"t{item.position}", now)
    return quiz.submit(attempt, now)


def test_no_exam_of_a_game_has_the_slug_of_a_houses():
    assert [slug for slug in BLUEPRINTS if slug.startswith(PREFIX)] == []


def test_what_is_published_is_sat_by_the_people_of_the_house_alone(published, trainee, stranger, drifter):
    (offer,) = offered(trainee)
    assert (offer.blueprint.slug, offer.blueprint.ruleset, offer.blueprint.size) == (f"house-{published.pk}", RULES, 3)
    assert offered(stranger) == offered(drifter) == []


def test_a_draft_is_offered_to_nobody(exam, trainee):
    assert offered(trainee) == []


def test_the_weights_of_sections_decide_the_mark(published, trainee, colleague):
    heavy = sit(trainee, right=[3])
    assert (heavy.share * 5, heavy.percent, heavy.mark_reached) == (3, 60, False)
    assert sit(colleague, right=[1, 3]).percent == 80


def test_an_attempt_keeps_title_marks_and_time_when_the_exam_changes(published, instructor, trainee):
    (offer,) = offered(trainee)
    attempt = quiz.start(trainee, offer.blueprint, "en", NOON)
    services.revise(published, instructor, NOON)
    services.save_draft(published, instructor, 1, Contents({"en": "Other"}, SECTIONS[:1], 100, 10), NOON)
    services.publish(published, instructor, 2)
    kept = Attempt.objects.get(pk=attempt.pk)
    assert (kept.title, kept.pass_mark, kept.pace_seconds, kept.items.count()) == ("House test", 75, 60, 3)
    assert (kept.deadline - kept.started_at).total_seconds() == 180
    (again,) = offered(trainee)
    assert (again.under_way, quiz.start(trainee, again.blueprint, "en", NOON)) == (attempt, attempt)
    assert (again.blueprint.title, again.blueprint.size) == ("Other", 2)


def test_passing_earns_no_certificate(published, trainee):
    assert sit(trainee, right=[1, 2, 3]).passed
    assert not trainee.certificates.exists()


def test_a_withdrawn_exam_is_offered_no_more_until_that_is_undone(published, instructor, trainee):
    (offer,) = offered(trainee)
    attempt = quiz.start(trainee, offer.blueprint, "en", NOON)
    making.withdraw(published, instructor)
    assert offered(trainee) == []
    assert quiz.answer(attempt, 1, attempt.items.first().key, "t", NOON)
    refused("not-offered", making.withdraw, published, instructor)
    making.offer_again(published, instructor)
    assert len(offered(trainee)) == 1
    refused("offered", making.offer_again, published, instructor)
    said = [(row.version.number if row.version else None, row.author) for row in making.history(published)]
    assert said == [(1, instructor), (None, instructor), (1, instructor)]


def test_a_draft_that_somebody_else_changed_is_not_overwritten(exam, instructor):
    refused("overtaken", services.save_draft, exam, instructor, 1, contents(), NOON)
    refused("stale", services.publish, exam, instructor, 1)
    assert ExamDraft.objects.get(exam=exam).sections == SECTIONS


def test_what_cannot_be_asked_is_refused(exam, instructor):
    other_game = {"skill": "banco-draws", "level": 1, "count": 1, "weight": 1}
    no_level = SECTIONS[0] | {"level": 9}
    foreign = {"question": 99, "weight": 1}
    for row in (other_game, no_level, foreign, SECTIONS[0] | {"skill": "whist"}):
        refused("gone", services.save_draft, exam, instructor, 2, contents(row), NOON)
    many = {"skill": "french-procedure", "level": 1, "count": 50, "weight": 1}
    assert refused("too-few", services.save_draft, exam, instructor, 2, contents(many), NOON).section.count == 50
    every = many | {"count": len(GENERATORS["french-procedure"].grid(DEALT[RULES].rules, 1).cells)}
    assert refused("too-few", services.save_draft, exam, instructor, 2, contents(every, SECTIONS[0], every), NOON)
    assert ExamDraft.objects.get(exam=exam).edition == 2


def test_an_empty_exam_is_not_published(instructor, rulebook):
    begun = services.begin_exam(instructor, RULES, TITLES, NOON)
    refused("empty", services.publish, begun, instructor, 1)


def test_there_is_one_draft_at_a_time(published, exam, instructor):
    refused("no-draft", services.publish, published, instructor, 2)
    refused("no-draft", services.save_draft, published, instructor, 2, contents(), NOON)
    services.revise(published, instructor, NOON)
    refused("drafted", services.revise, published, instructor, NOON)
    assert ExamDraft.objects.get(exam=published).sections == SECTIONS


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger", "drifter"])
def test_only_who_teaches_makes_exams(request, published, who):
    person = request.getfixturevalue(who)
    for act in (
        lambda: services.begin_exam(person, RULES, TITLES, NOON),
        lambda: services.revise(published, person, NOON),
        lambda: making.withdraw(published, person),
        lambda: making.offer_again(published, person),
        lambda: services.publish(published, person, 1),
        lambda: services.save_draft(published, person, 1, contents(), NOON),
        lambda: selectors.exams_of(person),
        lambda: selectors.questions_of(person),
    ):
        with pytest.raises(PermissionDenied):
            act()


def test_nobody_changes_the_exam_of_another_house(published, teacher_elsewhere):
    assert not selectors.exams_of(teacher_elsewhere).exists()
    with pytest.raises(HouseExam.DoesNotExist):
        making.withdraw(published, teacher_elsewhere)


def test_versions_are_only_added_to(published):
    version = ExamVersion.objects.get(exam=published)
    with pytest.raises(RecordChanged):
        version.save()
    with pytest.raises(RecordChanged):
        version.delete()


def test_an_exam_whose_rules_are_gone_is_left_out(published, trainee, monkeypatch):
    monkeypatch.setattr(blueprints, "DEALT", {name: dealt for name, dealt in DEALT.items() if name != RULES})
    assert offered(trainee) == []


def test_an_exam_that_asks_for_more_than_there_is_by_now_is_left_out(exam, instructor, trainee):
    """As it was published when there were more questions."""
    many = {"skill": "french-procedure", "level": 1, "count": 50, "weight": 1}
    making.release(exam, instructor, titles=TITLES, sections=[many], pass_mark=75, pace=60)
    assert offered(trainee) == []


def test_the_number_of_queries_does_not_depend_on_the_exams(instructor, trainee, rulebook, django_assert_num_queries):
    for _ in range(3):
        begun = services.begin_exam(instructor, RULES, TITLES, NOON)
        services.save_draft(begun, instructor, 1, contents(*SECTIONS), NOON)
        services.publish(begun, instructor, 2)
        services.revise(begun, instructor, NOON)
    with django_assert_num_queries(1):
        assert len(selectors.askable(trainee.house_id)) == 3
    with django_assert_num_queries(5):
        assert len(making.standings(selectors.exams_of(instructor))) == 3
