"""The certificate on paper: made on demand by typst and signed, the same bytes each time for the same record."""

import json
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from games.web.kit.pdf import pdf
from games.web.kit.qr import qr
from games.web.kit.templatetags.days import day
from games.web.rulebook.models import Clause
from training.certification.models import Certificate
from training.certification.own.words import MET, RESTS_ON
from training.certification.programmes import skill_title
from training.certification.said import said_at
from training.certification.states import State
from training.signing.papers import signed

_TEMPLATE = Path(__file__).with_name("certificate.typ")


def certificate_pdf(certificate: Certificate) -> bytes:
    """Return the certificate in the language it was issued in (PDF/A-2b, signed).

    A revoked or suspended one says so.
    """
    with translation.override(certificate.language):
        data = json.dumps(_data(certificate), ensure_ascii=False)
    return signed(pdf(_TEMPLATE, data, f"Certificate {certificate.code}", "a-2b"), said_at(certificate))


def _data(certificate: Certificate) -> dict[str, object]:
    """Return what the page says. The language of the certificate is active."""
    address = settings.SITE_URL + reverse("certification:verify", args=[certificate.code])
    issued_on = day(certificate.issued_on)
    names = {"name": certificate.holder_name, "house": certificate.house_name, "day": issued_on}
    title = _("Certificate of %(name)s: %(programme)s")
    return {
        "language": certificate.language.split("-")[0],
        "rtl": translation.get_language_bidi(),
        "title": title % {"name": certificate.holder_name, "programme": certificate.title},
        "house": certificate.house_name,
        "name": certificate.holder_name,
        "programme": str(certificate.title),
        "proves": certificate.proves,
        "code": certificate.code,
        "issued": certificate.issued_on.isoformat(),
        "issued_on": issued_on,
        "expires_on": day(certificate.until),
        "covers": [str(skill_title(skill)) for skill in certificate.covers],
        "clauses": clauses_of(certificate),
        "rests_on": certificate.rests_on,
        "address": address,
        "address_lines": [settings.SITE_URL.partition("://")[2], address.removeprefix(settings.SITE_URL)],
        "qr": qr(address),
        "notice": _notice(certificate),
        "words": {
            "certificate": _("Certificate"),
            "statement": _statement(certificate) % names,
            "rests_on": str(RESTS_ON) if certificate.version_id else "",
            "issued": _("Date of issue"),
            "expires": _("Last day of validity"),
            "code": _("Code"),
            "covers": _("What the exam covered") if certificate.covers else "",
            "check": _("Is it valid today? Check here."),
            "qr": _("The address of the page where this certificate can be checked."),
            "rules": _("The rules of the exam"),
            "rules_note": _("Each rule with its permanent id and the wording in force at the time."),
        },
    }


def _statement(certificate: Certificate) -> Promise | str:
    """Return what the house certifies; nothing where it only enters a paper."""
    if not certificate.attempt_id:
        return ""
    if certificate.version_id:
        return MET
    return _("%(house)s certifies that %(name)s passed the exam of this programme on %(day)s.")


def _notice(certificate: Certificate) -> str:
    """Return what the paper says of itself where it does not count."""
    if certificate.state == State.REVOKED:
        return _("This certificate is revoked.")
    if certificate.state == State.SUSPENDED:
        return _("This certificate is suspended. It does not count until the house has decided.")
    return ""


def clauses_of(certificate: Certificate) -> list[dict[str, str]]:
    """Return the examined rules in the order of the rulebook, each with the number of its wording."""
    titles = dict(
        Clause.objects.filter(pk__in=certificate.clauses)
        .order_by("section__position", "position")
        .values_list("pk", "title")
    )
    unknown = sorted(set(certificate.clauses) - set(titles))
    wording = _("wording %(number)s")
    return [
        {
            "id": clause,
            "title": titles.get(clause) or clause,
            "revision": wording % {"number": certificate.clauses[clause]},
        }
        for clause in [*titles, *unknown]
    ]
