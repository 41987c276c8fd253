"""Texts as an XLIFF 1.2 file, which translators' own programs read and write; plurals as its guide for PO files has
them."""

from collections.abc import Iterable, Iterator
from xml.etree import ElementTree as ET

from babel.messages.plurals import get_plural
from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from django.utils.translation import to_locale

from portal.translators.exchange import Arrived, FileRefused
from portal.translators.units import Unit

_NAMES = "urn:oasis:names:tc:xliff:document:1.2"
_NEW, _WAITS, _DONE, _READ = "new", "needs-review-translation", "translated", "signed-off"
_STATES = {"missing": _NEW, "stale": _WAITS, "current": _DONE, "read": _READ}
_MARK = "mark"  # who a note is from that holds the mark of the text that was sent out
ET.register_namespace("", _NAMES)


def written(language: str, units: Iterable[Unit]) -> bytes:
    root = ET.Element(_name("xliff"), version="1.2")
    attributes = {"original": "tapis-vert", "datatype": "po", "source-language": "en", "target-language": language}
    body = ET.SubElement(ET.SubElement(root, _name("file"), attributes), _name("body"))
    forms = get_plural(to_locale(language)).num_plurals
    for unit in units:
        if len(unit.english) == 1:
            _write(body, unit, unit.id, unit.english[0], unit.texts[0])
            continue
        group = ET.SubElement(body, _name("group"), id=unit.id, restype="x-gettext-plurals")
        texts = unit.texts if len(unit.texts) == forms else ("",) * forms
        for place, text in enumerate(texts):
            _write(group, unit, f"{unit.id}[{place}]", unit.english[min(place, 1)], text)
    ET.indent(root)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def _write(parent: ET.Element, unit: Unit, id_: str, english: str, text: str) -> None:
    name = f"{unit.domain}:{unit.context}"
    element = ET.SubElement(parent, _name("trans-unit"), {"id": id_, "resname": name, "xml:space": "preserve"})
    ET.SubElement(element, _name("source")).text = english
    ET.SubElement(element, _name("target"), state=_STATES[unit.state]).text = text
    for note in unit.notes:
        ET.SubElement(element, _name("note"), {"from": "developer"}).text = note
    ET.SubElement(element, _name("note"), {"from": _MARK}).text = unit.mark


def read(data: bytes) -> tuple[str, list[Arrived]]:
    """Return the language of a file and the texts in it that are finished. Raise FileRefused (unreadable)."""
    try:
        root = fromstring(data, forbid_dtd=True)
    except (ET.ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise FileRefused("unreadable") from error
    file = root.find(_name("file"))
    if root.tag != _name("xliff") or file is None:
        raise FileRefused("unreadable")
    return file.get("target-language", ""), list(_arrived(file))


def _arrived(file: ET.Element) -> Iterator[Arrived]:
    groups = [group.findall(_name("trans-unit")) for group in file.iter(_name("group"))]
    together = {id(unit) for group in groups for unit in group}
    alone = [[unit] for unit in file.iter(_name("trans-unit")) if id(unit) not in together]
    for forms in filter(None, (*alone, *groups)):
        states = {_target(form).get("state") or _DONE for form in forms}
        if not states & {_NEW, _WAITS}:
            yield _one(forms, is_read=states == {_READ})


def _one(forms: list[ET.Element], *, is_read: bool) -> Arrived:
    first = forms[0]
    notes = (note.text or "" for note in first.findall(_name("note")) if note.get("from") == _MARK)
    english = forms[-1].findtext(_name("source")) or ""
    texts = tuple("".join(_target(form).itertext()) for form in forms)
    return Arrived((first.get("id") or "").partition("[")[0], next(notes, ""), english, texts, is_read)


def _target(unit: ET.Element) -> ET.Element:
    found = unit.find(_name("target"))
    return ET.Element("target", state=_NEW) if found is None else found


def _name(tag: str) -> str:
    return f"{{{_NAMES}}}{tag}"
