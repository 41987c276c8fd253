from django.urls import path

from training.statistics import annul_views, regrade_views, views

app_name = "statistics"
urlpatterns = [
    path("", views.home, name="home"),
    path("annul/<slug:skill>/<int:level>/<slug:rules>/", annul_views.annul, name="annul"),
    path("regrade/<slug:skill>/", regrade_views.regrade, name="regrade"),
    path("<slug:skill>/<int:level>/<slug:rules>/", views.level, name="level"),
]
