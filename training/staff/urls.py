from django.urls import path

from training.staff import views

app_name = "staff"
urlpatterns = [path("", views.me, name="me")]
