from django.urls import path

from training.practical import own_views, views

app_name = "practical"
urlpatterns = [
    path("", views.home, name="home"),
    path("own/", own_views.mine, name="mine"),
    path("own/<int:pk>/", own_views.own, name="own"),
    path("<int:pk>/", views.test, name="test"),
    path("<int:pk>/answer/", views.answer, name="answer"),
    path("<int:pk>/withdraw/", views.withdraw, name="withdraw"),
    path("sheet/<int:candidate>/<slug:game>/", views.sheet, name="sheet"),
]
