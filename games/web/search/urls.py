from django.urls import path

from games.web.search import views

app_name = "search"
urlpatterns = [path("", views.find, name="find")]
