"""Is a sentence in the language that it says? Told by small words, since every sentence has some.

It finds what leaflets get wrong, half a sentence or a whole one left in another language; it does not judge style.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

# Fewer words may share all their small words with another language.
_ENOUGH = 7
# French calls and terms stay French in every language; they stand in italics, some in quotation marks.
_QUOTED = re.compile(r"\*[^*\n]+\*|«[^»]*»|“[^”]*”|\"[^\"]*\"")
_SENTENCE = re.compile(r"[^.!?:;\n]+")
_WORD = re.compile(r"[^\W\d_]+")


@cache
def small_words() -> dict[str, frozenset[str]]:
    """Return the words by which each language is known."""
    table = tomllib.loads((files("games.web.rulebook.lint") / "languages.toml").read_text(encoding="utf-8"))
    return {language: frozenset(words.split()) for language, words in table.items()}


def strangers(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the sentences of a text that read more like another language, each with that one.

    Nothing is said of a language that `languages.toml` does not know.
    """
    if language not in small_words():
        return
    for sentence in _SENTENCE.findall(_QUOTED.sub(" ", text)):
        words = _WORD.findall(sentence.lower())
        if len(words) < _ENOUGH:
            continue
        scores = {code: sum(word in known for word in words) for code, known in small_words().items()}
        likely = max(scores, key=scores.__getitem__)
        if scores[likely] > scores[language]:
            yield sentence.strip(), likely
