"""Mistakes as readers see them: under a verdict, and counted for those who teach."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from django.db.models import Count, Max, QuerySet
from django.utils.functional import Promise
from django.utils.translation import get_language

from games.web.registry import book_of
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.drills.kit.mistakes import Mistake
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz.dealt import DEALT, Dealt, drill_address
from training.quiz.models import Practice
from training.quiz.skills import Skill

Links = Callable[[str, str, str], dict[str, ClauseLink]]  # of a book, in a language, under a ruleset


@dataclass(frozen=True, slots=True)
class Confusion:
    """A mistake with the clause that settles it, and where the skill is practised against it."""

    mistake: Mistake
    clause: ClauseLink | None
    drill: str

    @property
    def title(self) -> Promise:
        return self.mistake.title

    @property
    def text(self) -> Promise:
        return self.mistake.text


def confusion(name: str, dealt: Dealt, skill: str, level: int, links: Links = clause_links) -> Confusion | None:
    """Return the mistake of that name as it is shown under a ruleset; None where there is none."""
    mistake = MISTAKES.get(name)
    if mistake is None:
        return None
    clause = mistake.settled_by(dealt.rules)
    known = links(book_of(clause), get_language() or "en", dealt.name) if clause else {}
    drill = drill_address(skill, dealt, level=level, mistake=name)
    return Confusion(mistake, link_among(known, clause) if clause else None, drill)


@dataclass(frozen=True, slots=True)
class Counted:
    """How often a mistake was made in a skill under a ruleset, by how many people."""

    skill: Skill
    confusion: Confusion | None
    name: str
    times: int
    people: int

    @property
    def title(self) -> Promise | str:
        """What it is called; a mistake that is no longer looked for keeps its permanent id."""
        return self.confusion.title if self.confusion else self.name


@dataclass(frozen=True, slots=True)
class Made:
    """How often somebody has made a mistake in a skill under a ruleset, and the level at which it is practised."""

    mistake: str
    generator: str
    ruleset: str
    person: int
    level: int
    times: int = 1


def counted(practice: QuerySet[Practice], also: Iterable[Made] = ()) -> list[Counted]:
    """Return the mistakes in these answers and those that were made elsewhere, the commonest first. One query for the
    answers, and one at most for each ruleset whose clauses settle them."""
    links = cache(clause_links)
    by_place: dict[tuple[str, str, str], list[Made]] = {}
    for made in (*_in_practice(practice), *also):
        by_place.setdefault((made.mistake, made.generator, made.ruleset), []).append(made)
    found = [_counted(every, links) for every in by_place.values()]
    return sorted(found, key=lambda row: (-row.times, row.name, row.skill.generator, row.skill.ruleset))


def _in_practice(practice: QuerySet[Practice]) -> Iterator[Made]:
    made = practice.exclude(mistake="").order_by().values_list("mistake", "generator", "ruleset", "user")
    for row in made.annotate(level=Max("level"), times=Count("pk")):
        yield Made(*row)


def _counted(every: Sequence[Made], links: Links) -> Counted:
    one, level = every[0], max(made.level for made in every)
    offered = one.ruleset in DEALT and one.generator in GENERATORS
    shown = confusion(one.mistake, DEALT[one.ruleset], one.generator, level, links) if offered else None
    people = {made.person for made in every}
    skill = Skill(one.generator, one.ruleset)
    return Counted(skill, shown, one.mistake, sum(made.times for made in every), len(people))
