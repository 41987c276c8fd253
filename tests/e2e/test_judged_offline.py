"""Practice without a connection is judged on the device, by the keyboard alone, on a phone in Italian and on a large
screen in English: answers of every kind, right and wrong, whose marks the site then gives again."""

from collections import Counter

import pytest
from django.utils.translation import override
from playwright.sync_api import BrowserContext, Locator, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.e2e.conftest import give_session
from tests.e2e.test_accessibility import faults
from training.courses.questions import Placed, Visit, placed
from training.drills.courses import course
from training.drills.kit import cloth
from training.drills.kit.items import Given, Part, PartKind
from training.quiz import spots
from training.quiz.grading import judge
from training.quiz.models import Practice
from training.quiz.presentation import typed_again
from training.staff.models import User

# Lessons that ask for an answer of every kind.
LESSONS = {
    "french-roulette": ["the-spin", "paying", "setting-out", "wheel-by-heart", "called-bets", "called-bets-again"],
    "texas-holdem": ["reading-hands"],
    "caribbean-stud": ["dealing"],
    "punto-banco": ["paying"],
}
VISITS = ("one", "two")  # to each, so that every kind is answered rightly and wrongly
COMPARED = {"choice", "number", "money", "call", "cut", "order", "cards", "spot", "spots", "place"}
KEEPING = 120_000  # milliseconds
MOST_STOPS = 60  # of the Tab key in one question
WAY = """wanted => wanted === document.activeElement ? ""
  : document.activeElement.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab\""""


VISITED = [(slug, lesson, seed) for slug, lessons in LESSONS.items() for lesson in lessons for seed in VISITS]


def address(language: str, slug: str, lesson: str, seed: str) -> str:
    return f"/{language}/training/courses/{slug}/{lesson}/?seed={seed}"


def keep(page: Page, language: str) -> None:
    """Keep these lessons and no drill, as the button of a course keeps its own."""
    page.goto(f"/{language}/training/courses/french-roulette/")
    named = {"lessons": " ".join(address(language, *each) for each in VISITED), "drills": ""}
    page.evaluate("named => Object.assign(document.querySelector('[data-keep]').dataset, named)", named)
    page.locator("[data-keep-now]").click()
    expect(page.locator("[data-keep-page]")).to_be_visible(timeout=KEEPING)


def items_of(slug: str, lesson: str, seed: str) -> list[Placed]:
    """The questions of a lesson as the site draws them."""
    items = placed(course(slug), course(slug).lesson(lesson), Visit(seed))
    return [each for each in items.values() if each.place.is_asked]


def kind_of(item: Placed, part: Part) -> str:
    """The kind of a part; a position on the table of a card game is a place."""
    of_cards = part.kind == PartKind.SPOT and item.item.scene and item.item.scene["kind"] == cloth.KIND
    return "place" if of_cards else str(part.kind)


def places(item: Placed) -> dict[str, str]:
    """The names of the places on the table of a card game, by their keys."""
    return {position.key: position.name for position in spots.layout_of(item.item.face).positions}


def wrong(item: Placed) -> Given:
    """An answer to every part that is wrong."""
    given: Given = {}
    for part in item.item.parts:
        others = [name for name, _text in part.options if name != str(part.expected)]
        due = str(part.expected)
        given[part.slug] = {
            "choice": lambda others=others: others[-1],
            "number": lambda part=part: int(part.expected) + 7,
            "money": lambda part=part: int(part.expected) + 1_234_50,
            "call": lambda: "rien ne va plus",
            "cut": lambda due=due: f"1x{due.split()[0].split('x')[1]}" if due[:2] != "1x" else f"2{due[1:]}",
            "order": lambda due=due: " ".join(reversed(due.split())),
            "cards": lambda others=others, due=due: due[2:] + next(each for each in others if each not in due),
            "spot": lambda due=due: "straight:1" if due != "straight:1" else "straight:2",
            "spots": lambda due=due: "straight:1" if due != "straight:1" else "straight:2",
            "place": lambda due=due: next(key for key in places(item) if key != due),
        }[kind_of(item, part)]()
    return given


def reach(page: Page, target: Locator) -> None:
    """Go to a control of a question by the Tab key, forwards or back."""
    for _stop in range(MOST_STOPS):
        way = target.evaluate(WAY)
        if not way:
            return
        page.keyboard.press(way)
    pytest.fail(f"the Tab key does not reach {target}")


def press(page: Page, target: Locator, key: str) -> None:
    reach(page, target)
    page.keyboard.press(key)


def give(page: Page, ask: Locator, kind: str, slug: str, value: str, typed: str) -> None:
    """Answer a part by the keyboard."""
    field = ask.locator(f"[name='{slug}']")
    if kind == "order":
        part = ask.locator("[data-order]").filter(has=page.locator(f"select[name='{slug}']"))
        for step in value.split():
            press(page, part.locator(f"button[value='{step}']"), "Space")
    elif kind in ("spot", "spots"):
        spots = [spot.bounding_box() for spot in ask.locator("[data-walk] > button").all()[:2]]
        assert spots[0] != spots[1]  # the style sheet that places them is there
        reach(page, field)
        page.keyboard.type(typed)
    elif field.first.evaluate("one => one.matches('select')"):
        reach(page, field)
        place = field.locator("option").evaluate_all("(all, value) => all.findIndex((o) => o.value === value)", value)
        for _step in range(place):
            page.keyboard.press("ArrowDown")
    elif field.first.get_attribute("type") == "radio":
        press(page, field.first, "Space")
        names = field.evaluate_all("all => all.map((one) => one.value)")
        for _step in range(names.index(value)):
            page.keyboard.press("ArrowDown")
    elif field.first.get_attribute("type") == "checkbox":
        for card in [value[at : at + 2] for at in range(0, len(value), 2)]:
            press(page, ask.locator(f"[name='{slug}'][value='{card}']"), "Space")
    else:
        reach(page, field)
        page.keyboard.type(typed)


def answer(page: Page, item: Placed, given: Given, language: str) -> None:
    """Answer a question without a connection, and see what the device says of each part."""
    ask = page.locator(f"#{item.place.id}")
    ask.locator("h3").focus()  # as a link to the question does
    with override(language):
        typed = typed_again(item.item.face, given)
    for part in item.item.parts:
        give(page, ask, kind_of(item, part), part.slug, str(given[part.slug]), typed[part.slug])
    press(page, ask.locator("form > p button:not([type=button])"), "Enter")
    note = ask.locator("[data-judged-here]")
    expect(note).to_be_focused()
    expect(note.locator("[data-all]")).to_be_visible()
    assert classes(ask) == verdict(item, given)
    for number, (part, judged) in enumerate(zip(item.item.parts, verdict(item, given), strict=True)):
        if kind_of(item, part) == "place" and judged == "wrong":
            with override(language):
                own = places(item)[str(given[part.slug])]
            expect(ask.locator(".verdict > li").nth(number).locator("dl.both dd").last).to_have_text(own)


def verdict(item: Placed, given: Given) -> list[str]:
    return ["right" if part.right else "wrong" for part in judge(item.item.face, item.item.key, given).parts]


def classes(ask: Locator) -> list[str]:
    return list(ask.locator(".verdict > li").evaluate_all("all => all.map((one) => one.className)"))


@pytest.mark.parametrize(("language", "width", "height"), [("it", 360, 740), ("en", 1440, 900)])
def test_answers_of_every_kind_are_judged_offline_as_the_site_judges_them(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User], language: str, width: int, height: int
) -> None:
    give_session(rough, live_server.url, people["trainee"])
    page = rough.new_page()
    page.set_viewport_size({"width": width, "height": height})
    keep(page, language)
    rough.set_offline(True)
    said: Counter[tuple[str, bool]] = Counter()
    shown: dict[str, list[str]] = {}
    for each in VISITED:
        page.goto(address(language, *each))
        for item in items_of(*each):
            kinds = {kind_of(item, part) for part in item.item.parts}
            if all(said[kind, True] and said[kind, False] for kind in kinds):
                continue
            is_right = any(said[kind, False] > said[kind, True] for kind in kinds)
            given = item.item.key if is_right else wrong(item)
            answer(page, item, given, language)
            said.update((kind, is_right) for kind in kinds)
            shown[item.drawn.seed], last = verdict(item, given), item
        if each[-1] == VISITS[0]:
            assert faults(page) == []
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert said.keys() == {(kind, is_right) for kind in COMPARED for is_right in (True, False)}
    assert not Practice.objects.exists()
    page.reload()  # what was judged is still there
    assert classes(page.locator(f"#{last.place.id}")) == shown[last.drawn.seed]

    rough.set_offline(False)
    expect(page.locator("[data-judged-here]")).to_have_count(0)
    assert classes(page.locator(f"#{last.place.id}")) == shown[last.drawn.seed]
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('offline:waiting:'))")
    marks = {practice.seed: (practice.score, practice.max) for practice in Practice.objects.filter(offline=True)}
    assert marks == {seed: (ways.count("right"), len(ways)) for seed, ways in shown.items()}
