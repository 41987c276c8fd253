"""How a one-line notation is taken apart. Its length is checked before anything in it is read."""

from games.core.problems import Problem, Refused

MOST_LETTERS = 10_000  # more than any address holds


def words(text: str, most: int = MOST_LETTERS) -> list[str]:
    """Return the words of a notation of at most that many characters. Raise Refused for a longer one."""
    if len(text) > most:
        raise Refused(Problem("too_much", "play"))
    return text.split()
