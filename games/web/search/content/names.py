"""The names by which readers ask for the games."""

from collections.abc import Iterable

from django.utils.translation import get_language, override

from games.web.kit.game import Game
from games.web.registry import GAMES, family_title
from games.web.rulebook.translations import SOURCE_LANGUAGE
from games.web.rulebook.wordlists import WordList, word_list


def list_of_words() -> WordList:
    """Return the word list of the language that is active."""
    return word_list(get_language() or SOURCE_LANGUAGE)


def names_of(game: Game) -> tuple[str, ...]:
    """Return the names of a game: as it is printed, its family, in English, and what the word list has."""
    with override(SOURCE_LANGUAGE):
        english = str(game.title)
    return str(game.title), str(family_title(game.family)), english, *list_of_words().games.get(game.slug, ())


def names_of_all(slugs: Iterable[str]) -> tuple[str, ...]:
    """Return the names of several games, each once."""
    return tuple(dict.fromkeys(name for slug in slugs for name in names_of(GAMES[slug])))
