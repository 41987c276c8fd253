"""Letters as people type them: words are compared without capitals and accents."""

import unicodedata


def folded(text: str) -> str:
    """Return a text in small letters without accents, so that "Trèfle" is "trefle"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
