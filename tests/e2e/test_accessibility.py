"""axe finds no serious or critical fault on the pages, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.core.management import call_command
from django.urls import reverse
from django.utils import timezone
from playwright.sync_api import Page

from portal.demo.venues import make_venue_examples
from tests.e2e.conftest import Visitor, sign_in
from training.certification.models import Certificate
from training.quiz import services
from training.quiz.marking import regrade
from training.quiz.models import Attempt, OutcomeChange

PUBLIC = {
    "roulette": [
        "/it/games/parlour-roulette/?rules=parlour-double-zero&with=en",
        "/en/games/french-roulette/table/?play=10*red+5*straight:17+5*tiers+.0",
        "/en/games/fair-roulette/table/?play=@2=2+10*red+10*red@2+5*tiers!@3+10.50*odd+.0+4*dozen:1@2+5*voisins!@4",
        "/en/games/parlour-roulette/table/?rules=parlour-double-zero&play=10*dozen:1+10*red@2+.00+5*split:0-00",
        "/en/games/french-roulette/called-bets/?bet=neighbours:22:2",
        "/en/games/french-roulette/replay/?bet=voisins&outcome=26",
        "/en/games/parlour-roulette/calculators/",
        "/it/games/french-roulette/number/?n=17",
        "/en/games/parlour-roulette/number/?rules=parlour-double-zero&n=00",
        "/en/games/french-roulette/zero/?bet=odd&amount=12.50",
        "/it/games/parlour-roulette/zero/?bet=dozen:2",
        "/en/games/french-roulette/payouts/?bet=corner&chips=4&unit=20",
        "/en/games/french-roulette/cut/?stake=10&written=15x10+1x100&change=110&into=5",
        "/en/games/french-roulette/float/?count=1x50000+7x20000",
    ],
    "cards": [
        "/en/games/punto-banco/",
        "/it/games/trente-et-quarante/coup/?cards=3d3h5sTcTc3s8cJc5sJd&rouge=10",
        "/en/games/trente-et-quarante/odds/?decks=infinite",
        "/fr/games/punto-banco/odds/?digits=6",
        "/fr/games/blackjack/chart/",
        "/en/games/blackjack/round/?bank=4s5h5s4c&a=6sAs",
        "/en/games/blackjack/advice/?hand=8c8d&dealer=Th",
        "/en/games/punto-banco/rebuild/",
        "/it/games/chemin-de-fer/bank/",
        "/en/games/chemin-de-fer/advice/",
        "/en/games/caribbean-stud/hand/?player=KsAd4d9d4s&bank=QcJd7d3s6d&ante=15",
        "/en/games/texas-holdem/hand/",
        "/en/games/texas-holdem/equity/?a=AsAh&b=KsKh&board=2c7d9h",
    ],
    "site": [
        "/en/",
        "/it/games/compare/?rules=venice-fair&rules=parlour-double-zero&only=differences",
        "/en/calculators/",
        "/en/api/",
        "/it/api/punto-banco/",
        "/en/costs/",
        "/fr/costs/?rules=venice-french",
        "/en/costs/evening/?money=100&second=straight",
        "/en/costs/evening/?stake=five",
        "/en/games/compare/?rules=venice-blackjack&rules=european-no-hole&own=yes&decks=8",
        "/en/games/sources/",
        "/en/games/errata/",
        "/en/games/terms/",
        "/en/venues/",
        "/it/venues/ca-vendramin-calergi/",
        "/fr/responsible-play/",
        "/en/accounts/login/",
        "/it/verify/",
    ],
    "training": [
        "/en/training/drills/",
        "/en/training/drills/picture-bet/?level=4&seed=axe",
        "/en/training/drills/zero/?level=2&seed=axe",
        "/en/training/drills/?rules=venice-fair",
        "/en/training/drills/positions/?level=3&seed=axe&rules=parlour-double-zero",
        "/en/training/drills/colours/?level=5&seed=axe&rules=venice-fair",
        "/en/training/drills/placed/?level=1&seed=axe",
        "/en/training/drills/banco-draws/?seed=axe&rules=venice-punto-banco",
        "/en/training/drills/?rules=venice-blackjack",
    ],
}
SCHEMES = ["light", "dark"]
OF_FAULTS = {"resultTypes": ["violations"]}  # what holds is not described node by node
# What a colour scheme can change; all else is looked at in light alone.
OF_COLOUR = OF_FAULTS | {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def faults(page: Page) -> list[str]:
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found = Axe().run(page, options=OF_COLOUR if dark else OF_FAULTS).response["violations"]
    grave = [fault for fault in found if fault["impact"] in ("moderate", "serious", "critical")]
    return [f"{fault['id']}: {node['target']} {node['html'][:120]}" for fault in grave for node in fault["nodes"][:3]]


@pytest.mark.parametrize("part", PUBLIC)
def test_public_pages(visitor: Visitor, part: str) -> None:
    """Each is opened once, and its colours are changed where it stands: at once, since a busy machine would still be on
    the way from one to the other."""
    make_venue_examples()
    page = visitor(color_scheme="light", reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    found = {}
    for path in PUBLIC[part]:
        page.goto(path)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found[path, scheme] = faults(page)
        page.emulate_media(color_scheme="light")
    assert not any(found.values()), found


def a_changed_result(instructor) -> tuple[str, str]:
    """The exam that is open is handed in and marked up to a pass: where HR decides on it, and its result."""
    attempt, now = Attempt.objects.get(), timezone.now()
    first = attempt.items.first()
    services.answer(attempt, first.position, first.key, "token", now)
    for item in services.submit(attempt, now).items:
        if item.mark.score < item.mark.max:
            regrade(item.mark, instructor, "misprint", item.mark.max, now)
    decision = reverse("hr:decide", args=[OutcomeChange.objects.get().pk])
    return decision, reverse("quiz:result", args=[attempt.uuid])


@pytest.mark.parametrize("scheme", SCHEMES)
def test_pages_for_people(visitor: Visitor, people, scheme: str) -> None:
    trainee = visitor(color_scheme=scheme)
    sign_in(trainee, "trainee", "en")
    found = {}
    course = "/en/training/courses/french-roulette/"
    for path in [
        "/en/training/",
        "/it/training/drills/positions/cases/?rules=venice-french&level=1",
        course,
        f"{course}zero-and-prison/",
        "/en/training/exams/",
        "/en/training/certificates/",
    ]:
        trainee.goto(path)
        found[path] = faults(trainee)
    trainee.goto("/en/training/exams/")
    trainee.locator("main form[method=post] button").first.click()
    trainee.wait_for_url("**/training/attempts/**")
    found["exam"] = faults(trainee)
    trainee.goto(f"/en/training/attempts/{Attempt.objects.get().uuid}/review/")
    found["review"] = faults(trainee)

    office = visitor(color_scheme=scheme)
    sign_in(office, "hr", "en")
    person = f"/en/hr/people/{people['trainee'].pk}/"
    kept = [f"{person}{page}/" for page in ("account", "edit", "close", "move")]
    lists = ("/en/hr/", person, "/en/hr/audit/", "/en/hr/people/", "/en/hr/people/add/")
    for path in (*lists, *kept, *a_changed_result(people["instructor"]), "/en/me/"):
        office.goto(path)
        found[path] = faults(office)

    teacher = visitor(color_scheme=scheme)
    sign_in(teacher, "instructor", "en")
    home = "/en/training/trainees/"
    for path in (home, f"{home}exams/", f"{home}{people['trainee'].pk}/"):
        teacher.goto(path)
        found[path] = faults(teacher)
    assert not any(found.values()), found


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_certificate_that_is_checked(visitor: Visitor, scheme: str) -> None:
    call_command("demo", "--yes")
    page = visitor(color_scheme=scheme, viewport={"width": 360, "height": 740})
    found = {}
    for certificate in Certificate.objects.all():
        page.goto(f"/it/verify/{certificate.code}/")
        found[certificate.code] = faults(page)
    assert found
    assert not any(found.values()), found
