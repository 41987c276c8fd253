from django.urls import path

from training.trainees import views

app_name = "trainees"
urlpatterns = [
    path("", views.home, name="home"),
    path("confusions/", views.confusions, name="confusions"),
    path("exams/", views.exams, name="exams"),
    path("<int:pk>/", views.trainee, name="trainee"),
]
