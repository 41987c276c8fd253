"""A kept course without a connection: read and practised, its answers sent once; exams need the connection."""

from playwright.sync_api import BrowserContext, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from tests.e2e.conftest import give_session
from training.quiz.models import Practice
from training.staff.models import User

COURSE = "/en/training/courses/caribbean-stud/"
DRILL = "/en/training/drills/poker-hand/?seed=offline&n=1&level=2&rules=venice-caribbean-stud"
KEEPING = 120_000  # milliseconds for some eighty pages
WAITING = "[data-waiting-state]"
JUDGED = "#drill [data-judged-here]"


def trainees_page(rough: BrowserContext, live_server: LiveServer, people: dict[str, User]) -> Page:
    give_session(rough, live_server.url, people["trainee"])
    return rough.new_page()


def keep(page: Page) -> None:
    page.goto(COURSE)
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.locator("[data-keep-state]")).to_contain_text("Kept on this device", timeout=KEEPING)


def first_drill(page: Page) -> str:
    """The address of the first drill that the page of the device lists."""
    page.goto("/en/training/offline/")
    return str(page.locator("[data-kept-list] li li a").first.get_attribute("href"))


def answer(page: Page) -> None:
    """Choose the first option of each part of the question on the page, and send it."""
    for part in page.locator("form[data-answer] [data-part]").all():
        part.locator("input[type=radio]").first.check()
    page.get_by_role("button", name="Check").click()


def marks(page: Page) -> list[str]:
    """What the page says of each part of the answer."""
    return list(page.locator("#drill .verdict > li").evaluate_all("all => all.map((one) => one.className)"))


def kept_pages(page: Page) -> list[str]:
    """Everything that this device keeps of pages, the page that lists them too."""
    return list(
        page.evaluate(
            "async () => { const found = []; for (const name of ['kept-pages', 'kept-files']) {"
            " const cache = await caches.open(name);"
            " for (const key of await cache.keys()) { const copy = await cache.match(key);"
            " if (/html/.test(copy.headers.get('Content-Type'))) found.push(await copy.text()); } } return found; }"
        )
    )


def keep_one_page(page: Page) -> None:
    """Keep a page as keeping a course does, where what becomes of it is tested."""
    page.evaluate(
        "async () => { await (await caches.open('kept-pages')).put('/en/kept/', new Response('kept')); "
        "const course = { title: 'A course', address: '/', drills: [] }; "
        "localStorage.setItem('offline:kept:a-course', JSON.stringify(course)); }"
    )
    assert kept_names(page) == ["kept-pages", "offline:kept:a-course"]


def kept_names(page: Page) -> list[str]:
    """What this device keeps beside answers that wait: caches of pages and entries of the storage."""
    return list(
        page.evaluate(
            "async () => [...(await caches.keys()).filter((name) => name === 'kept-pages'), "
            "...Object.keys(localStorage).filter((key) => key.startsWith('offline:') && !/waiting|person/.test(key))]"
        )
    )


def test_a_lesson_is_read_and_a_drill_answered_offline_and_sent_once(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = trainees_page(rough, live_server, people)
    keep(page)
    copies = kept_pages(page)
    assert len(copies) > 60
    for word in ("Trainee", "Prova", "trainee@", "csrfmiddlewaretoken", 'data-person="'):
        assert not [copy for copy in copies if word in copy], word
    drill = first_drill(page)
    rough.set_offline(True)

    page.goto(COURSE)
    page.get_by_role("link", name="Ranking at speed").click()
    expect(page.locator("article.lesson h1")).to_have_text("Ranking at speed")
    expect(page.locator("article.lesson")).to_have_css("max-inline-size", "832px")  # the style sheets are there
    assert "Trainee" not in page.content()

    page.goto(drill)
    answer(page)
    expect(page.locator(JUDGED)).to_be_focused()
    expect(page.locator(f"{JUDGED} [data-all]")).to_contain_text("waiting to be sent")
    judged = marks(page)
    assert judged
    expect(page.locator(WAITING)).to_contain_text("Answers waiting to be sent: 1")
    expect(page.locator(".faults .notice")).to_have_count(0)
    page.reload()
    expect(page.locator(f"{JUDGED} [data-all]")).to_be_visible()  # and is not asked a second time
    assert marks(page) == judged
    page.get_by_role("link", name="Next question").click()
    expect(page.locator("#drill .eyebrow")).to_have_text("Question 2")
    answer(page)
    expect(page.locator(WAITING)).to_contain_text("Answers waiting to be sent: 2")
    judged = marks(page)
    assert not Practice.objects.exists()

    rough.set_offline(False)
    expect(page.locator("#drill [data-verdict]")).to_be_visible()
    assert marks(page) == judged
    expect(page.locator(WAITING)).to_contain_text("Answers sent: 2")
    page.get_by_role("link", name="Show them").click()
    expect(page.locator("[data-sent-list] article .verdict")).to_have_count(2)
    expect(page.locator("[data-nothing-waiting]")).to_be_visible()
    assert Practice.objects.filter(user=people["trainee"], seconds__isnull=False, offline=True).count() == 2


def test_an_answer_whose_reply_was_lost_is_sent_again_and_kept_once(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = trainees_page(rough, live_server, people)
    page.goto(DRILL)

    def lose_the_reply(route: Route) -> None:
        route.fetch()  # the site has kept it
        route.abort()

    page.route("**/drills/**", lose_the_reply, times=1)
    answer(page)
    expect(page.locator(WAITING)).to_contain_text("Answers waiting to be sent: 1")
    assert Practice.objects.count() == 1
    page.reload()
    expect(page.locator("#drill .verdict")).to_be_visible()
    assert Practice.objects.count() == 1


def test_an_exam_says_offline_that_it_needs_the_connection_and_starting_one_removes_what_is_kept(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = trainees_page(rough, live_server, people)
    keep(page)
    rough.set_offline(True)
    page.goto("/en/training/exams/")
    expect(page.get_by_role("alert").filter(has_text="An exam needs a connection.")).to_be_visible()
    page.goto("/en/games/french-roulette/cut/")
    expect(page.get_by_role("alert").filter(has_text="not on this device")).to_be_visible()
    rough.set_offline(False)
    page.goto("/en/training/exams/")
    expect(page.get_by_text("An exam needs a connection from beginning to end.")).to_be_visible()
    page.get_by_role("button", name="Start the exam").first.click()
    expect(page.locator("[data-attempt]")).to_be_visible()
    page.wait_for_function("async () => !(await caches.has('kept-pages'))")
    assert kept_names(page) == []
    rough.set_offline(True)
    page.goto(COURSE)
    expect(page.get_by_role("alert").filter(has_text="not on this device")).to_be_visible()


def test_a_colleague_on_the_same_device_neither_sees_nor_sends_what_waits(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = trainees_page(rough, live_server, people)
    page.goto(DRILL)
    keep_one_page(page)
    rough.set_offline(True)
    answer(page)
    expect(page.locator(WAITING)).to_contain_text("Answers waiting to be sent: 1")
    rough.clear_cookies()  # the session has ended by itself
    give_session(rough, live_server.url, people["instructor"])
    rough.set_offline(False)
    page.goto("/en/training/offline/")
    expect(page.locator("[data-nothing-waiting]")).to_be_visible()
    expect(page.locator("[data-nothing-kept]")).to_be_visible()
    page.wait_for_function("async () => !(await caches.has('kept-pages'))")
    assert kept_names(page) == []  # neither pages nor verdicts of somebody else
    page.wait_for_load_state("networkidle")
    assert not Practice.objects.exists()
    rough.clear_cookies()
    give_session(rough, live_server.url, people["trainee"])
    page.goto("/en/training/offline/")
    expect(page.locator("[data-sent-list] article .verdict")).to_have_count(1)
    assert [practice.user.username for practice in Practice.objects.all()] == ["trainee"]


def test_signing_out_sends_what_waits_and_removes_what_is_kept(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = trainees_page(rough, live_server, people)
    page.goto(DRILL)
    keep_one_page(page)
    page.route("**/drills/**", lambda route: route.abort(), times=1)
    answer(page)
    expect(page.locator(WAITING)).to_contain_text("Answers waiting to be sent: 1")
    page.locator("summary", has_text="Your account").click()
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/en/")
    assert Practice.objects.count() == 1
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('offline:'))") == []
    assert kept_names(page) == []
