"""The verbs of hold'em: bodies in, public functions of `games.poker` called, bodies out."""

from collections.abc import Iterable

from games.core.cards import Card, read_cards
from games.core.money import show_money
from games.core.problems import check
from games.poker.hands import best_five, problems
from games.poker.ranking import made_by
from games.poker.texas_holdem.showdown import Award, Won, showdown
from games.web.kit.operation import Operation, exactly
from games.web.texas_holdem.api import requests as ask
from games.web.texas_holdem.api import responses as told


def _showdown(request: ask.ShowdownRequest) -> told.ShowdownResponse:
    rules, board, players = request.ruleset(), read_cards(request.board, "board"), request.seated()
    settled = showdown(rules, board, players, request.button, request.terms(rules))
    return {
        "pots": [_pot(pot) for pot in settled.pots],
        "returned": {name: show_money(amount) for name, amount in settled.returned.items()},
        "received": {name: show_money(amount) for name, amount in settled.received.items()},
        "rake": show_money(settled.rake),
    }


def _pot(pot: Won) -> told.PotBody:
    return {
        "amount": show_money(pot.amount),
        "rake": show_money(pot.rake),
        "winners": [_winner(award) for award in pot.awards],
        "clause": pot.because[0].value,
    }


def _winner(award: Award) -> told.WinnerBody:
    return {
        "name": award.name,
        "share": show_money(award.share),
        "five": _names(award.hand.five) if award.hand else None,
        "category": award.hand.category.value if award.hand else None,
        "clause": award.clause.value,
    }


def _equity(request: ask.EquityRequest) -> told.EquityResponse:
    from games.poker.texas_holdem.equity import equity  # imported late, because numpy is slow to load

    hands, board, dead = request.each_hand(), read_cards(request.board, "board"), read_cards(request.dead, "dead")
    found = equity(hands, board, dead)
    return {
        "boards": found.boards,
        "players": [
            {
                "win": exactly(chances.win),
                "tie": exactly(chances.tie),
                "lose": exactly(chances.lose),
                "equity": exactly(chances.equity),
            }
            for chances in found.players
        ],
    }


def _rank(request: ask.RankRequest) -> told.RankResponse:
    cards = read_cards(request.cards, "cards")
    check(problems(cards))
    hand = best_five(cards)
    return {
        "category": hand.category.value,
        "five": _names(hand.five),
        "kickers": _names(hand.kickers),
        "clause": made_by(hand).value,
    }


def _names(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


_GAME = "texas-holdem"
OPERATIONS = (
    Operation(_GAME, "showdown", "Settle the pots of a hand", ask.ShowdownRequest, told.ShowdownResponse, _showdown),
    Operation(_GAME, "equity", "Exact equity of known hands", ask.EquityRequest, told.EquityResponse, _equity),
    Operation(_GAME, "rank", "The best five of five to seven cards", ask.RankRequest, told.RankResponse, _rank),
)
