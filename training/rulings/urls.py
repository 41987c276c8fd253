from django.urls import path

from training.rulings import public, views

app_name = "rulings"
urlpatterns = [
    path("", views.home, name="home"),
    path("new/", views.new, name="new"),
    path("check/", public.check, name="check"),
    path("check/<str:code>/", public.check, name="check"),
    path("<str:code>.pdf", views.pdf, name="ruling-pdf"),
    path("<str:code>/", views.ruling, name="ruling"),
]
