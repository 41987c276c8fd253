"""Views of the matrix that an HR officer saves: under a name of their own, for themselves."""

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction
from django.utils import timezone

from tests.training.hr.conftest import refusal
from training.hr.matrix import saved
from training.hr.models import SavedView
from training.staff.models import GroupOffice, GroupOfficeEnd, HouseGroup

FILTERS = {"state": "valid", "name": "a&b"}
VIEWS = "/en/hr/matrix/views/"


def test_hr_saves_opens_renames_and_deletes_a_view_on_the_pages(signed_in, hr):
    page = signed_in.get("/en/hr/matrix/", FILTERS | {"after": "x"}).content.decode()
    assert f'href="{VIEWS}?state=valid&amp;name=a%26b"' in page
    page = signed_in.post(f"{VIEWS}?state=valid&name=a%26b", {"name": "Ours"}, follow=True).content.decode()
    assert '<a href="/en/hr/matrix/?name=a%26b&amp;state=valid">Ours</a>' in page
    view = SavedView.objects.get()
    assert (view.owner, view.filters) == (hr, FILTERS)
    assert signed_in.get(f"/en/hr/matrix/?{view.query}").context["asked"].name == "a&b"
    assert ">Ours</a>" in signed_in.get("/en/hr/matrix/").content.decode()
    assert "Theirs" in signed_in.post(f"{VIEWS}{view.pk}/", {"name": "Theirs"}, follow=True).content.decode()
    assert "No saved views yet." in signed_in.post(f"{VIEWS}{view.pk}/delete/", follow=True).content.decode()


def test_today_is_not_kept_and_another_day_is(signed_in):
    today = signed_in.get("/en/hr/matrix/").context["asked"].day.isoformat()
    signed_in.post(f"{VIEWS}?name=a&day={today}", {"name": "Today"})
    signed_in.post(f"{VIEWS}?name=a&day=2026-01-01", {"name": "Then"})
    kept = dict(SavedView.objects.values_list("name", "filters"))
    assert kept == {"Today": {"name": "a"}, "Then": {"name": "a", "day": "2026-01-01"}}


def test_the_same_twice_is_one_view_and_a_name_is_used_once(hr, stranger):
    view = saved.save(hr, "Ours", FILTERS)
    assert saved.save(hr, "ours", FILTERS) == view
    assert refusal(saved.save, hr, "OURS", {"name": "c"}) == "known"
    other = saved.save(hr, "Other", FILTERS)
    assert refusal(saved.rename, hr, other, "ours") == "known"
    saved.rename(hr, view, "OURS")
    assert saved.save(stranger, "Ours", FILTERS) != view
    with pytest.raises(IntegrityError), transaction.atomic():
        SavedView.objects.create(owner=hr, name="oURS", filters=FILTERS)


def test_there_are_not_too_many_and_none_without_a_filter(hr, monkeypatch):
    monkeypatch.setattr(saved, "MOST", 1)
    assert refusal(saved.save, hr, "Ours", {}) == "empty"
    saved.save(hr, "Ours", FILTERS)
    assert refusal(saved.save, hr, "More", FILTERS) == "too-many"


def test_what_is_refused_is_said_at_the_name(signed_in):
    for query, typed, said in (
        ("", "Ours", "Choose a filter first: without any, the view would be the matrix itself."),
        ("?name=a", " ", "Enter a name for the view."),
    ):
        response = signed_in.post(f"{VIEWS}{query}", {"name": typed})
        assert response.status_code == 400
        assert response.context["form"].errors["name"] == [said]
    assert signed_in.post(f"{VIEWS}?day=never", {"name": "Ours"}, follow=True).status_code == 400
    assert not SavedView.objects.exists()


def test_views_are_their_owners_alone(signed_in, hr, stranger, trainee):
    view = saved.save(stranger, "Theirs", FILTERS)
    assert "Theirs" not in signed_in.get(VIEWS).content.decode()
    assert signed_in.post(f"{VIEWS}{view.pk}/", {"name": "Mine"}).status_code == 404
    assert signed_in.post(f"{VIEWS}{view.pk}/delete/").status_code == 404
    with pytest.raises(SavedView.DoesNotExist):
        saved.rename(hr, view, "Mine")
    saved.delete(hr, view)
    assert SavedView.objects.get().name == "Theirs"
    with pytest.raises(PermissionDenied):
        saved.save(trainee, "Mine", FILTERS)


def test_a_group_officer_saves_views_of_one_house_or_all(client, hr, house, drifter):
    group = HouseGroup.objects.create(name="Group")
    house.group = group
    house.save()
    now = timezone.now()
    given = {"reason": "A test.", "at": now, "author": hr}
    client.force_login(drifter)
    assert client.get(VIEWS).status_code == 403
    office = GroupOffice.objects.create(group=group, person=drifter, first_day=now.date(), **given)
    for query, name in ((f"?house={house.pk}&name=a", "One"), (f"?house={house.pk}", "House"), ("?name=a", "All")):
        assert client.post(f"{VIEWS}{query}", {"name": name}).status_code == 302
    kept = dict(SavedView.objects.filter(owner=drifter).values_list("name", "filters"))
    assert kept == {
        "One": {"name": "a", "house": str(house.pk)},
        "House": {"house": str(house.pk)},
        "All": {"name": "a"},
    }
    page = client.get("/en/hr/matrix/").content.decode()
    view = SavedView.objects.get(name="One")
    assert f'<a href="/en/hr/matrix/?name=a&amp;house={house.pk}">One</a>' in page.replace(
        f"?house={house.pk}&amp;name=a", f"?name=a&amp;house={house.pk}"
    )
    assert client.get(f"/en/hr/matrix/?{view.query}").context["houses"] == [house]
    assert client.post(f"{VIEWS}{view.pk}/delete/").status_code == 302
    assert SavedView.objects.count() == 2
    GroupOfficeEnd.objects.create(office=office, **given)
    assert client.get(VIEWS).status_code == 403
