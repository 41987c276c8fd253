from django.urls import path

from training.sittings.views import people, terms

app_name = "sittings"
urlpatterns = [
    path("", terms.home, name="home"),
    path("exams/<slug:exam>/", terms.terms, name="terms"),
    path("people/<int:pk>/", people.person, name="person"),
    path("people/<int:pk>/time/", people.grant_time, name="grant-time"),
    path("people/<int:pk>/attempt/", people.allow_another, name="allow-another"),
    path("time/<int:pk>/withdraw/", people.withdraw_time, name="withdraw-time"),
    path("another/<int:pk>/withdraw/", people.withdraw_another, name="withdraw-another"),
]
