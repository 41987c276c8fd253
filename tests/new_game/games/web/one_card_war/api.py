"""One-card war in the API."""

from games.one_card_war.play import settle
from games.one_card_war.rulesets import ruleset

from games.web.kit.bodies import Amount, CardRead, Money, Request, Response, Text
from games.web.kit.operation import Operation


class OneCardWarSettleRequest(Request):
    player: CardRead
    dealer: CardRead
    stake: Amount

    def run(self) -> object:
        return settle(ruleset(), self.player, self.dealer, self.stake)


class OneCardWarSettleResponse(Response):
    result: Text
    winnings: Money
    because: list[Text]


OPERATIONS = (Operation("one-card-war", "settle", "Settle a round", OneCardWarSettleRequest, OneCardWarSettleResponse),)
