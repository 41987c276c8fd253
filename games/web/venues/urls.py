from django.urls import path

from games.web.venues import views

app_name = "venues"
urlpatterns = [
    path("", views.index, name="index"),
    path("<slug:slug>/", views.venue, name="venue"),
]
