from itertools import chain

from django.urls import path

from games.web.calculators import views
from games.web.calculators.tables import PLAYED
from games.web.registry import GAMES

app_name = "calculators"
urlpatterns = [
    *(path(f"{slug}/table/", views.table, {"slug": slug}, name="table") for slug in PLAYED),
    *(path(f"{slug}/calculators/", views.index, {"slug": slug}, name="index") for slug in GAMES),
    *(path(f"{slug}/<slug:calculator>/", views.tool, {"slug": slug}, name="tool") for slug in GAMES),
    *chain.from_iterable(urls() for urls in dict.fromkeys(game.urls for game in GAMES.values())),
]
