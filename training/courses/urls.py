from django.urls import path

from training.courses import views

app_name = "courses"
urlpatterns = [
    path("", views.home, name="home"),
    path("courses/<slug:slug>/", views.show_course, name="course"),
    path("courses/<slug:slug>/<slug:lesson>/", views.lesson, name="lesson"),
]
