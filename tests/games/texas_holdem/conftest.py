"""How hard the laws are tried: enough to find what is wrong, quick enough to be run at every change."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws", max_examples=60, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("laws")
