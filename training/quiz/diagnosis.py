"""Which mistake somebody has made: the one under whose rules exactly their wrong answers are right."""

from collections.abc import Mapping
from typing import Any

from training.drills.kit.items import Given
from training.drills.kit.slips import is_slip
from training.quiz.grading import PartVerdict, judge


def diagnose(face: Mapping[str, Any], key: Given, mistaken: Mapping[str, Given], given: Given) -> str:
    """Return the id of the mistake that gives every wrong part of an answer, the commonest if several do; empty where
    none does, where a part is not answered, and where a slip of the pen explains it as well."""
    wrong = [part for part in judge(face, key, given).parts if not part.right]
    if not wrong or any(part.given is None for part in wrong) or _may_be_a_slip(face, wrong):
        return ""
    slugs = {part.slug for part in wrong}
    for mistake, answers in mistaken.items():
        if all(part.right for part in judge(face, answers, given).parts if part.slug in slugs):
            return mistake
    return ""


def _may_be_a_slip(face: Mapping[str, Any], wrong: list[PartVerdict]) -> bool:
    (first, *others), kinds = wrong, {part["slug"]: part["kind"] for part in face["parts"]}
    return not others and first.given is not None and is_slip(kinds[first.slug], first.expected, first.given)
