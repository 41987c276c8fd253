"""Who may see which ruling, and what the public is told about one."""

from django.db.models import QuerySet
from django.utils.translation import get_language

from games.web.registry import book_of
from games.web.rulebook.selectors import clause_links, link_among
from training.certification.codes import read_code
from training.rulings.models import Ruling
from training.staff.models import User
from training.staff.teaching import overseen_house


def rulings(viewer: User) -> QuerySet[Ruling]:
    """Return the rulings of the viewer's house, the latest first. Raise PermissionDenied for others."""
    return Ruling.objects.filter(house=overseen_house(viewer)).select_related("author", "replaces", "replacement")


def genuine(code: str) -> Ruling | None:
    """Return the ruling of a code as typed; None where no house made one. Raise NotACode."""
    return Ruling.objects.filter(code=read_code(code)).select_related("replacement").first()


def clause_addresses(ruling: Ruling) -> dict[str, str]:
    """Return where each cited clause is read today, by id; empty where it is read no more."""
    ruleset, language = ruling.contents["table"]["ruleset"], get_language() or "en"
    ids = [clause["id"] for clause in ruling.contents["clauses"]]
    return {id_: link_among(clause_links(book_of(id_), language, ruleset), id_).url for id_ in ids}
