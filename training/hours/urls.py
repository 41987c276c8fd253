from django.urls import path

from training.hours import views

app_name = "hours"
urlpatterns = [
    path("", views.home, name="home"),
    path("<int:pk>/correct/", views.correct, name="correct"),
]
