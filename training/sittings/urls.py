from django.urls import path

from training.sittings.views import annulling, annulling_many, people, rooms, terms

app_name = "sittings"
urlpatterns = [
    path("", terms.home, name="home"),
    path("annul/", annulling_many.annul_exams, name="annul-many"),
    path("annul/<uuid:uuid>/", annulling.annul_exam, name="annul"),
    path("exams/<slug:exam>/", terms.terms, name="terms"),
    path("people/<int:pk>/", people.person, name="person"),
    path("people/<int:pk>/time/", people.grant_time, name="grant-time"),
    path("people/<int:pk>/attempt/", people.allow_another, name="allow-another"),
    path("rooms/open/", rooms.begin, name="open-room"),
    path("rooms/<uuid:uuid>/", rooms.room, name="room"),
    path("rooms/<uuid:uuid>/close/", rooms.close, name="close"),
    path("rooms/<uuid:uuid>/release/<uuid:attempt>/", rooms.release, name="release"),
    path("time/<int:pk>/withdraw/", people.withdraw_time, name="withdraw-time"),
    path("another/<int:pk>/withdraw/", people.withdraw_another, name="withdraw-another"),
]
