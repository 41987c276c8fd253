"""A question that a house wrote, in an exam that has ended."""

from training.exams.models import HouseQuestion
from training.quiz.models import Attempt, AttemptItem, Mark


def asked_in(attempt: Attempt, question: HouseQuestion) -> None:
    """The exam asked it, and it was answered wrongly."""
    part = {"slug": "answer", "kind": "number", "label": {"code": "procedure.answer", "values": {}}, "options": []}
    face = {"question": {"text": {"en": question.last.texts["en"]["ask"]}}, "scene": None, "parts": [part]}
    asked = {"generator": str(question), "version": 1, "level": 1, "seed": "1", "clauses": {"answer": []}}
    item = AttemptItem.objects.create(attempt=attempt, position=99, face=face, key={"answer": 2}, **asked)
    verdict = [{"slug": "answer", "given": 1, "expected": 2, "right": False}]
    Mark.objects.create(item=item, score=0, max=1, verdict=verdict, clauses=item.clauses)
