"""How much alike two words, or a query and texts, are written."""

from collections.abc import Sequence
from math import log


def distance(one: str, other: str, most: int) -> int:
    """Return how many slips lie between two words: a letter more, less, another, or two that changed places. Past
    `most`, it is any greater number."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        line = [row]
        for column, beside in enumerate(other, 1):
            least = min(line[-1] + 1, last[column] + 1, last[column - 1] + (letter != beside))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == beside:
                least = min(least, before[column - 2] + 1)
            line.append(least)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]


def pairs(word: str) -> set[str]:
    """Return the pairs of letters of a word, its beginning and its end with a space."""
    whole = f" {word} "
    return {whole[at : at + 2] for at in range(len(whole) - 1)}


def in_common(one: str, other: str) -> int:
    """Return how many letters two words have in common at their beginning."""
    both = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(both) if a != b), min(len(one), len(other)))


def shares(phrase: str, texts: Sequence[str]) -> list[float]:
    """Return how much of a query each text has by groups of three letters, from 0 to 1. Groups that few texts have say
    more. Other endings count in part, and so do the parts of long words."""
    groups = {f" {word} "[at : at + 3] for word in phrase.split() for at in range(len(word))}
    found = [{group for group in groups if group in text} for text in texts]
    says = {group: log((len(texts) + 1) / (sum(group in one for one in found) + 0.5)) for group in groups}
    return [sum(says[group] for group in one) / sum(says.values()) for one in found]
