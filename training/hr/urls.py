from django.urls import path

from training.hr import acts, change_days, changes, decisions, evidence, sign_offs, views
from training.hr.assigning import views as assigning
from training.hr.bulk.views import bulk
from training.hr.competence import job_pages, team_files
from training.hr.competence import views as competence
from training.hr.dossier import views as dossier
from training.hr.imports import views as imports
from training.hr.letters import views as letters
from training.hr.matrix import saved_pages
from training.hr.matrix import views as matrix
from training.hr.people import leaving, offers
from training.hr.people import views as people
from training.hr.programmes import own, terms
from training.hr.rechecks import views as rechecks
from training.hr.recognition import views as recognition
from training.hr.rosters import views as rosters
from training.hr.waiting import views as waiting

app_name = "hr"
urlpatterns = [
    path("", views.home, name="home"),
    path("export.csv", views.export, name="export"),
    path("certificates.zip", dossier.certificates, name="certificates-zip"),
    path("bulk/", bulk, name="bulk"),
    path("assign/", assigning.assign, name="assign"),
    path("assign/<int:pk>/withdraw/", assigning.withdraw, name="withdraw-order"),
    path("waiting/", waiting.waits, name="waiting"),
    path("audit/", views.audit, name="audit"),
    path("matrix/", matrix.matrix, name="matrix"),
    path("matrix/export.csv", matrix.as_csv, name="matrix-csv"),
    path("matrix/export.xlsx", matrix.as_xlsx, name="matrix-xlsx"),
    path("matrix/files.zip", dossier.files, name="files-zip"),
    path("matrix/views/", saved_pages.views, name="views"),
    path("matrix/views/<int:pk>/", saved_pages.rename, name="rename-view"),
    path("matrix/views/<int:pk>/delete/", saved_pages.delete, name="delete-view"),
    path("matrix/<int:pk>/<slug:programme>/", matrix.proof, name="proof"),
    path("changes/", changes.changes, name="changes"),
    path("changes/days/", change_days.days, name="change-days"),
    path("changes/people/", change_days.people, name="change-people"),
    path("changes/quiz/", rechecks.recheck, name="recheck"),
    path("import/", imports.upload, name="imports"),
    path("import/<slug:kind>.csv", imports.template, name="import-template"),
    path("import/<int:pk>/", imports.one, name="import"),
    path("import/<int:pk>/undo/", imports.undo, name="undo-import"),
    path("people/", people.people, name="people"),
    path("people/add/", people.add, name="add"),
    path("people/<int:pk>/", views.person, name="person"),
    path("people/<int:pk>/file/", dossier.page, name="file"),
    path("people/<int:pk>/file.pdf", dossier.paper, name="file-pdf"),
    path("people/<int:pk>/evidence/", evidence.enter, name="evidence"),
    path("people/<int:pk>/account/", people.account, name="account"),
    path("people/<int:pk>/edit/", people.edit, name="edit"),
    path("people/<int:pk>/invite/", people.invite, name="invite"),
    path("people/<int:pk>/close/", leaving.close, name="close"),
    path("people/<int:pk>/reopen/", people.reopen, name="reopen"),
    path("people/<int:pk>/move/", people.move, name="move"),
    path("people/<int:pk>/stay/", leaving.stay, name="stay"),
    path("people/<int:pk>/team/", leaving.hand_over, name="hand-over"),
    path("offers/<int:pk>/", offers.answer, name="offer"),
    path("offers/<int:pk>/withdraw/", offers.withdraw, name="withdraw"),
    path("people/<int:pk>/job/", competence.post, name="post"),
    path("people/<int:pk>/exempt/", competence.exempt, name="exempt"),
    path("exemptions/<int:pk>/end/", competence.end_exemption, name="end-exemption"),
    path("practical/", sign_offs.validity, name="sign-offs"),
    path("programmes/", terms.terms, name="terms"),
    path("programmes/new/", own.new, name="new-programme"),
    path("programmes/own/<int:pk>/", own.own, name="own-programme"),
    path("programmes/own/<int:pk>/change/", own.change, name="change-programme"),
    path("programmes/<slug:slug>/", terms.programme, name="programme"),
    path("recognition/", recognition.recognitions, name="recognitions"),
    path("recognition/<int:pk>/end/", recognition.end, name="end-recognition"),
    path("letters/", letters.letters, name="letters"),
    path("letters/days/", letters.days, name="letter-days"),
    path("team/", competence.team, name="team"),
    path("team/export.csv", team_files.team_csv, name="team-csv"),
    path("team/export.xlsx", team_files.team_xlsx, name="team-xlsx"),
    path("roster/", rosters.roster, name="roster"),
    path("roster/plan/", rosters.plan, name="plan"),
    path("jobs/", competence.jobs, name="jobs"),
    path("jobs/<int:pk>/", job_pages.requirements, name="job"),
    path("jobs/<int:pk>/rename/", job_pages.rename, name="rename-job"),
    path("jobs/<int:pk>/retire/", job_pages.retire, name="retire-job"),
    path("jobs/<int:pk>/offer/", job_pages.offer_again, name="offer-job"),
    path("certificates/<str:code>/revoke/", acts.revoke, name="revoke"),
    path("certificates/<str:code>/reinstate/", acts.reinstate, name="reinstate"),
    path("certificates/<str:code>/readmit/", acts.readmit, name="readmit"),
    path("certificates/<str:code>/suspend/", acts.suspend, name="suspend"),
    path("certificates/<str:code>/lift/", acts.lift, name="lift"),
    path("certificates/<str:code>/extend/", acts.extend, name="extend"),
    path("certificates/<str:code>/shorten/", acts.shorten, name="shorten"),
    path("results/<int:pk>/decide/", decisions.decide, name="decide"),
]
