"""Who may see which ruling, and which one a code finds for anybody."""

from django.db.models import QuerySet
from django.utils.translation import get_language

from games.web.registry import book_of
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.selectors import clause_links, link_among
from training.rulings.models import Ruling
from training.staff.models import User
from training.staff.teaching import overseen_house


def rulings(viewer: User) -> QuerySet[Ruling]:
    """Return the rulings of the viewer's house, the latest first. Raise PermissionDenied for others."""
    found = Ruling.objects.filter(house=overseen_house(viewer)).select_related("replaces", "replacement")
    return found.defer("replaces__contents", "replacement__contents")


def genuine(code: str) -> Ruling | None:
    """Return the ruling of a code; None where no house made one."""
    found = Ruling.objects.filter(code=code).select_related("replacement")
    return found.defer("replacement__contents").first()


def clause_addresses(ruling: Ruling) -> dict[str, str]:
    """Return where each cited clause is read today, by id; empty where it is read no more."""
    ruleset, language = ruling.contents["table"]["ruleset"], get_language() or ENGLISH
    ids = [clause["id"] for clause in ruling.contents["clauses"]]
    return {id_: link_among(clause_links(book_of(id_), language, ruleset), id_).url for id_ in ids}
