from django.urls import path

from games.web.calculators import views
from games.web.calculators.tables import PLAYED
from games.web.registry import GAMES
from games.web.roulette.table.views import places

app_name = "calculators"
urlpatterns = [
    *(path(f"{slug}/table/", views.table, {"slug": slug}, name="table") for slug in PLAYED),
    *(path(f"{slug}/calculators/", views.index, {"slug": slug}, name="index") for slug in GAMES),
    *(path(f"{slug}/<slug:calculator>/", views.tool, {"slug": slug}, name="tool") for slug in GAMES),
    path("table-places.<str:version>.css", places, name="places"),
]
