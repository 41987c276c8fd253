"""An answer of practice, judged: in a drill and in a lesson."""

from dataclasses import dataclass

from training.drills.kit.items import Given, Item
from training.quiz import grading
from training.quiz.diagnosis import diagnose
from training.quiz.phrases import say
from training.quiz.speed import is_implausible


@dataclass(frozen=True, slots=True)
class Judged:
    """What becomes of an answer: its verdict, the mistake that it shows, empty for none, and its seconds where they are
    known. `too_fast`: nobody reads the question in these."""

    verdict: grading.Verdict
    mistake: str
    seconds: float | None
    too_fast: bool


def judged(item: Item, given: Given, seconds: float | None) -> Judged:
    """Judge an answer to an item that took so many seconds."""
    face = item.face
    texts = (say(said) for said in (face["question"], *(part["label"] for part in face["parts"])))
    return Judged(
        verdict=grading.judge(face, item.key, given),
        mistake=diagnose(face, item.key, item.mistaken, given),
        seconds=seconds,
        too_fast=seconds is not None and is_implausible(list(texts), seconds),
    )
