"""Exams that a house has published and that can no longer be asked: the site or its rules have changed since."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from training.exams.blueprints import NoLongerAsked, askable_blueprint
from training.exams.models import ExamVersion, QuestionVersion
from training.exams.questions import Pinned
from training.exams.rows import row_of
from training.quiz.dealt import DEALT
from training.quiz.papers import TooFew


@dataclass(frozen=True, slots=True)
class Closed:
    """A version that can no longer be asked: why, and what its makers can do."""

    version: ExamVersion
    why: str
    advice: str


def closed_by(version: ExamVersion, questions: Mapping[Pinned, QuestionVersion]) -> Closed | None:
    """Return why a version can no longer be asked; None where it can."""
    try:
        askable_blueprint(version, questions)
    except NoLongerAsked as gone:
        if gone.row is None:
            return _without_rules(version)
        section = row_of(gone.row, questions).title
        why = _("The site no longer asks “{section}” under the rules of this exam.").format(section=section)
    except TooFew as few:
        found = {"skill": few.section.generator, "level": few.section.level, "count": 0, "weight": 0}
        section = row_of(found, questions).title
        why = _("It asks for more questions on “{section}” than there are.").format(section=section)
    else:
        return None
    return Closed(version, why, _("Change or remove this section in a new version of the exam, and publish it."))


def _without_rules(version: ExamVersion) -> Closed:
    if version.exam.ruleset in DEALT:
        why = _("The engine no longer takes the rules of the house’s table that it follows.")
        return Closed(version, why, _("Choose the rules again in a new version of the exam, and publish it."))
    why = _("The site no longer has the rules that it follows.")
    return Closed(version, why, _("Withdraw it, and make a new exam under other rules."))
