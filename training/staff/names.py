"""Finding people by what is typed of their names."""

from django.db.models import Q

_NAMES = ("first_name", "last_name", "username")


def called(name: str, *more: str) -> Q:
    """Return whether each word of a name is in somebody's names, or in one of `more` fields."""
    named = Q()
    for word in name.split():
        of_word = Q()
        for field in (*_NAMES, *more):
            of_word |= Q(**{f"{field}__icontains": word})
        named &= of_word
    return named
