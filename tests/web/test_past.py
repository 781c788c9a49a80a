"""What has been played, over HTTP: each sees their own, whole once it is over, before that their own cards alone."""

import json
from itertools import chain

import pytest

from ginrummy.cards import NAMES
from ginrummy.record import Verdict, read, verify, write
from ginrummy.table import records
from ginrummy.table.entries import GaveUp
from ginrummy.table.house import browser_hash
from ginrummy.table.shelf import MOST_AT_ONCE, MOST_TEXT
from ginrummy.web.cookies import Signer
from ginrummy.web.limits import BRINGING, LOOKING
from tests.cli.run import ran
from tests.table.logs import Scribe
from tests.table.rating import rated_scribe
from tests.web import golden_replay
from tests.web.serving import KEY, Browser, Json, Seat, Server, play_to_the_end, run, sensible, server


def cards_in(replay: Json) -> set[str]:
    """Every card that a replay shows in somebody's hand, spread or deal."""
    found: set[str] = set()
    for hand in replay["hands"]:
        for moment in hand["moments"]:
            for held in (*moment["held"], *moment["spreads"]):
                if held is not None:
                    found.update(held["unmatched"], *held["melds"])
            found.update(*(known for known in moment["known"] if known))
        found.update(*(cards for cards in hand["deal"]["hands"] if cards), hand["deal"]["stock"] or ())
    return found


async def replay(browser: Browser, table: str, game: int = 1) -> Json:
    answer = await browser.ask("GET", f"/api/tables/{table}/games/{game}/replay")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


async def status(browser: Browser, path: str) -> tuple[int, str]:
    answer = await browser.ask("GET", path)
    return answer.status_code, answer.json()["error"]["key"]


def test_while_a_game_is_open_nobody_is_shown_what_they_may_not_see(rng):
    async def test():
        async with server() as house:
            anna, ben, eve = house.browser("Anna"), house.browser("Ben"), house.browser("Eve")
            table = await anna.make("me", "open", watching=True)
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                for _ in range(8):
                    seat = a if a.hand["mine"] else b
                    other = b if seat is a else a
                    theirs, mine = other.state["number"], seat.state["number"]
                    move = next((c for c in seat.hand["choices"] if c in ("draw", "pass")), None)
                    await seat.do(move or sensible({**seat.hand, "knocks": {}, "big_gin": None}, rng)[0])
                    await other.until(lambda s, before: s["number"] > before, theirs)
                    await seat.until(lambda s, before: s["number"] > before, mine)
                state = house.house._tables[table].state
                assert state.game is not None
                assert state.game.game.hand is not None
                stock = {NAMES[card] for card in state.game.game.hand.stock}
                assert len(stock) > 20
                for seat in (a, b):
                    told = await replay(seat.browser, table)
                    (hand,) = told["hands"]
                    assert told["open"]
                    assert told["me"] == told["view"] == seat.me
                    assert hand["deal"]["stock"] is None
                    assert sum(cards is None for cards in hand["deal"]["hands"]) == 1
                    assert hand["proof"]["seeds"] is None
                    last = hand["moments"][-1]
                    assert last["held"][1 - seat.me] is None
                    mine = last["held"][seat.me]
                    assert sorted([*mine["unmatched"], *chain(*mine["melds"])]) == sorted(seat.hand["held"])
                    # What the other holds and never showed, and what lies in the stock, is nowhere in the answer.
                    other = b if seat is a else a
                    hidden = {*other.hand["held"]} - {*last["known"][other.me]}
                    seen = {card for moment in hand["moments"] for card in moment["pile"]}
                    assert len(hidden) > 5
                    text = json.dumps({**told, "draw": None})  # its cards went back into the pack
                    for card in (hidden | stock) - seen:
                        assert f'"{card}"' not in text
                    record = await seat.browser.record(table)
                    assert read(record).view == seat.me
                assert (await replay(eve, table))["hands"] == []  # she may watch, and no hand is over
                assert read(await eve.record(table)).hands == ()
                assert await status(eve, f"/api/tables/{table}/games/2/replay") == (404, "table-no-such-game")
                assert await status(eve, "/api/tables/none/games/1/replay") == (404, "table-unknown")

    run(test())


@pytest.mark.parametrize("places", [["me", "open"], ["me", "open", "open"]])
def test_once_it_is_over_everybody_who_may_sees_every_hand(places, rng):
    async def test():
        async with server() as house:
            people = [house.browser(name) for name in ("Anna", "Ben", "Cleo")[: len(places)]]
            stranger = house.browser("Eve")
            table = await people[0].make(*places, changes={"target": 30})
            for person in people[1:]:
                await person.join(table)
            seats = [await Seat.open(person, table) for person in people]
            await play_to_the_end(seats, rng)
            for seat in seats:
                await seat.close()
            for person in people:
                told = await replay(person, table)
                assert (told["over"], told["open"], told["view"]) == (True, False, None)
                for hand in told["hands"]:
                    assert None not in hand["deal"]["hands"]
                    assert len(hand["deal"]["stock"]) == 31
                    playing = [p for p, role in enumerate(hand["roles"]) if role != "out"]
                    for moment in hand["moments"]:
                        assert all(moment["held"][p] is not None for p in playing)
                        assert moment["words"]
                    assert hand["moments"][-1]["what"] == "over"
                    assert len(hand["proof"]["seeds"]) == 1 + len(people)
                assert told["hands"][-1]["after"][told["winner"]] >= 30
                assert told["totals"] == seats[0].state["score"]["totals"]
                # The very record that is offered beside it proves every deal.
                answer = await person.ask("GET", told["record"])
                assert verify(read(answer.text)).verdict is Verdict.PROVEN
            path = f"/api/tables/{table}/games/1/replay"
            assert await status(stranger, path) == (403, "table-not-seated")
            async with people[0].at(table) as owner:
                await owner.well("watching", on=True)
            watched = await replay(stranger, table)
            assert watched["me"] is None
            assert not any("You" in word for hand in watched["hands"] for m in hand["moments"] for word in m["words"])

    run(test())


@pytest.mark.parametrize("people", [2, 3])
def test_a_watcher_sees_the_hands_that_are_over_and_nothing_of_the_one_under_way(rng, people):
    async def test():
        async with server() as house:
            browsers = [house.browser(name) for name in ("Anna", "Ben", "Cleo")[:people]]
            eve = house.browser("Eve")
            table = await browsers[0].make("me", *["open"] * (people - 1), watching=True, changes={"target": 1000})
            for browser in browsers[1:]:
                await browser.join(table)
            seats = [await Seat.open(browser, table) for browser in browsers]
            for seat in seats:
                await seat.until(lambda s: s["hand"])
            path, text = f"/api/tables/{table}/games/1/replay", f"/api/tables/{table}/record"
            for hands in range(3):
                if hands:
                    await play_to_the_end(seats, rng, hands=hands)
                between = [(await eve.ask("GET", at)).text for at in (path, text)]
                told = json.loads(between[0])
                assert (told["open"], told["over"], told["me"], len(told["hands"])) == (True, False, None, hands)
                record = read(between[1])
                assert len(record.hands) == hands
                assert not hands or verify(record).verdict is Verdict.PROVEN
                for hand in told["hands"]:
                    assert None not in hand["deal"]["hands"]
                # The next hand is dealt and gone on with: what a watcher gets is the same to the byte.
                for seat in seats if hands else ():
                    await seat.ask("ready")
                for seat in seats:
                    await seat.until(lambda s: s["stage"] == "playing")
                for _ in range(6):
                    assert [(await eve.ask("GET", at)).text for at in (path, text)] == between
                    mover = next((seat for seat in seats if seat.hand["mine"]), None)
                    if mover is not None:
                        await mover.do(next(one for one in mover.hand["choices"] if "knock" not in one))
            await seats[0].well("watching", on=False)
            assert await status(eve, path) == (403, "table-not-seated")
            assert await status(eve, text) == (403, "table-not-seated")
            for seat in seats:
                await seat.close()

    run(test())


def test_the_one_who_sits_out_sees_the_captain_and_never_the_box():
    async def test():
        async with server() as house:
            people = [house.browser(name) for name in ("Anna", "Ben", "Cleo")]
            table = await people[0].make("me", "open", "open")
            for person in people[1:]:
                await person.join(table)
            seats = [await Seat.open(person, table) for person in people]
            for seat in seats:
                await seat.until(lambda s: s["hand"])
            by_role = {seat.state["score"]["roles"][seat.me]: seat for seat in seats}
            box, captain, out = by_role["box"], by_role["captain"], by_role["out"]
            for seat in (captain, out):
                (hand,) = (await replay(seat.browser, table))["hands"]
                assert not cards_in({"hands": [hand]}) & {*box.hand["held"]}
                held = hand["moments"][0]["held"]
                assert held[box.me] is None
                assert held[captain.me] is not None
                assert held[out.me] is None
            (hand,) = (await replay(box.browser, table))["hands"]
            assert not cards_in({"hands": [hand]}) & {*captain.hand["held"]}
            for seat in seats:
                await seat.close()

    run(test())


async def keep(running: Server, table: str, scribe: Scribe) -> None:
    """Put a log into the store as if it had been played."""
    await running.house.store.append(table, 0, scribe.log, 1.8e9)
    await running.house.archive.renew([table])


async def known(running: Server, name: str) -> tuple[Browser, str]:
    """A browser with a cookie, and its hash."""
    browser = running.browser(name)
    await browser.ask("GET", "/api/options")
    cookie = (browser.cookie or "").removeprefix("ginrummy=")
    found = Signer(KEY).browser({"ginrummy": cookie})
    assert found is not None
    return browser, browser_hash(found)


def test_a_history_and_its_figures_are_ones_own(rng):
    async def test():
        async with server() as running:
            (anna, a), (ben, b) = await known(running, "Anna"), await known(running, "Ben")
            eve = running.browser("Eve")
            for n in range(3):
                scribe = Scribe.table(rng, a, b)
                scribe.game()
                await keep(running, f"over-{n}", scribe)
            practice = Scribe.table(rng, a, "bot:greedy", practice=True)
            practice.game()
            await keep(running, "practice", practice)
            table = await anna.make("me", "open")
            mine = (await anna.ask("GET", "/api/history")).json()
            assert (mine["count"], mine["page"], mine["pages"]) == (5, 1, 1)
            by_table = {game["table"]: game for game in mine["games"]}
            assert by_table[table]["result"] == "open"
            assert by_table[table]["replay"] is None
            assert by_table["over-0"]["replay"] == "/t/over-0/games/1"
            assert by_table["over-0"]["title"] == "Gin rummy for two: classic rules"
            assert by_table["practice"]["practice"]
            assert by_table["practice"]["people"][1]["level"] == "greedy"
            german = (await anna.ask("GET", "/api/history?lang=de")).json()
            assert "klassische" in german["games"][-1]["title"].casefold()
            theirs = (await ben.ask("GET", "/api/history")).json()
            assert {game["table"] for game in theirs["games"]} == {"over-0", "over-1", "over-2"}
            assert (await eve.ask("GET", "/api/history")).json()["count"] == 0
            opposite = {"won": "lost", "lost": "won"}
            for game in theirs["games"]:
                assert by_table[game["table"]]["result"] == opposite[game["result"]]
            for query, count in (("who=robot", 1), ("preset=hoyle", 0), ("result=open", 1), ("seating=two", 5)):
                assert (await anna.ask("GET", f"/api/history?{query}")).json()["count"] == count
            for query in ("result=great", "preset=mine", "page=x", "since=x", "seating=four", "who=" + "x" * 101):
                answer = await anna.ask("GET", f"/api/history?{query}")
                assert (answer.status_code, answer.json()["error"]["key"]) == (400, "web-not-understood")
            figures = (await anna.ask("GET", "/api/statistics")).json()
            assert figures["all"]["games"] == 3  # without practice, and without what is open
            assert figures["all"]["won"] + figures["all"]["lost"] == 3
            assert figures["all"]["share_won"] is None  # of so few, an interval says nothing
            (opponent,) = figures["opponents"]
            assert opponent["name"] == b.title()
            (rules,) = figures["rules"]
            assert {**opponent, "title": rules["title"]} == {**rules, "name": opponent["name"]}
            assert len(figures["course"]) == 3
            last = figures["course"][-1]
            assert last["points"] == figures["all"]["hands"]["scored"] - figures["all"]["hands"]["lost"]
            bens = (await ben.ask("GET", "/api/statistics")).json()
            assert bens["all"]["hands"]["scored"] == figures["all"]["hands"]["lost"]
            assert (await eve.ask("GET", "/api/statistics")).json()["all"]["games"] == 0

    run(test())


def test_a_game_one_played_is_ones_own_after_somebody_else_sits_there(rng):
    async def test():
        async with server() as running:
            (anna, a), (ben, b) = await known(running, "Anna"), await known(running, "Ben")
            scribe = Scribe.table(rng, a, b)
            scribe.game()
            await keep(running, "t", scribe)
            async with anna.at("t") as seat:
                await seat.well("put_out", place=1, ban=True)
            assert await status(ben, "/api/tables/t/games/2/replay") == (403, "table-not-seated")
            told = await replay(ben, "t")
            assert told["me"] is None  # the place is not theirs any more
            assert told["over"]

    run(test())


@pytest.mark.parametrize("over", [True, False])
def test_what_kind_of_game_it_was_stands_in_the_list_and_over_the_replay(rng, over):
    async def test():
        async with server() as running:
            anna, a = await known(running, "Anna")
            rated = rated_scribe(rng, a, "ben")
            kinds = {
                "rated": rated,
                "practice": Scribe.table(rng, a, "bot:greedy", practice=True),
                "plain": Scribe.table(rng, a, "ben"),
            }
            for kind, scribe in kinds.items():
                scribe.game() if over else scribe.hand()
                await keep(running, kind, scribe)
            games = (await anna.ask("GET", "/api/history")).json()["games"]
            assert {game["table"]: marks(game) for game in games} == {kind: kind for kind in kinds}
            for kind in kinds:
                assert marks(await replay(anna, kind)) == kind
                if not over:
                    continue
                # The record takes it along to wherever it is read.
                text = (await anna.ask("GET", f"/api/tables/{kind}/record")).text
                (one,) = (await anna.ask("POST", "/api/records", {"text": text})).json()
                assert marks(one) == marks((await anna.ask("GET", f"/api/records/{one['id']}/replay")).json()) == kind

    run(test())


def marks(told: Json) -> str:
    """What kind of game something tells of."""
    return {(True, False): "rated", (False, True): "practice", (False, False): "plain"}[told["rated"], told["practice"]]


def test_records_are_brought_along_kept_and_deleted_by_nobody_else(rng):
    async def test():
        async with server() as running:
            anna, eve = running.browser("Anna"), running.browser("Eve")
            scribe = Scribe.table(rng, "mia", "noah")
            scribe.game()
            text = records_text(scribe)
            answer = await anna.ask("POST", "/api/records", {"text": text})
            assert answer.status_code == 201, answer.text
            (one,) = answer.json()
            assert [person["name"] for person in one["people"]] == ["Mia", "Noah"]
            assert (await anna.ask("GET", "/api/records")).json() == [one]
            path = f"/api/records/{one['id']}"
            assert (await anna.ask("GET", path)).text == text
            told = (await anna.ask("GET", f"{path}/replay")).json()
            assert told["names"] == ["Mia", "Noah"]
            assert (told["over"], told["me"], told["record"]) == (True, None, path)
            assert len(told["hands"]) == one["hands"]
            for who in (eve, running.browser()):
                assert (await who.ask("GET", "/api/records")).json() == []
                for method, at in (("GET", path), ("GET", f"{path}/replay"), ("DELETE", path)):
                    refused = await who.ask(method, at)
                    assert (refused.status_code, refused.json()["error"]["key"]) == (404, "shelf-no-such-record")
            evil = await anna.ask("DELETE", path, origin="http://evil.example")
            assert evil.status_code == 403
            assert (await anna.ask("DELETE", path)).status_code == 204
            assert (await anna.ask("DELETE", path)).status_code == 404
            assert (await anna.ask("GET", "/api/records")).json() == []

    run(test())


def records_text(scribe: Scribe) -> str:
    """The first game of a table, as its record is offered."""
    return write(records.whole(scribe.state, 1))


def test_what_is_no_record_is_refused_with_line_and_column_and_too_much_is_too_much(rng):
    async def test():
        async with server() as running:
            anna = running.browser("Anna")
            scribe = Scribe.table(rng, "mia", "noah")
            scribe.hand()
            scribe.write(GaveUp(0))
            text = records_text(scribe)
            lines = text.splitlines()
            at = next(n for n, line in enumerate(lines) if line.startswith("Score"))
            lines[at] = lines[at].replace("A ", "A 9", 1)
            bad = "\n".join([text.rstrip("\n"), "", *lines])
            answer = await anna.ask("POST", "/api/records", {"text": bad})
            assert answer.status_code == 422
            error = answer.json()["error"]
            assert error["line"] == len(text.rstrip("\n").splitlines()) + 2 + at
            assert error["column"] > 1
            assert f"Line {error['line']}" in error["message"].replace("line", "Line")
            for empty in ("", "   \n", "hello"):
                assert (await anna.ask("POST", "/api/records", {"text": empty})).status_code == 422
            long = await anna.ask("POST", "/api/records", {"text": "x" * (MOST_TEXT + 1)})
            assert (long.status_code, long.json()["error"]["key"]) == (429, "shelf-too-long")
            longer = await anna.ask("POST", "/api/records", {"text": "x" * (5 * MOST_TEXT)})
            assert (longer.status_code, longer.json()["error"]["key"]) == (413, "web-too-large")
            many = await anna.ask("POST", "/api/records", {"text": f"{text}\n" * (MOST_AT_ONCE + 1)})
            assert (many.status_code, many.json()["error"]["key"]) == (429, "shelf-many-at-once")
            assert (await anna.ask("GET", "/api/records")).json() == []
            zero = text.replace("Hand 1:", "{a\0b} Hand 1:", 1)
            assert (await anna.ask("POST", "/api/records", {"text": zero})).status_code == 201
            # Nothing else takes more than a table's messages do.
            assert (await anna.ask("POST", "/api/tables", {"name": "x" * 20_000, "places": []})).status_code == 413

    run(test())


def test_nobody_brings_records_without_end():
    async def test():
        async with server() as running:
            anna = running.browser("Anna")
            for _ in range(int(BRINGING.at_once)):
                await anna.ask("POST", "/api/records", {"text": ""})
            answer = await anna.ask("POST", "/api/records", {"text": ""})
            assert (answer.status_code, answer.json()["error"]["key"]) == (429, "shelf-too-often")

    run(test())


def test_nobody_has_games_played_through_without_end(rng):
    async def test():
        async with server() as running:
            anna, a = await known(running, "Anna")
            scribe = Scribe.table(rng, a, "ben")
            scribe.hand(2)
            await keep(running, "t", scribe)
            # Some come back while one asks, on a slow machine more; there is an end to it all the same.
            found = [await anna.ask("GET", "/api/tables/t/record") for _ in range(2 * int(LOOKING.at_once))]
            codes = [answer.status_code for answer in found]
            assert codes[: int(LOOKING.at_once)] == [200] * int(LOOKING.at_once)
            refused = found[codes.index(429)].json()["error"]
            assert refused["key"] == "web-too-many-looks"
            # Somebody else has a count of their own.
            assert await status(running.browser(), "/api/tables/t/record") == (403, "table-not-seated")

    run(test())


def test_the_shelf_is_full_at_some_point(rng, monkeypatch):
    monkeypatch.setattr("ginrummy.table.shelf.MOST_RECORDS", 3)

    async def test():
        async with server() as running:
            anna = running.browser("Anna")
            scribe = Scribe.table(rng, "mia", "noah")
            scribe.game()
            text = records_text(scribe)
            assert (await anna.ask("POST", "/api/records", {"text": text * 2})).status_code == 201
            full = await anna.ask("POST", "/api/records", {"text": text * 2})
            assert (full.status_code, full.json()["error"]["key"]) == (429, "shelf-full")
            assert (await anna.ask("POST", "/api/records", {"text": text})).status_code == 201

    run(test())


def test_a_replay_travels_compressed(rng):
    async def test():
        async with server() as running:
            anna, a = await known(running, "Anna")
            scribe = Scribe.table(rng, a, "ben")
            scribe.game()
            await keep(running, "t", scribe)
            path = "/api/tables/t/games/1/replay"
            packed = await anna.ask("GET", path, accept_encoding="gzip")
            plain = await anna.ask("GET", path, accept_encoding="identity")
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.json() == plain.json()
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
            assert "no-store" in packed.headers["cache-control"]

    run(test())


@pytest.mark.parametrize("name", golden_replay.GAMES)
def test_the_games_that_the_page_checks_are_proven_by_the_command_too(name):
    """web/tests/checking.test.ts works the same deals out again in TypeScript."""
    assert ran("verify", str(golden_replay.file(name)))[0] == 0
    assert verify(golden_replay.kept(name)).draw.verdict is Verdict.PROVEN


def test_replays_are_still_what_the_page_was_tested_with():
    assert golden_replay.REPLAYS.read_text(encoding="utf-8") == golden_replay.everything()
