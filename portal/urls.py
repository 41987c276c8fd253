"""Every address of the site. Pages carry their language; the API and the probes do not."""

from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

from games.web.api import pages as api
from games.web.calculators.views import every
from portal import views
from portal.sitemap import robots_txt, sitemap_xml

handler429 = "portal.sign_in.refusals.limit_used_up"
urlpatterns = [
    path("", views.root, name="root"),
    path("robots.txt", robots_txt),
    path("sitemap.xml", sitemap_xml, name="sitemap"),
    path("service-worker.js", views.service_worker, name="service-worker"),
    path("healthz", views.healthz, name="healthz"),
    path("", include("training.signing.urls")),
    path("api/v1/", include("games.web.api.urls")),
    *([path("media/<path:path>", views.media, name="media")] if settings.SERVE_MEDIA else []),
    *i18n_patterns(
        path("", views.home, name="home"),
        path("responsible-play/", views.responsible_play, name="responsible-play"),
        path("theme/", views.theme, name="theme"),
        path("accounts/", include("portal.sign_in.urls")),
        path("api/", api.games, name="api"),
        path("api/<slug:family>/", api.game, name="api-game"),
        path("calculators/", every, name="calculators"),
        path("games/", include("games.web.rulebook.urls")),
        path("games/", include("games.web.calculators.urls")),
        path("costs/", include("games.web.costs.urls")),
        path("games/", include("games.web.leaflet.urls")),
        path("venues/", include("games.web.venues.urls")),
        path("search/", include("games.web.search.urls")),
        path("me/", include("training.staff.urls")),
        path("training/", include("training.courses.urls")),
        path("training/", include("training.quiz.urls")),
        path("training/shifts/", include("training.shifts.urls")),
        path("training/statistics/", include("training.statistics.urls")),
        path("training/classes/", include("training.classes.urls")),
        path("training/practical/", include("training.practical.urls")),
        path("training/hours/", include("training.hours.urls")),
        path("training/rulings/", include("training.rulings.urls")),
        path("training/sittings/", include("training.sittings.urls")),
        path("training/trainees/", include("training.trainees.urls")),
        path("training/own-courses/", include("training.house_courses.urls")),
        path("training/exams/own/", include("training.exams.urls")),
        path("", include("training.certification.urls")),
        path("hr/", include("training.hr.urls")),
        path("translations/", include("portal.translators.urls")),
        path("admin/", admin.site.urls),
    ),
]
