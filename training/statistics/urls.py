from django.urls import path

from training.statistics import views

app_name = "statistics"
urlpatterns = [
    path("", views.home, name="home"),
    path("<slug:skill>/<int:level>/<slug:rules>/", views.level, name="level"),
]
