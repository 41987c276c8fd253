from django.urls import path

from games.calculators import views
from games.calculators.tables import TABLES
from games.calculators.tools import views as tools

app_name = "calculators"
urlpatterns = [
    *(path(f"{slug}/table/", views.table, {"slug": slug}, name="table") for slug in TABLES),
    *(path(f"{slug}/calculators/", tools.index, {"slug": slug}, name="index") for slug in TABLES),
    *(path(f"{slug}/<slug:calculator>/", tools.tool, {"slug": slug}, name="tool") for slug in TABLES),
    path("table-places.<str:version>.css", views.places, name="places"),
]
