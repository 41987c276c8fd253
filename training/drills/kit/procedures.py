"""Questions of procedure: what is done, said or allowed at a table, and in which order, as data with its clauses.

A game's room lists them by topic; each topic is a level of its skill, and each question a cell of the level, so that
every one is asked, and comes back, by itself. A question is asked under the rulesets in which its clauses are in force.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.phrase import Value
from training.drills.kit.rules import Ruleset, holds
from training.drills.kit.skill import Generator, skill

TEXTS = {
    "procedure.answer": _("The answer"),
    "procedure.order": _("The order"),
}


@dataclass(frozen=True, slots=True)
class Question:
    """A question of procedure. `id` is permanent, and so is the place of each answer and step.

    `about` names it in a few words. It has either one `right` answer among some that are `wrong`, or `steps` in the
    order in which they are done. `clauses` settle it; `fits` says under which rulesets it is asked, beside those in
    which they hold. `values` fill what it asks: numbers that the engine owns.
    """

    id: str
    about: Promise
    ask: Promise
    clauses: tuple[str, ...]
    right: Promise | None = None
    wrong: tuple[Promise, ...] = ()
    steps: tuple[Promise, ...] = ()
    fits: Callable[[Any], bool] | None = None
    values: Callable[[Any], dict[str, Value]] | None = None

    def __post_init__(self) -> None:
        if not self.clauses:
            raise ValueError(f"{self.id}: no clause settles it")
        if bool(self.right and len(self.wrong) > 1) == (len(self.steps) > 2):
            raise ValueError(f"{self.id}: it needs an answer with two wrong ones at least, or three steps at least")

    @property
    def asks(self) -> str:
        """Return the end of the code of what it asks: a code never gets values that it had not at first."""
        return "asks" if self.values else "ask"

    @property
    def offered(self) -> tuple[Promise, ...]:
        """What is shown to choose from or to put in order, the right answer or the first step first."""
        return self.steps or (*filter(None, [self.right]), *self.wrong)

    def holds(self, rules: Ruleset) -> bool:
        """Return whether it may be asked under a ruleset."""
        return holds(rules, *self.clauses) and (self.fits is None or self.fits(rules))


@dataclass(frozen=True, slots=True)
class Topic:
    """Questions that are practised together: a level of the skill."""

    title: Promise
    questions: tuple[Question, ...]

    def held(self, rules: Ruleset) -> tuple[Question, ...]:
        return tuple(question for question in self.questions if question.holds(rules))


def suspended(clause: str, others: Promise, asked: Callable[..., Question] = Question) -> Question:
    """Return the question who decides that play is suspended, as `asked` makes it; `others` is who of the table does
    not."""
    return asked(
        "suspended",
        _("Play is suspended"),
        _("Play is to be suspended in the middle of the evening. Who decides that?"),
        (clause,),
        _("the management, at any time"),
        (
            _("the management, but only before the day begins"),
            others,
            _("nobody, as long as players want to bet"),
        ),
    )


def option(question: Question, place: int) -> str:
    """Return the id of an answer or a step, which stays the same and does not say which is right."""
    return blake2b(f"{question.id}/{place}".encode(), digest_size=3).hexdigest()


def procedure_skill(
    name: str,
    *,
    engine: str,
    version: int,
    title: Promise,
    about: Promise,
    topics: tuple[Topic, ...],
    formerly: Mapping[str, Promise] = MappingProxyType({}),
) -> Generator:
    """Return the skill that asks the questions of a game, a level for each topic.

    `formerly` has what questions said under codes that are no longer used, without the name of the skill.
    """
    questions = [question for topic in topics for question in topic.questions]
    known = {question.id: question for question in questions}
    if len(known) < len(questions):
        raise ValueError(f"{name}: two questions have the same id")

    def code(question: Question, what: str | int) -> str:
        return f"{name}.{question.id}.{what}"

    def cells(rules: Ruleset, level: int) -> Groups:
        held = topics[level - 1].held(rules)
        return Groups(((Phrase(f"{name}.{level}"), tuple((each.id, Phrase(code(each, "about"))) for each in held)),))

    def draw(chance: Chance, _level: int, rules: Ruleset, cell: str) -> Item:
        question = known[cell]
        options = [(option(question, place), Phrase(code(question, place))) for place in range(len(question.offered))]
        in_order = [chosen for chosen, _phrase in options]
        shuffled = chance.shuffled(options)
        while question.steps and [chosen for chosen, _phrase in shuffled] == in_order:
            shuffled = chance.shuffled(options)
        part = Part(
            "order" if question.steps else "answer",
            PartKind.ORDER if question.steps else PartKind.CHOICE,
            Phrase("procedure.order" if question.steps else "procedure.answer"),
            " ".join(in_order) if question.steps else in_order[0],
            question.clauses,
            tuple(shuffled),
        )
        values = question.values(rules) if question.values else {}
        return Item(Phrase(code(question, question.asks), values), (part,))

    texts = {f"{name}.{level}": topic.title for level, topic in enumerate(topics, start=1)}
    texts |= {f"{name}.{end}": text for end, text in formerly.items()}
    for question in questions:
        texts |= {code(question, "about"): question.about, code(question, question.asks): question.ask}
        texts |= {code(question, place): text for place, text in enumerate(question.offered)}
    make = skill(
        name,
        engine=engine,
        version=version,
        title=title,
        about=about,
        levels=tuple(topic.title for topic in topics),
        texts=texts,
        fits=lambda rules, level: bool(topics[level - 1].held(rules)),
        grids=cells,
    )
    return make(draw)
