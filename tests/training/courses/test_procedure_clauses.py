"""What is procedure is asked: a question settles each such clause in force under the rules of a course."""

import pytest

from games.web.kit.game import reference
from games.web.registry import clauses_of, game_of, rules
from training.courses.reading import CLAUSE_LINK
from training.drills.courses import courses, messages
from training.drills.kit.procedures import TEXTS
from training.drills.registry import GENERATORS

# The clauses that no question needs to ask: by kind, which their ids say, and by themselves, each with the reason.
KINDS_NOT_ASKED = {
    "-term-": "words of the glossary",
    "-odds-": "odds: nothing is done by them at a table",
    "-history-": "background",
    "-example": "a note on an example",
}
_GAME = "what the game is"
_TABLE = "what a table looks like"
_BACKGROUND = "background"
_OURS = "says that a figure is our example"
_MANNERS = "what players may do or owe each other: the croupier does nothing"
NOT_ASKED = {
    "baccarat-cdf-etiquette": _MANNERS,
    "baccarat-cdf-game": _GAME,
    "baccarat-cdf-name": _BACKGROUND,
    "baccarat-cdf-origins": _BACKGROUND,
    "baccarat-cdf-skill": "what players decide",
    "baccarat-cdf-to-france": _BACKGROUND,
    "baccarat-cdf-tournaments": _BACKGROUND,
    "baccarat-pb-game": _GAME,
    "baccarat-pb-scoring": _MANNERS,
    "blackjack-aim": _GAME,
    "blackjack-etiquette": _MANNERS,
    "blackjack-game": _GAME,
    "blackjack-insurance-printed": "a note on a printed source that another clause overrules",
    "poker-hand": "what a hand is: the skill poker-hand asks it",
    "roulette-colour-count-fair": _OURS,
    "roulette-colour-rule": "a memory aid: the skill number-facts asks the colours",
    "roulette-curiosities": _BACKGROUND,
    "roulette-dozen-sayings": _BACKGROUND,
    "roulette-first-last": "names of bets, not acts",
    "roulette-game": _GAME,
    "roulette-layout": _TABLE,
    "roulette-payout": "what a payout is: every skill that pays rests on it",
    "roulette-smallest-chip": _OURS,
    "roulette-table": _TABLE,
    "roulette-table-fair": _TABLE,
    "roulette-wheel": _TABLE,
    "trente-quarante-game": _GAME,
    "trente-quarante-notes-of-coups": _MANNERS,
    "trente-quarante-old-ritual": _BACKGROUND,
    "trente-quarante-taille-length": "how long a taille usually is: nothing is done by it",
    "trente-quarante-tradition": _BACKGROUND,
}
EVERY = pytest.mark.parametrize("course", courses(), ids=[course.slug for course in courses()])


def is_of_procedure(item):
    return any(part.label.code in TEXTS for part in item.parts)


def settled(course):
    """The clauses that settle the questions of procedure under the rules of a course, each asked once."""
    house = rules(course.game, course.rules)
    items = [
        generator.make("seed", level, house, cell)
        for generator in GENERATORS.values()
        if generator.name.endswith("-procedure")
        for level in generator.suits(house)
        for cell in generator.grid(house, level).cells
    ]
    assert all(map(is_of_procedure, items))
    return {clause for item in items for part in item.parts for clause in part.clauses}


def in_force(course):
    """The clauses of procedure under the rules of a course."""
    held = clauses_of(course.game, course.rules)
    return {clause.id for clause in reference(course.game).whole if clause.kind == "procedure"} & held


def taught(game):
    """The clauses to which the lessons of a game link, in any of its courses."""
    texts = (text for course in courses() if game_of(course.rules) == game for _context, text in messages(course))
    return {clause for text in texts for clause in CLAUSE_LINK.findall(text)}


def of_a_kind_not_asked(clause):
    return any(kind in clause for kind in KINDS_NOT_ASKED)


@EVERY
def test_every_clause_of_procedure_in_force_is_asked_unless_it_is_listed(course):
    left = {clause for clause in in_force(course) - settled(course) if not of_a_kind_not_asked(clause)}
    assert left - NOT_ASKED.keys() == set()


def test_nothing_is_listed_that_is_asked_or_never_in_force():
    needed = {clause for course in courses() for clause in in_force(course) - settled(course)}
    assert NOT_ASKED.keys() - needed == set()
    assert all(any(kind in clause for clause in needed) for kind in KINDS_NOT_ASKED)


@EVERY
def test_every_clause_of_procedure_that_is_asked_is_taught(course):
    assert (settled(course) & in_force(course)) - taught(game_of(course.rules)) == set()
