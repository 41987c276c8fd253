from django.urls import path, register_converter

from games.web.rulebook import views
from games.web.rulebook.past.addresses import DayConverter
from games.web.rulebook.past.views import choose, past

register_converter(DayConverter, "day")

app_name = "rulebook"
urlpatterns = [
    path("", views.index, name="index"),
    path("compare/", views.compare, name="compare"),
    path("errata/", views.errata, name="errata"),
    path("sources/", views.sources, name="sources"),
    path("terms/", views.terms, name="terms"),
    path("<slug:slug>/", views.game, name="game"),
    path("<slug:slug>/on/", choose, name="past-day"),
    path("<slug:slug>/on/<day:day>/", past, name="past"),
]
