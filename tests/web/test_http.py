"""The routes: options, rules, tables, pages, headers, and errors that say what is wrong."""

import asyncio
import re
from http.cookies import SimpleCookie

import pytest

from ginrummy.players import LEVELS
from ginrummy.rules import FIELDS, PRESETS
from ginrummy.table.bots import Here
from ginrummy.table.house import House
from ginrummy.table.store import Store
from ginrummy.web import pages
from ginrummy.web.languages import language_for
from ginrummy.web.limits import Bucket, Rate
from tests.web.serving import run, server, serving


def test_options_have_everything_a_table_can_be_made_of():
    async def test():
        async with server() as house:
            answer = await house.browser().ask("GET", "/api/options")
            options = answer.json()
            assert [preset["name"] for preset in options["presets"]] == list(PRESETS)
            assert [field["name"] for field in options["fields"]] == list(FIELDS)
            company = [name for name, level in LEVELS.items() if not level.yardstick]
            assert [level["name"] for level in options["levels"]] == company
            assert "master" in company
            for field in options["fields"]:
                assert field["help"]
                assert field["kind"] in ("number", "switch", "choice")
                assert (field["kind"] == "choice") == bool(field["choices"])
            assert {"tag": "en", "name": "English"} in options["languages"]
            cookie = SimpleCookie(answer.headers["set-cookie"])["ginrummy"]
            assert cookie["httponly"]
            assert cookie["samesite"] == "Lax"
            assert not cookie["secure"]

    run(test())


def test_the_rules_page_is_that_of_the_options_in_force():
    async def test():
        async with server() as house:
            anna = house.browser()
            wish = {"preset": "oklahoma", "changes": {"target": 120}, "seating": "box"}
            page = (await anna.ask("POST", "/api/rules", wish)).json()
            assert "120" in page["title"]
            assert any("120" in text for section in page["sections"] for text in section["paragraphs"])
            table = await anna.make("me", "open", "open", preset="oklahoma", changes={"target": 120})
            assert (await anna.ask("GET", f"/api/tables/{table}/rules")).json() == page
            assert (await anna.ask("POST", f"/api/tables/{table}/rules")).json() == page

    run(test())


@pytest.mark.parametrize(
    ("path", "body", "status", "key", "field"),
    [
        ("/api/rules", {"preset": "poker"}, 422, "rules-no-such-preset", "preset"),
        ("/api/rules", {"changes": {"target": 0}}, 422, "rules-out-of-bounds", "target"),
        ("/api/rules", {"changes": {"wings": 2}}, 422, "rules-no-such-field", "wings"),
        ("/api/rules", {"changes": {"wall": "none"}}, 422, "rules-not-a-choice", "wall"),
        ("/api/rules", {"changes": {"taken_stays": 1}}, 422, "rules-not-a-switch", "taken_stays"),
        ("/api/rules", {"seating": "four"}, 400, "web-not-understood", None),
        ("/api/rules", {"more": 1}, 400, "web-not-understood", None),
        ("/api/tables", {}, 400, "web-not-understood", None),
        ("/api/tables", {"places": ["me"]}, 409, "table-places-count", None),
        ("/api/tables", {"places": ["me", "me"]}, 409, "table-places-me", None),
        ("/api/tables", {"places": ["me", "you"]}, 409, "table-places-word", None),
        ("/api/tables", {"places": ["me", "bot:kasparov"]}, 422, "player-unknown", None),
        ("/api/tables", {"places": ["me", "open"], "name": "x" * 20_000}, 413, "web-too-large", None),
        ("/api/tables/none/join", {"name": "Eve"}, 404, "table-unknown", None),
        ("/api/nothing", {}, 404, "web-not-found", None),
        ("/healthz", {}, 405, "web-wrong-method", None),
    ],
)
def test_errors_say_what_is_wrong(path, body, status, key, field):
    async def test():
        async with server() as house:
            answer = await house.browser().ask("POST", path, body)
            error = answer.json()["error"]
            assert (answer.status_code, error["key"]) == (status, key)
            assert error["message"]
            assert error["message"] != key
            assert error.get("field") == field

    run(test())


def test_names_are_short_printable_and_unlike():
    async def test():
        async with server() as house:
            anna = house.browser("  An\u200bna\n<b>the</b> greatest of them all ")
            table = await anna.make("me", "open", "open")
            for name in ("An na <b>the</b> grea", "", "Sam"):
                await house.browser(name).join(table)
            ask = await anna.ask("GET", f"/api/tables/{table}")
            names = [place["name"] for place in ask.json()["places"]]
            assert len({name.casefold() for name in names}) == 3
            assert all(len(name) <= 20 and name.isprintable() for name in names)

    with pytest.raises(AssertionError, match="table-full"):
        run(test())


def test_a_browser_that_joins_twice_has_one_place():
    async def test():
        async with server() as house:
            anna, ben = house.browser("Anna"), house.browser("Ben")
            table = await anna.make("open", "me", "open")
            await ben.ask("GET", "/api/options")  # for the cookie
            answers = await asyncio.gather(*(ben.join(table) for _ in range(5)), anna.join(table))
            assert set(answers[:-1]) <= {0, 2}
            assert answers[-1] == 1
            full = (await anna.ask("GET", f"/api/tables/{table}")).json()
            assert [place["kind"] for place in full["places"]].count("person") in (2, 3)

    run(test())


def test_every_answer_closes_the_doors():
    async def test():
        async with server() as house:
            for path in ("/", "/t/anything", "/api/options", "/healthz", "/nothing"):
                headers = (await house.browser().ask("GET", path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "http:" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers

    run(test())


def test_head_answers_as_get_does_without_the_body():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "bot:sound")
            for path in ("/", "/healthz", "/static/icon.svg", f"/api/tables/{table}", "/nothing", "/api/rules"):
                whole, head = [await anna.ask(method, path) for method in ("GET", "HEAD")]
                assert (head.status_code, head.content) == (whole.status_code, b"")
                assert head.headers["content-length"] == whole.headers["content-length"]

    run(test())


def test_a_person_who_goes_astray_gets_the_page_and_a_program_an_error():
    async def test():
        async with server() as house:
            browser = house.browser()
            page = await browser.ask("GET", "/nothing/here", accept="text/html,*/*")
            assert page.status_code == 404
            assert page.text == (await browser.ask("GET", "/")).text
            error = (await browser.ask("GET", "/nothing/here")).json()["error"]
            assert error["key"] == "web-not-found"

    run(test())


def test_the_page_is_sent_packed_and_asked_for_again_unless_its_name_is_hashed(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1;" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    monkeypatch.setattr(pages.find, "__defaults__", (tmp_path, ""))

    async def test():
        async with server() as house:
            browser = house.browser()
            index = await browser.ask("GET", "/", accept_encoding="gzip")
            assert index.headers["content-type"] == "text/html; charset=utf-8"
            assert index.headers["content-encoding"] == "gzip"
            assert index.headers["cache-control"] == "no-cache"
            assert (await browser.ask("GET", "/t/some-table")).text == index.text
            again = await browser.ask("GET", "/", if_none_match=index.headers["etag"])
            assert (again.status_code, again.text) == (304, "")
            script = await browser.ask("GET", "/static/assets/index-abc.js", accept_encoding="identity")
            assert "immutable" in script.headers["cache-control"]
            assert "content-encoding" not in script.headers
            for name in ("../secret.txt", "%2e%2e/secret.txt", "assets", "none.js", "%00", "x" * 3000):
                assert (await browser.ask("GET", f"/static/{name}")).status_code == 404

    run(test())


def test_who_asks_for_something_very_long_is_told_that_there_is_none():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            for wish in ({"preset": "x" * 9000}, {"changes": {"x" * 9000: 1}}):
                answer = await anna.ask("POST", "/api/rules", wish)
                assert answer.status_code == 422
                assert "xxx…" in answer.json()["error"]["message"]

    run(test())


def test_an_invitation_is_a_picture_of_its_address():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "open")
            answer = await anna.ask("GET", f"/api/tables/{table}/qr.svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert re.match(r"<svg [^>]*viewBox", answer.text)
            assert "#000" in answer.text

    run(test())


@pytest.mark.parametrize(
    ("query", "cookies", "accepted", "language"),
    [
        ("", {}, "", "en"),
        ("lang=de", {}, "en", "de"),
        ("lang=xx", {}, "de", "en"),
        ("", {"ginrummy-lang": "de"}, "en", "de"),
        ("", {}, "de-AT,de;q=0.9,en;q=0.5", "de"),
        ("", {}, "fr;q=0.9,en;q=0.3,de;q=0.8", "de"),
        ("", {}, "en-GB,de;q=0.5", "en"),
        ("", {}, "fr,;;;,q=,de;q=x", "en"),
        ("lang=%ff%00", {}, "", "en"),
    ],
)
def test_the_language_to_answer_in(query, cookies, accepted, language, monkeypatch):
    from ginrummy import locale

    monkeypatch.setattr(locale, "languages", lambda: ("de", "en"))
    assert language_for(query, cookies, accepted) == language


def test_a_bucket_fills_as_time_goes_by():
    now = [0.0]
    bucket = Bucket(lambda: now[0], Rate(per_second=2.0, at_once=3.0))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_below_a_path_of_its_host():
    async def test():
        house = House(await Store.open(":memory:"), Here())
        async with serving(house, root="/gin") as running:
            for path in ("/gin", "/gin/", "/", "/gin/history"):  # a proxy takes the path off, or leaves it
                answer = await running.browser().ask("GET", path)
                assert answer.status_code == 200
                assert '<meta name="root" content="/gin" />' in answer.text
                assert 'src="/gin/static/assets/' in answer.text
                assert '"./' not in answer.text
                assert "; Path=/gin;" in answer.headers["set-cookie"]
            anna = running.browser("Anna")
            answer = await anna.ask("POST", "/gin/api/tables", {"name": "Anna", "places": ["me", "open"]})
            assert answer.status_code == 201
            table = answer.json()["id"]
            assert (await anna.ask("GET", f"/gin/api/tables/{table}")).json()["mine"] == 0
            assert (await anna.ask("GET", "/favicon.ico")).headers["location"] == "/gin/static/icon.svg"
            for path in ("/ginger", "/gin/gin/history", "/gin/api/nothing"):
                assert (await anna.ask("GET", path)).status_code == 404

    run(test())
