from django.urls import path

from games.calculators import views
from games.calculators.tables import PLAYED
from games.calculators.tools import WITH_TOOLS
from games.calculators.tools import views as tools

app_name = "calculators"
urlpatterns = [
    *(path(f"{slug}/table/", views.table, {"slug": slug}, name="table") for slug in PLAYED),
    *(path(f"{slug}/calculators/", tools.index, {"slug": slug}, name="index") for slug in WITH_TOOLS),
    *(path(f"{slug}/<slug:calculator>/", tools.tool, {"slug": slug}, name="tool") for slug in WITH_TOOLS),
    path("table-places.<str:version>.css", views.places, name="places"),
]
