"""What houses show, and a translation that waits."""

from games.web.venues.models import News, Picture, Room, Venue
from portal.translators.models import Bundle
from tests.games.web.venues.conftest import uploaded
from training.staff.models import User


def fill_site(author: User) -> None:
    Bundle.objects.create(language="it", texts=1, po="", digest="0123456789ab", sent_by=author)
    for venue in Venue.objects.all():
        News.objects.create(venue=venue, title_en="News")
        Picture.objects.create(venue=venue, image=uploaded(), alt_en="A picture")
        Room.objects.get_or_create(venue=venue, slug="salon", defaults={"kind": "gaming", "name_en": "Salon"})
