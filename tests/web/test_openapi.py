"""Every route, asked by schemathesis for whatever its schema lets through and for what it does not."""

import asyncio
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from schemathesis.checks import not_a_server_error

from ginrummy.web.app import HANDLERS
from tests.web.serving import PATIENCE, Browser, in_a_thread, server

EXAMPLES = 25
"""So many questions for each route and method."""


def schema() -> dict[str, Any]:
    """The API as OpenAPI describes it; nobody is shown that but this test."""
    config = OpenAPIConfig(title="ginrummy", version="1")
    app = Litestar(route_handlers=HANDLERS, openapi_config=config)
    return app.openapi_schema.to_schema()


async def dealt(url: str) -> tuple[str, Browser]:
    """A table whose game is under way, and a stranger who has been at the door."""
    anna, ben = Browser(url, "Anna"), Browser(url, "Ben")
    table = await anna.make("me", "open")
    await ben.join(table)
    async with anna.at(table) as a, ben.at(table) as b:
        for seat in (a, b):
            await seat.until(lambda state: state["hand"])
    eve = Browser(url, "Eve")
    await eve.ask("GET", "/api/options")
    return table, eve


def test_no_question_is_too_much_for_a_route_and_none_changes_a_table():
    described = schemathesis.openapi.from_dict(schema())
    with in_a_thread(server()) as (running, loop):
        table, eve = asyncio.run(dealt(running.url))
        log = asyncio.run_coroutine_threadsafe(running.house.store.read(table), loop).result(PATIENCE)
        asked = 0
        for found in described.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]  # the schema is our own, and whole

            @given(case=operation.as_strategy())
            @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
            def ask(case: schemathesis.Case[Any]) -> None:
                nonlocal asked
                asked += 1
                if case.path_parameters.get("table_id") is not None and asked % 2:
                    case.path_parameters["table_id"] = table
                answer = case.call(base_url=running.url, headers={"cookie": eve.cookie if asked % 3 == 0 else ""})
                case.validate_response(answer, checks=[not_a_server_error])

            ask()
        assert asked > 10 * len(described)
        after = asyncio.run_coroutine_threadsafe(running.house.store.read(table), loop).result(PATIENCE)
        assert after == log
