from django.urls import path

from games.web.rulebook import views

app_name = "rulebook"
urlpatterns = [
    path("", views.index, name="index"),
    path("compare/", views.compare, name="compare"),
    path("errata/", views.errata, name="errata"),
    path("sources/", views.sources, name="sources"),
    path("terms/", views.terms, name="terms"),
    path("<slug:slug>/", views.game, name="game"),
]
