from django.urls import path

from training.shifts import views

app_name = "shifts"
urlpatterns = [
    path("", views.home, name="home"),
    path("<uuid:uuid>/", views.work, name="work"),
    path("<uuid:uuid>/acts/<int:position>/", views.act, name="act"),
    path("<uuid:uuid>/end/", views.end, name="end"),
    path("<uuid:uuid>/sheet/", views.sheet, name="sheet"),
]
