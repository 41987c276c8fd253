from django.urls import path

from training.hr import views

app_name = "hr"
urlpatterns = [
    path("", views.home, name="home"),
    path("export.csv", views.export, name="export"),
    path("audit/", views.audit, name="audit"),
    path("people/<int:pk>/", views.person, name="person"),
    path("certificates/<str:code>/revoke/", views.revoke, name="revoke"),
    path("certificates/<str:code>/reinstate/", views.reinstate, name="reinstate"),
]
