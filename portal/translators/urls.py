from django.urls import path

from portal.translators import views

app_name = "translators"
urlpatterns = [
    path("", views.board, name="board"),
    path("bundles/<slug:digest>.po", views.bundle, name="bundle"),
    path("<slug:code>/", views.language, name="language"),
    path("<slug:code>/harder/", views.harder, name="harder"),
    path("<slug:code>/export.<slug:kind>", views.export, name="export"),
]
