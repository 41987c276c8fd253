"""Whose account is meant by what somebody typed."""

from django.db.models import Q

from training.staff.models import User


def find_account(login: str) -> User | None:
    """Return the account of a user name or an e-mail address, in capitals or not. None where no or no single one is
    meant.

    A user name wins over another's e-mail address, which belongs to one person alone.
    """
    login = login.strip()
    if not login:  # an empty address is nobody's
        return None
    found = User.objects.filter(Q(username__iexact=login) | Q(email__iexact=login))
    named = [user for user in found if user.username.lower() == login.lower()]
    exactly = [user for user in named if user.username == login]
    addressed = [user for user in found if user.email.lower() == login.lower()]
    for candidates in (exactly, named, addressed):
        if candidates:
            return candidates[0] if len(candidates) == 1 else None
    return None
