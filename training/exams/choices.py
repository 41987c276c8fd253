"""What an exam of a house can be made of: the skills and levels that its rules allow, and the house's own questions."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from games.web.registry import clauses_of
from training.drills.registry import GENERATORS
from training.exams.models import QuestionVersion
from training.quiz.dealt import DEALT, Dealt
from training.quiz.house_tables import HouseTable, can_follow
from training.staff.models import House

_QUESTION = "question"

Choices = list[tuple[Promise | str, list[tuple[str, Promise | str]]]]


def section_choices(dealt: Dealt, questions: Iterable[QuestionVersion]) -> Choices:
    """Return what a section can ask under a ruleset, by skill, and then the questions of the house whose clause holds
    there; each as a form names it."""
    rules, holds = dealt.rules, clauses_of(dealt.game.engine, dealt.name, dealt.overrides)
    skills: Choices = [
        (skill.title, [(f"{skill.name}/{level}", skill.levels[level - 1]) for level in skill.suits(rules)])
        for skill in GENERATORS.values()
        if can_follow(dealt, skill)
    ]
    own: list[tuple[str, Promise | str]] = [
        (f"{_QUESTION}/{version.question_id}", version.ask)
        for version in questions
        if version.question.game == dealt.game.slug and (not version.clause or version.clause in holds)
    ]
    groups = [*skills, (_("Questions of the house"), own)]
    return [(title, levels) for title, levels in groups if levels]


def addable(choices: Choices, questions: Iterable[QuestionVersion]) -> Choices:
    """Return what can be added to an exam: all but questions of the house that are out of use."""
    retired = {f"{_QUESTION}/{version.question_id}" for version in questions if not version.in_use}
    groups = [(title, [choice for choice in levels if choice[0] not in retired]) for title, levels in choices]
    return [(title, levels) for title, levels in groups if levels]


def named(row: Mapping[str, Any]) -> str:
    """Return a section as a form names what it asks."""
    return f"{_QUESTION}/{row['question']}" if "question" in row else f"{row['skill']}/{row['level']}"


def section(what: str, count: int, weight: int, pilot: bool) -> dict[str, Any]:
    """Return a section as it is kept, of what a form names."""
    skill, number = what.split("/")
    tried_out = {"pilot": True} if pilot else {}
    if skill == _QUESTION:
        return {"question": int(number), "weight": weight} | tried_out
    return {"skill": skill, "level": int(number), "count": count, "weight": weight} | tried_out


def is_question(what: str) -> bool:
    """Return whether a form names a question of the house, which is asked once."""
    return what.startswith(f"{_QUESTION}/")


def ruleset_choices(house: House) -> Choices:
    """Return the rulesets, those first by which the house deals its own tables. One query."""
    tables = house.venue.tables.exclude(ruleset="").values_list("ruleset", flat=True) if house.venue else ()
    dealt = [name for name in DEALT if name in set(tables)]
    groups: Choices = [(_("Dealt in this house"), [(name, _full_title(DEALT[name])) for name in dealt])]
    for each in DEALT.values():
        if each.name not in dealt:
            title = each.game.title
            if groups[-1][0] != title:
                groups.append((title, []))
            groups[-1][1].append((each.name, _full_title(each)))
    return [(title, names) for title, names in groups if names]


def table_choices(tables: Iterable[HouseTable], ruleset: str, kept: str) -> list[tuple[str, str]]:
    """Return the rules that an exam under a ruleset can follow: the ruleset itself, those of the house's tables that
    change it, and those `kept` for it, though the table may have changed; an empty list where there is nothing to
    choose."""
    now = {each.dealt.table: each for each in tables if each.dealt.name == ruleset}
    own = [(name, _called(each)) for name, each in now.items()]
    if kept and kept not in now:
        own.append((kept, _("The house’s table as it was kept for this exam")))
    return [("", _("The ruleset as it is")), *own] if own else []


def _called(table: HouseTable) -> str:
    known = _("The house’s table {table}")
    said = _("The house’s table {table}, with limits that are an example") if table.example else known
    return said.format(table=table.name or table.slug)


def _full_title(dealt: Dealt) -> str:
    game, rules = str(dealt.game.title), str(dealt.game.rulesets[dealt.name])
    return game if game == rules else f"{game}: {rules}"
