"""Reading a rendered page in a test: its elements, without regard to how the markup is laid out."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

from django.test import Client

VOID = {"meta", "link", "input", "br", "img", "hr", "path", "circle", "rect"}


@dataclass
class Element:
    tag: str
    attrs: dict[str, str]
    text: str = ""


@dataclass
class Page(HTMLParser):
    status: int
    headers: dict[str, str]
    elements: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            while self._open and self._open.pop().tag != tag:
                pass

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def all(self, tag: str, **attrs: str) -> list[Element]:
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
        return [e for e in self.elements if e.tag == tag and wanted.items() <= e.attrs.items()]

    def one(self, tag: str, **attrs: str) -> Element:
        found = self.all(tag, **attrs)
        assert found, f"no <{tag}> with {attrs}"
        return found[0]

    @property
    def hrefs(self) -> list[str]:
        return [e.attrs["href"] for e in self.all("a") if "href" in e.attrs]


def read(client: Client, address: str, **headers: str) -> Page:
    response = client.get(address, headers=headers)
    page = Page(response.status_code, dict(response.headers))
    page.feed(response.content.decode())
    return page
