"""Following the links of the site in one language, as a visitor who presses everything would."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from django.test import Client

_VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
_INLINE = {"a", "abbr", "b", "bdi", "cite", "code", "dfn", "em", "i", "q", "small", "span", "strong", "sub", "sup"}
_SILENT = {"script", "style", "code", "template", "svg"}
_SAID = ("alt", "aria-label", "aria-description", "placeholder", "title")
_NOT_PUBLIC = re.compile(r"/[\w-]+/(accounts|admin|me|hr|training)/")


@dataclass
class Read(HTMLParser):
    """What a page says, block by block, each in the language that its markup names; and where it leads. Names that are
    never translated are left out."""

    address: str = ""
    attrs: dict[str, str] = field(default_factory=dict)
    said: list[tuple[str, str]] = field(default_factory=list)
    links: list[dict[str, str]] = field(default_factory=list)
    alternates: dict[str, str] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[tuple[str, str]] = []
        self._block: list[tuple[str, str]] = []

    @property
    def _language(self) -> str:
        return self._open[-1][1] if self._open else ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        language = named.get("lang", self._language)
        if tag == "html":
            self.attrs = named
        elif tag == "a" and "href" in named:
            self.links.append(named)
        elif "state" in named.get("class", "").split():  # of a rule that is missing or stale in its language
            self.notices.append(named["class"])
        elif tag == "link" and "hreflang" in named:
            self.alternates[named["hreflang"]] = named["href"]
        self.said += [(language, named[name]) for name in _SAID if named.get(name)]
        if tag not in _INLINE:
            self._end_block()
        if tag not in _VOID:
            self._open.append((tag, language if named.get("translate") != "no" else ""))

    def handle_endtag(self, tag: str) -> None:
        if tag not in _INLINE:
            self._end_block()
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not any(tag in _SILENT for tag, _language in self._open):
            self._block.append((self._language, data))

    def close(self) -> None:
        super().close()
        self._end_block()

    def _end_block(self) -> None:
        """A block is read once in each language in which something of it is: what is in another one is left out."""
        for language in dict.fromkeys(language for language, _text in self._block):
            text = " ".join(text if own == language else "…" for own, text in self._block)
            if language and (text := " ".join(text.split()).strip("… ")):
                self.said.append((language, text))
        self._block = []


def pages(client: Client, language: str) -> Iterator[tuple[str, int, Read]]:
    """Yield each public page that links lead to from the home page, with its status. What is asked of a page is
    left out."""
    waiting, seen = [f"/{language}/"], {f"/{language}/"}
    while waiting:
        path = waiting.pop()
        response = client.get(path, follow=True)
        read = Read()
        read.feed(response.content.decode())
        read.close()
        read.address = response.wsgi_request.path
        yield path, response.status_code, read
        found = {re.split("[?#]", link["href"])[0] for link in read.links if "hreflang" not in link}
        new = {one for one in found - seen if one.startswith(f"/{language}/") and not _NOT_PUBLIC.match(one)}
        seen |= new
        waiting += sorted(path for path in new if not path.endswith((".pdf", ".csv")))
