"""Addresses of roulette's felt beside its table."""

from django.urls import path

from games.web.roulette.table.views import places

urlpatterns = [path("table-places.<str:version>.css", places, name="places")]
