from django.urls import path

from training.classes import assignment_views, member_views, mistake_views, views

app_name = "classes"
urlpatterns = [
    path("", views.home, name="home"),
    path("add/", views.add, name="add"),
    path("exams/<uuid:uuid>/seen/", views.seen, name="seen"),
    path("<int:pk>/", member_views.places, name="class"),
    path("<int:pk>/edit/", views.edit, name="edit"),
    path("<int:pk>/archive/", views.archive, name="archive"),
    path("<int:pk>/members/", member_views.members, name="members"),
    path("<int:pk>/members/<int:person>/", member_views.member, name="member"),
    path("<int:pk>/members/<int:person>/leave/", member_views.leave, name="leave"),
    path("<int:pk>/mistakes/", mistake_views.mistakes, name="mistakes"),
    path("<int:pk>/mistakes/clauses.csv", mistake_views.exported, {"what": "clauses"}, name="mistakes-by-clause"),
    path(
        "<int:pk>/mistakes/confusions.csv",
        mistake_views.exported,
        {"what": "confusions"},
        name="mistakes-by-confusion",
    ),
    path("<int:pk>/assignments/", assignment_views.grid, name="grid"),
    path("<int:pk>/assignments/add/", assignment_views.choose, name="choose"),
    path("<int:pk>/assignments/add/<slug:kind>/", assignment_views.assign, name="assign"),
    path("<int:pk>/assignments/<int:number>/", assignment_views.assignment, name="assignment"),
    path("<int:pk>/assignments/<int:number>/withdraw/", assignment_views.withdraw, name="withdraw"),
]
