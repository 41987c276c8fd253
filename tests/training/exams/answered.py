"""Exams of one question of the house that people have answered, and how the question is corrected."""

from tests.training.exams.conftest import NOON, RULES, TITLES, offered
from training.exams import services
from training.exams.services import Contents
from training.exams.wordings import Wording
from training.quiz import services as quiz


def sat(instructor, question, people):
    """An exam of one question, which each person answered: with the option that says so, or with what was typed."""
    exam = services.begin_exam(instructor, RULES, TITLES, NOON)
    contents = Contents(TITLES, [{"question": question.pk, "weight": 1}], 75, 60)
    services.save_draft(exam, instructor, 1, contents, NOON)
    services.publish(exam, instructor, 2)
    return {person: sit(person, answer, exam.slug) for person, answer in people.items()}


def begun(person, exam=""):
    """Begin the exam that the house offers, or one of them."""
    (offer,) = [each for each in offered(person) if exam in ("", each.blueprint.slug)]
    return quiz.start(person, offer.blueprint, "en", NOON)


def sit(person, answer, exam=""):
    """Sit the exam that the house offers, or one of them."""
    attempt = begun(person, exam)
    (item,) = attempt.items.all()
    (part,) = item.face["parts"]
    names = {said["text"]["en"]: name for name, said in part["options"]}
    given = " ".join(names[each] for each in answer) if isinstance(answer, tuple) else names.get(answer, answer)
    quiz.answer(attempt, 1, {"answer": given}, "t", NOON)
    quiz.submit(attempt, NOON)
    return attempt


def choice(*options, ask="Who signs the <b>float</b> sheet?", **others):
    """A choice whose options come in this order, the right one first; `others` are those of further languages."""
    texts = {"en": {"ask": ask, "options": list(options), "why": ""}}
    texts |= {code: {"ask": "…", "options": list(said), "why": ""} for code, said in others.items()}
    return Wording("choice", texts, [], "")
