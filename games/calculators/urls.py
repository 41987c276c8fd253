from django.urls import path

from games.calculators import views
from games.calculators.tables import TABLES

app_name = "calculators"
urlpatterns = [
    *(path(f"{slug}/table/", views.table, {"slug": slug}, name="table") for slug in TABLES),
    path("table-places.<str:version>.css", views.places, name="places"),
]
