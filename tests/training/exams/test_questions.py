"""Questions of a house: written, versioned, frozen in exams as they were, graded like the others, shown as text."""

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone
from django.utils.translation import override

from tests.training.exams.conftest import CHOICE, NOON, NUMBER, ORDER, RULES, TEXT, TITLES, offered
from training.drills.kit.items import PartKind
from training.exams import selectors, services, wordings
from training.exams.models import HouseQuestion
from training.exams.problems import ExamRefused
from training.exams.questions import generator_of, last_versions
from training.exams.services import Contents
from training.exams.wordings import Wording
from training.quiz import services as quiz
from training.quiz.dealt import DEALT
from training.quiz.grading import judge
from training.quiz.presentation import shown

GAME = "french-roulette"


@pytest.fixture
def write(instructor, rulebook):
    def written(wording):
        return wordings.begin_question(instructor, GAME, wording)

    return written


def item_of(question, seed="s"):
    version = question.versions.select_related("question").last()
    return generator_of(version).make(seed, 1, DEALT[RULES].rules)


def asked(instructor, trainee, *questions, now=NOON):
    """An attempt at an exam of these questions."""
    exam = services.begin_exam(instructor, RULES, TITLES, NOON)
    rows = [{"question": question.pk, "weight": 1} for question in questions]
    services.save_draft(exam, instructor, 1, Contents(TITLES, rows, 75, 60), NOON)
    services.publish(exam, instructor, 2)
    (offer,) = offered(trainee)
    return exam, quiz.start(trainee, offer.blueprint, "en", now)


@pytest.mark.parametrize(
    ("wording", "right", "wrong"),
    [
        (NUMBER, 2, 3),
        (TEXT, "passe partout", "key"),
        (TEXT, "PASSE-PARTOUT", "passepartout"),
        (TEXT, " Skeleton  KEY", "skeleton"),
        (TEXT, "skeletonkey", "passe-partout skeleton key"),
    ],
)
def test_numbers_and_short_texts_are_graded_by_what_is_accepted(write, wording, right, wrong):
    item = item_of(write(wording))
    if (wording, right) == (TEXT, "passe partout"):
        right, wrong = "Passé-Partout", right  # accents do not matter, hyphens do
    assert judge(item.face, item.key, {"answer": right}).score == 1
    assert judge(item.face, item.key, {"answer": wrong}).score == 0
    assert judge(item.face, item.key, {}).score == 0


def test_of_a_choice_the_first_answer_is_right_wherever_it_stands(write):
    question = write(CHOICE)
    places = set()
    for seed in "abcdefgh":
        item = item_of(question, seed)
        said = [text["text"]["en"] for _name, text in item.face["parts"][0]["options"]]
        names = [name for name, _text in item.face["parts"][0]["options"]]
        assert sorted(said) == sorted(CHOICE.texts["en"]["options"])
        assert names[said.index("The pit boss")] == item.key["answer"]
        places.add(said.index("The pit boss"))
    assert len(places) > 1


def test_steps_are_never_shown_in_their_order(write):
    question = write(ORDER)
    for seed in "abcdefghijklmnop":
        item = item_of(question, seed)
        shuffled = " ".join(name for name, _text in item.face["parts"][0]["options"])
        said = dict(item.face["parts"][0]["options"])
        assert shuffled != item.key["answer"]
        assert [said[name]["text"]["en"] for name in item.key["answer"].split()] == ["Count", "Sign", "Call"]


def test_an_attempt_keeps_the_wording_that_was_published(write, instructor, trainee):
    question = write(CHOICE)
    exam, attempt = asked(instructor, trainee, question)
    other = Wording("choice", {"en": {"ask": "Other?", "options": ["A", "B"], "why": ""}}, [], "")
    wordings.reword(question, instructor, other, 1)
    (row,) = attempt.items.all()
    assert (row.generator, row.version, shown(row.face).question) == (
        f"house-question-{question.pk}",
        1,
        CHOICE.texts["en"]["ask"],
    )
    (offer,) = offered(trainee)
    assert offer.blueprint.sections[0].source.version == 1
    services.revise(exam, instructor, NOON)
    services.publish(exam, instructor, 1)
    (offer,) = offered(trainee)
    assert offer.blueprint.sections[0].source.version == 2


def test_a_question_in_another_language_is_shown_and_marked(write):
    face = item_of(write(NUMBER)).face
    item = shown(face)
    assert (item.question, item.language) == (NUMBER.texts["it"]["ask"], "Italian")
    assert item.spoken == ' lang="it" dir="ltr"'
    with override("it"):
        assert (shown(face).spoken, shown(face).language) == ("", "")


def test_the_result_shows_the_explanation_the_house_rule_and_the_text_escaped(write, instructor, trainee, client):
    now = timezone.now()
    _exam, attempt = asked(instructor, trainee, write(NUMBER), write(CHOICE), now=now)
    client.force_login(trainee)
    page = client.get(f"/en/training/attempts/{attempt.uuid}/?item=2").content.decode()
    assert "Who signs the &lt;b&gt;float&lt;/b&gt; sheet?" in page
    assert "<b>float" not in page
    quiz.answer(attempt, 1, {"answer": 3}, "t", now)
    quiz.submit(attempt, now)
    result = client.get(f"/en/training/attempts/{attempt.uuid}/result/").content.decode()
    assert "Due da venti minuti." in result
    assert result.count("This is a rule of the house.") == 2
    assert "<b>float" not in result


def test_a_clause_is_cited_with_its_revision(write, instructor, trainee):
    question = write(Wording(TEXT.kind, TEXT.texts, TEXT.answers, "roulette-called-bets"))
    _exam, attempt = asked(instructor, trainee, question)
    ((clause, revision),) = attempt.items.get().clauses["answer"]
    assert (clause, revision > 0) == ("roulette-called-bets", True)


def test_a_clause_that_does_not_hold_is_not_asked(write, instructor):
    question = write(Wording(TEXT.kind, TEXT.texts, TEXT.answers, "baccarat-pb-by-heart"))
    exam = services.begin_exam(instructor, RULES, TITLES, NOON)
    row = {"question": question.pk, "weight": 1}
    with pytest.raises(ExamRefused):
        services.save_draft(exam, instructor, 1, Contents(TITLES, [row], 75, 60), NOON)


def test_a_change_is_a_version_and_the_same_again_is_none(write, instructor):
    question = write(TEXT)
    assert wordings.reword(question, instructor, TEXT, 1).number == 1
    assert wordings.reword(question, instructor, Wording(TEXT.kind, TEXT.texts, ["Key"], ""), 1).number == 2
    with pytest.raises(ExamRefused):
        wordings.reword(question, instructor, TEXT, 1)


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger", "drifter"])
def test_only_who_teaches_writes_questions(request, write, who):
    person, question = request.getfixturevalue(who), write(TEXT)
    for act in (
        lambda: wordings.begin_question(person, GAME, TEXT),
        lambda: wordings.reword(question, person, NUMBER, 1),
        lambda: selectors.last_wordings(person),
    ):
        with pytest.raises(PermissionDenied):
            act()


def test_nobody_reads_or_changes_the_questions_of_another_house(write, teacher_elsewhere):
    question = write(TEXT)
    assert selectors.last_wordings(teacher_elsewhere) == []
    with pytest.raises(HouseQuestion.DoesNotExist):
        wordings.reword(question, teacher_elsewhere, NUMBER, 1)


def test_the_last_wordings_are_one_query(write, house, instructor, django_assert_num_queries):
    for wording in (CHOICE, NUMBER, ORDER):
        wordings.reword(write(wording), instructor, TEXT, 1)
    with django_assert_num_queries(1):
        found = last_versions(house)
    assert [(each.number, each.kind) for each in found] == [(2, PartKind.TEXT)] * 3
