"""The questions of a quiz on changed rules: of the levels that reached each rule in the exams behind a certificate."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import cycle, islice

from django.conf import settings
from django.db.models import Q
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.certification.models import Certificate, FurtherExam
from training.drills.kit.chance import Chance
from training.drills.kit.exam import Blueprint, Section
from training.drills.registry import GENERATORS
from training.quiz import papers
from training.quiz.dealt import DEALT
from training.quiz.models import AttemptItem

QUESTIONS = 3  # on each rule, as far as there are so many different ones
PASS_MARK = 100  # percent: every question on a rule must be right
PACE = 120  # seconds for a question: what counts is to know the rule
PREFIX = "changed-rules-"  # of the exam of an attempt, before the programme

# Translators: {programme} is the name of a certificate, such as “Croupier of French roulette”.
TITLE = _("Changed rules: {programme}")

Level = tuple[str, int]  # of a skill, by its name
Levels = dict[Level, int]  # each with the number of clauses on which its question rested


class NothingAsked(ValueError):
    """No question reaches the `clause`."""

    def __init__(self, clause: str) -> None:
        super().__init__(f"no question reaches {clause}")
        self.clause = clause


def exam_of(certificate: Certificate) -> str:
    """Return what the quizzes of a certificate's programme are called in attempts."""
    return f"{PREFIX}{certificate.programme}"


def reaches(certificate: Certificate, clause: str) -> bool:
    """Return whether there is a question on a clause of a certificate. One query."""
    try:
        drawn(certificate, [clause], "trial", questions=1)
    except NothingAsked:
        return False
    return True


def drawn(
    certificate: Certificate, clauses: Iterable[str], seed: str, questions: int = QUESTIONS
) -> tuple[Blueprint, papers.Paper]:
    """Return a quiz on some clauses of a certificate, with so many questions on each as far as there are, and its
    paper: the same seed gives the same questions. Raise NothingAsked."""
    levels = _levels(certificate)
    offered = {clause: _offered(clause, levels[clause], seed) for clause in clauses}
    sections = [section for each in offered.values() for section in islice(cycle(each), questions)]
    while True:
        blueprint = _blueprint(certificate, sections)
        try:
            return blueprint, papers.draw(blueprint, seed)
        except papers.TooFew as few:
            _replace(few.section, sections, offered[few.section.clause])


def _levels(certificate: Certificate) -> dict[str, Levels]:
    """Return the levels that reached each clause in the exam, as far as they are still asked. One query."""
    rules = DEALT[certificate.ruleset].rules
    found: dict[str, Levels] = defaultdict(dict)
    further = FurtherExam.objects.filter(certificate=certificate).values("attempt")
    items = AttemptItem.objects.filter(Q(attempt=certificate.attempt_id) | Q(attempt__in=further))
    for name, level, cited in items.values_list("generator", "level", "clauses"):
        if name in GENERATORS and GENERATORS[name].asks(rules, level):
            clauses = {clause for part in cited.values() for clause, _revision in part}
            for clause in clauses:
                found[clause][name, level] = len(clauses)
    return found


def _offered(clause: str, levels: Levels, seed: str) -> list[Section]:
    """Return a section of one question on a clause for each level, first those that ask little else. Raise
    NothingAsked."""
    if not levels:
        raise NothingAsked(clause)
    ordered = sorted(Chance(seed, clause).shuffled(list(levels)), key=lambda level: levels[level])
    return [Section(name, level, 1, clause=clause) for name, level in ordered]


def _replace(spent: Section, sections: list[Section], offered: list[Section]) -> None:
    """Put a question of another level, if there is any, in the place of one that its level does not have. Raise
    NothingAsked where no question on the clause is left."""
    if spent in offered:
        offered.remove(spent)
    place = sections.index(spent)
    sections[place : place + 1] = offered[:1]
    if not any(section.clause == spent.clause for section in sections):
        raise NothingAsked(spent.clause)


def _blueprint(certificate: Certificate, sections: Iterable[Section]) -> Blueprint:
    return Blueprint(
        slug=exam_of(certificate),
        title=TITLE,
        game=DEALT[certificate.ruleset].game.slug,
        ruleset=certificate.ruleset,
        sections=tuple(sections),
        pass_mark=PASS_MARK,
        pace=PACE,
        titles=_titles(certificate),
    )


def _titles(certificate: Certificate) -> dict[str, str]:
    found = {}
    for language in settings.STAFF_LANGUAGES:
        with translation.override(language):
            found[language] = TITLE.format(programme=certificate.title)
    return found
