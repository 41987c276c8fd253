"""Which mistake somebody has made: the one under whose rules exactly their wrong answers are right."""

from collections.abc import Mapping
from typing import Any

from training.drills.kit.items import Given, PartKind
from training.drills.kit.slips import is_slip
from training.quiz.grading import PartVerdict, judge

_PARTS = 2  # so many answers of a mistake show it where others were given rightly


def diagnose(face: Mapping[str, Any], key: Given, mistaken: Mapping[str, Given], given: Given) -> str:
    """Return the id of the mistake that gives every wrong part of an answer: one that gives all of the answer before
    one that gives a part of it, then the commonest. Empty where no mistake does, where a part is not answered, and
    where a slip of the pen explains the answer as well. Choices alone must be all that it gives: two of them are too
    often the same by chance."""
    wrong = [part for part in judge(face, key, given).parts if not part.right]
    if not wrong or any(part.given is None for part in wrong) or _may_be_a_slip(face, wrong):
        return ""
    slugs, in_part = {part.slug for part in wrong}, ""
    kinds = {part["slug"]: part["kind"] for part in face["parts"]}
    may_be_in_part = len(wrong) >= _PARTS and any(kinds[slug] != PartKind.CHOICE for slug in slugs)
    for mistake, answers in mistaken.items():
        judged = judge(face, answers, given).parts
        if all(part.right for part in judged):
            return mistake
        if may_be_in_part and all(part.right for part in judged if part.slug in slugs):
            in_part = in_part or mistake
    return in_part


def _may_be_a_slip(face: Mapping[str, Any], wrong: list[PartVerdict]) -> bool:
    (first, *others), kinds = wrong, {part["slug"]: part["kind"] for part in face["parts"]}
    return not others and first.given is not None and is_slip(kinds[first.slug], first.expected, first.given)
