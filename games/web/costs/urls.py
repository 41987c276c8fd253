from django.urls import path

from games.web.costs import views

app_name = "costs"
urlpatterns = [
    path("", views.index, name="index"),
    path("evening/", views.evening, name="evening"),
]
