from datetime import timedelta

import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, an_attempt
from training.certification.models import Certificate, Reinstatement, Revocation


def page(client, person):
    return client.get(f"/en/hr/people/{person.pk}/")


def act(client, what, certificate, reason):
    return client.post(f"/en/hr/certificates/{certificate.code}/{what}/", {"reason": reason})


def test_the_page_holds_every_certificate_and_every_exam(signed_in, trainee):
    old = a_certificate(trainee)
    new = a_certificate(trainee, NOON + timedelta(days=100))
    failure = a_failure(trainee, NOON + timedelta(days=90))
    text = page(signed_in, trainee).content.decode()
    for fact in (old.code, new.code, f"/en/training/attempts/{failure.uuid}/result/", "not passed"):
        assert fact in text


def test_an_exam_that_is_still_going_on_is_not_opened_to_hr(signed_in, trainee):
    attempt = an_attempt(trainee)
    text = page(signed_in, trainee).content.decode()
    assert "not handed in" in text
    assert str(attempt.uuid) not in text


def test_somebody_without_a_record_has_a_page_too(signed_in, colleague):
    text = page(signed_in, colleague).content.decode()
    assert "No certificate yet." in text
    assert "No exams have been sat yet." in text


def test_the_number_of_queries_does_not_grow_with_the_record(signed_in, trainee, django_assert_num_queries):
    def queries_of_page():
        # session, reader, house, person, certificates, their revocations, suspensions, extensions and changed results,
        # further exams, exams, decisions on them, their ends, items, answers, marks, the person's house; for what they
        # may deal: job, programmes, certificates, validity of practical tests, those passed, practice, lessons, exams,
        # those dealt, exemptions, postings
        with django_assert_num_queries(36):
            page(signed_in, trainee)

    certificate = a_certificate(trainee)
    act(signed_in, "revoke", certificate, "Copied")
    queries_of_page()
    act(signed_in, "readmit", certificate, "Trained again")
    for more in [a_certificate(trainee, NOON - timedelta(days=days)) for days in range(1, 9)]:
        act(signed_in, "revoke", more, "Copied")
        a_failure(trainee, NOON - timedelta(days=1))
    queries_of_page()


def test_revoking_asks_before_it_acts(signed_in, certificate):
    response = signed_in.get(f"/en/hr/certificates/{certificate.code}/revoke/")
    assert response.status_code == 200
    assert "Leave it as it is" in response.content.decode()
    assert not Revocation.objects.exists()


def test_a_revoked_certificate_is_not_offered_for_revoking(signed_in, certificate):
    act(signed_in, "revoke", certificate, "Copied")
    text = signed_in.get(f"/en/hr/certificates/{certificate.code}/revoke/").content.decode()
    assert "This certificate is already revoked." in text
    assert "Copied" in text
    assert "<textarea" not in text


def test_what_is_not_revoked_is_not_offered_for_reinstating(signed_in, certificate):
    for what in ("reinstate", "readmit"):
        text = signed_in.get(f"/en/hr/certificates/{certificate.code}/{what}/").content.decode()
        assert "This certificate is not revoked" in text
        assert "<textarea" not in text


def test_hr_allows_a_revoked_holder_to_sit_again_on_the_page(signed_in, certificate, trainee):
    act(signed_in, "revoke", certificate, "Copied")
    assert f"/en/hr/certificates/{certificate.code}/readmit/" in page(signed_in, trainee).content.decode()
    act(signed_in, "readmit", certificate, "Trained again")
    text = page(signed_in, trainee).content.decode()
    assert "The holder may sit the exam again." in text
    assert "Another attempt allowed on" in text
    assert "Trained again" in text
    assert f"/en/hr/certificates/{certificate.code}/readmit/" not in text
    assert "revoked" in text


def test_revoking_needs_a_reason(signed_in, certificate):
    response = act(signed_in, "revoke", certificate, "   ")
    assert response.status_code == 400
    assert "Enter a reason" in response.context["form"].errors["reason"][0]
    assert 'id="id_reason_error"' in response.content.decode()
    assert not Revocation.objects.exists()


def test_a_revocation_leads_back_to_the_person_and_stands_there_with_its_reason(signed_in, certificate, trainee):
    with time_machine.travel(NOON + timedelta(days=2)):
        response = act(signed_in, "revoke", certificate, "Copied from a <b>neighbour</b>")
        text = page(signed_in, trainee).content.decode()
    assert response["Location"] == f"/en/hr/people/{trainee.pk}/"
    assert "The certificate is revoked." in text
    assert "Revoked on 4 Mar 2026, 12:00 by Ugo Grimani:" in text
    assert "Copied from a &lt;b&gt;neighbour&lt;/b&gt;" in text


def test_a_reinstatement_makes_it_count_again_and_keeps_both_events(signed_in, certificate, trainee):
    act(signed_in, "revoke", certificate, "Copied")
    act(signed_in, "reinstate", certificate, "A mistake")
    text = page(signed_in, trainee).content.decode()
    assert "Revoked on" in text
    assert "Reinstated on" in text
    assert Reinstatement.objects.get().reason == "A mistake"
    assert Certificate.objects.count() == 1


def test_what_cannot_be_done_is_said_on_the_page(signed_in, certificate):
    response = act(signed_in, "reinstate", certificate, "Because")
    assert response.status_code == 400
    assert "This certificate is not revoked" in response.content.decode()


def test_an_officer_does_not_reinstate_an_own_certificate(signed_in, hr):
    own = a_certificate(hr)
    act(signed_in, "revoke", own, "Copied")
    response = act(signed_in, "reinstate", own, "Surely not")
    assert "You cannot reinstate your own certificate." in response.content.decode()


def test_the_audit_lists_who_did_what(signed_in, certificate):
    act(signed_in, "revoke", certificate, "Copied")
    signed_in.get("/en/hr/export.csv")
    text = signed_in.get("/en/hr/audit/").content.decode()
    of_certificate = ("Ada Grimani · French roulette croupier", certificate.code, "Copied")
    for fact in ("Ugo Grimani", "Certificate revoked", *of_certificate, "Certificates exported", "1 row"):
        assert fact in text
