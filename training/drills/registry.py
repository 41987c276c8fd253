"""What is taught of all games: the one list."""

from collections.abc import Callable, Mapping
from itertools import chain

from django.utils.functional import Promise

from games.core.clauses import head
from games.web.kit.game import Figure
from games.web.registry import GAMES, books
from training.drills.blackjack import GAME as BLACKJACK
from training.drills.caribbean_stud import GAME as CARIBBEAN_STUD
from training.drills.chemin_de_fer import GAME as CHEMIN_DE_FER
from training.drills.kit.exam import Blueprint, Programme
from training.drills.kit.mistakes import Mistake
from training.drills.kit.phrase import language_among
from training.drills.kit.practical import Rubric
from training.drills.kit.shifts import ShiftTable
from training.drills.kit.skill import Generator
from training.drills.kit.target import Target, read_targets
from training.drills.kit.taught import AnswerKind, Layout, Lessons, Spec
from training.drills.punto_banco import GAME as PUNTO_BANCO
from training.drills.roulette import GAME as ROULETTE
from training.drills.texas_holdem import GAME as TEXAS_HOLDEM
from training.drills.trente_quarante import GAME as TRENTE_QUARANTE

TAUGHT = (
    ROULETTE,
    TRENTE_QUARANTE,
    BLACKJACK,
    PUNTO_BANCO,
    CHEMIN_DE_FER,
    CARIBBEAN_STUD,
    TEXAS_HOLDEM,
)

# The skills by name.
GENERATORS: dict[str, Generator] = {
    generator.name: generator for generator in chain.from_iterable(game.generators for game in TAUGHT)
}

# The exams by slug, as far as their games have a page of rules. An attempt copies what it needs and never looks back.
BLUEPRINTS: dict[str, Blueprint] = {
    blueprint.slug: blueprint
    for blueprint in chain.from_iterable(game.blueprints for game in TAUGHT)
    if blueprint.game in GAMES
}

# What can be certified, by slug, whether its game has a page of rules or not.
PROGRAMMES: dict[str, Programme] = {
    programme.slug: programme for programme in chain.from_iterable(game.programmes for game in TAUGHT)
}

# The sheets of the practical tests by game.
RUBRICS: dict[str, Rubric] = {rubric.game: rubric for game in TAUGHT for rubric in game.rubrics}

# The courses by slug.
LESSONS: dict[str, Lessons] = {
    lessons.slug: lessons for lessons in chain.from_iterable(game.lessons for game in TAUGHT)
}

# The tables at which shifts are worked, by slug.
SHIFT_TABLES: dict[str, ShiftTable] = {table.slug: table for game in TAUGHT for table in game.shifts}

# What is expected by default of somebody who has learnt a skill, by skill and level, where its game says so.
TARGETS: dict[tuple[str, int], Target] = {
    key: target
    for game in TAUGHT
    if game.targets
    for key, target in read_targets(game.targets, {each.name: len(each.levels) for each in game.generators}).items()
}

# What draws a scene, also as a layout to be touched, and what reads an answer, by their kinds, where these are a game's
# own.
SCENES: dict[str, Callable[[Spec], Figure]] = {kind: draw for game in TAUGHT for kind, draw in game.scenes.items()}
LAYOUTS: dict[str, Callable[[Spec], Layout]] = {kind: drawn for game in TAUGHT for kind, drawn in game.layouts.items()}
ANSWERS: dict[str, AnswerKind] = {kind: answer for game in TAUGHT for kind, answer in game.answers.items()}

# The mistakes that answers are compared with, by their permanent ids.
MISTAKES: dict[str, Mistake] = {mistake.id: mistake for game in TAUGHT for mistake in game.mistakes}

# The codes of labels under which an amount is asked that is paid in chips, and the values of the chips, in cents.
PAID: frozenset[str] = frozenset(chain.from_iterable(game.paid for game in TAUGHT))
CHIPS: tuple[int, ...] = tuple(sorted(set(chain.from_iterable(game.chips for game in TAUGHT))))

# The calls of the books of which a part varies, such as "Enfermé à …", each with the whole calls that are made of it.
WHOLE_CALLS: dict[str, tuple[str, ...]] = {call: whole for game in TAUGHT for call, whole in game.whole_calls.items()}

# What is called at the tables and therefore recorded, each call once: as the books have it, then as results make it.
CALLS: tuple[str, ...] = tuple(
    {
        call.casefold(): call
        for call in chain(
            *(game.calls for game in TAUGHT),
            *WHOLE_CALLS.values(),
            *(head(f"games.{book}").calls for book in books()),
        )
    }.values()
)


def exam_title(slug: str, titles: Mapping[str, str] | None = None) -> Promise | str:
    """Return the name of an exam, of one that a house made by its `titles`; one that is no longer held keeps its
    permanent id."""
    if titles:
        return titles[language_among(titles)]
    return BLUEPRINTS[slug].title if slug in BLUEPRINTS else slug
