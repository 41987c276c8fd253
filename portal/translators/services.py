"""From a file to a bundle, and from a bundle into the catalogues."""

from django.db import transaction
from django.utils.translation import to_language

from games.web.rulebook import catalogues
from portal.messages import save
from portal.translators import po, xliff
from portal.translators.exchange import Arrived, FileRefused, Weighed, weigh
from portal.translators.models import Bundle
from portal.translators.units import digest, take
from training.staff.models import User


def read(data: bytes) -> tuple[str, list[Arrived]]:
    """Return the language of a file and its finished texts. Raise FileRefused (unreadable)."""
    is_xml = data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<")
    locale, arrived = xliff.read(data) if is_xml else po.read(data)
    return to_language(locale), arrived


@transaction.atomic
def send(user: User, language: str, data: bytes) -> tuple[Weighed, Bundle | None]:
    """Keep what can be taken from a file as a bundle, and return what became of each text. Raise FileRefused
    (unreadable, language, nothing)."""
    sent_in, arrived = read(data)
    if sent_in != language:
        raise FileRefused("language")
    weighed = weigh(language, arrived)
    if not weighed.taken:
        if not weighed.same and not weighed.left:
            raise FileRefused("nothing")
        return weighed, None
    text = po.written(language, weighed.taken).decode()
    values = {"language": language, "texts": len(weighed.taken), "po": text, "sent_by": user}
    parts = [part for unit in weighed.taken for part in (unit.id, unit.state, *unit.texts)]
    bundle, _is_new = Bundle.objects.get_or_create(digest=digest(language, *parts), defaults=values)
    return weighed, bundle


def write(language: str, weighed: Weighed) -> None:
    """Write the texts that were taken into the catalogues of a language."""
    for domain in dict.fromkeys(unit.domain for unit in weighed.taken):
        path = catalogues.po_path(language, domain)
        catalogue = catalogues.read(path)
        for unit in weighed.taken:
            if unit.domain == domain:
                take(catalogue, unit)
        save(path, catalogue)
