"""HTTP: POST /api/v1/GAME/VERB."""

from ninja import NinjaAPI

api = NinjaAPI(title="Tapis Vert", version="1", docs_url="/docs", openapi_url="/openapi.json")
