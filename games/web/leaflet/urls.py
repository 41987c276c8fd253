from django.urls import path

from games.web.leaflet import views

app_name = "leaflet"
urlpatterns = [path("<slug:slug>/card.pdf", views.card, name="card")]
