from django.urls import path

from training.practical import views

app_name = "practical"
urlpatterns = [
    path("", views.home, name="home"),
    path("<int:pk>/", views.test, name="test"),
    path("<int:pk>/answer/", views.answer, name="answer"),
    path("<int:pk>/withdraw/", views.withdraw, name="withdraw"),
    path("sheet/<int:candidate>/<slug:game>/", views.sheet, name="sheet"),
]
