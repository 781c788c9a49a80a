"""The words: every file parses, every language says the same, and source and files know each other's keys."""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ginrummy
from ginrummy import errors, locale
from ginrummy.errors import GinError, NotationError

SOURCE = Path(ginrummy.__file__).parent
LOCALE = SOURCE / "locale"

# Keys that are put together while running, as in t(f"outcome-{kind}"): the prefix, and what completes it.
# A key under one of these counts as used; an f-string whose prefix is not here fails.
DYNAMIC: dict[str, str] = {
    "rules-heading-": "a seating",
    "rules-preset-": "a preset",
    "rules-about-": "a preset",
    "rules-option-": "a field of RuleSet",
    "env-role-": "a role",
    "page-role-": "a role",
    "web-seating-": "a seating",
    "past-result-": "how a game ended for somebody",
    "past-verdict-": "what checking a deal came to",
    "past-why-": "why checking a deal came to that",
    "people-do-": "what somebody may do with an account",
    "people-sure-": "the same",
    "rating-counts-": "why a game does not count",
    "page-start-": "a way to start",
    "page-verdict-": "what checking a deal came to",
    "page-way-": "a way to start",
    # Settings put their name and their value together: `page-${what}-${value}`.
    "page-colours-": "a setting",
    "page-felt-": "a setting",
    "page-size-": "a setting",
    "page-speed-": "a setting",
    "page-theme-": "a setting",
}

PAGE = Path(__file__).parent.parent / "web" / "src"
PAGE_STRING = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
PAGE_TEMPLATE = re.compile(r"\bt\(`([a-z]+(?:-[a-z]+)+-)\$\{")
PAGE_CALL = re.compile(r"""\bt\(["']([a-z0-9-]+)["']""")
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")


# --- reading the files -----------------------------------------------------------------------------------------------


@dataclass
class Message:
    file: str
    variables: set[str] = field(default_factory=set)
    mentions: set[str] = field(default_factory=set)
    traps: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.mentions.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        # A second variant on the line of the first is taken for its text, by every parser, without a word.
        if "*[" in node.value:
            self.message.traps.append(node.value)


def read(text: str, file: str = "test.ftl") -> tuple[dict[str, Message], list[str]]:
    """The messages of one file, and what is wrong with it."""
    messages: dict[str, Message] = {}
    wrong = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{file}: cannot be read: {(entry.content or '').strip()!r}")
        elif isinstance(entry, ftl.Message):
            key = entry.id.name
            if key in messages:
                wrong.append(f"{file}: {key} stands here twice")
            if entry.value is None or entry.attributes:
                wrong.append(f"{file}: {key} must have a value and no attributes: t() reads values only")
            message = messages[key] = Message(file)
            _Reader(message).visit(entry)
            wrong += [f"{file}: {key}: give each variant a line of its own: {trap!r}" for trap in message.traps]
    return messages, wrong


def read_language(language: str) -> tuple[dict[str, Message], list[str]]:
    everything: dict[str, Message] = {}
    wrong = []
    for path in sorted((LOCALE / language).glob("*.ftl")):
        messages, faults = read(path.read_text(encoding="utf-8"), f"{language}/{path.name}")
        wrong += faults
        for key, message in messages.items():
            if key in everything:
                wrong.append(f"{key} stands in {everything[key].file} and in {message.file}")
            everything[key] = message
    # A message asks for what the messages it mentions ask for.
    for _ in everything:
        for message in everything.values():
            for other in message.mentions & everything.keys():
                message.variables |= everything[other].variables
    return everything, wrong


ENGLISH, ENGLISH_FAULTS = read_language(locale.ENGLISH)


def different(messages: dict[str, Message], english: dict[str, Message]) -> list[str]:
    """Where a language's messages are not those of English."""
    wrong = [f"{key} is missing" for key in sorted(english.keys() - messages.keys())]
    wrong += [f"{messages[key].file}: {key} is not in English" for key in sorted(messages.keys() - english.keys())]
    for key in sorted(messages.keys() & english.keys()):
        if messages[key].variables != english[key].variables:
            mine, theirs = sorted(messages[key].variables), sorted(english[key].variables)
            wrong.append(f"{messages[key].file}: {key} uses {mine}, English uses {theirs}")
    return wrong


@pytest.mark.parametrize("language", locale.languages())
def test_every_file_parses(language):
    _, wrong = read_language(language)
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", locale.languages())
def test_every_language_says_what_english_says(language):
    messages, _ = read_language(language)
    wrong = different(messages, ENGLISH)
    assert not wrong, f"\n{language}:\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", locale.languages())
def test_gaps_filled_with_words_read_as_fluent_fills_them(language):
    words = locale._Words(language)  # of its own: in the shared ones, what other tests have said is parsed already
    quick = 0
    for key in [key for key in words._sources if not key.startswith("-")]:
        pattern = words.pattern(key)
        assert pattern is not None
        gaps = locale._gaps(pattern)
        params = {text: f"<{text}>" for is_gap, text in gaps or () if is_gap}
        filled = words.filled(key, params)
        assert (filled is None) == (gaps is None)
        if filled is not None:
            assert words.bundle.format_pattern(pattern, params) == (filled, [])
            quick += 1
        for name in params:
            assert words.filled(key, params | {name: 3}) is None
            assert words.filled(key, params | {name: "x" * 2000}) is None
    assert quick > 1000


def test_keys_are_kebab_case_with_the_prefix_of_their_area():
    wrong = [f"{message.file}: {key}" for key, message in ENGLISH.items() if not KEBAB.fullmatch(key)]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "a-b = { $n -> [one] x *[other] y }\n",  # all on one line: no parser reads it
        "a-b = { $n ->\n    [one] x *[other] y\n   *[other] z\n}\n",  # two on one line: read wrong, silently
        "a-b = x\na-b = y\n",
        "a-b = x\n    .title = y\n",
        "a-b =\n",
    ],
)
def test_faults_in_a_file_are_seen(text):
    assert read(text)[1]


def test_differences_between_languages_are_seen():
    english, _ = read("a-b = { $n }\na-c = x\n")
    german, _ = read("a-b = { $m }\na-d = x\n")
    assert len(different(german, english)) == 3
    assert different(english, english) == []


# --- reading the source ----------------------------------------------------------------------------------------------

ERRORS = {name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, GinError)}


@dataclass
class Source:
    """How the source speaks."""

    calls: list[tuple[str, str, set[str] | None]] = field(default_factory=list)
    """Where; the key; the values given, or None if that cannot be seen."""
    prefixes: list[tuple[str, str]] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)

    def read(self, text: str, file: str) -> None:
        for node in sorted(ast.walk(ast.parse(text)), key=lambda node: getattr(node, "lineno", 0)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called != "t" and called not in ERRORS:
                continue
            where = f"{file}:{node.lineno}"
            for first in _branches(node.args[0]):
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    self.calls.append((where, first.value, _given(called, node)))
                elif isinstance(first, ast.JoinedStr):
                    start = first.values[0]
                    self.prefixes.append((where, str(start.value) if isinstance(start, ast.Constant) else ""))

    def read_page(self, text: str, file: str) -> None:
        """The page speaks TypeScript: keys are told by their quotes, and put together in template strings."""
        for number, line in enumerate(text.splitlines(), start=1):
            self.strings |= set(PAGE_STRING.findall(line))
            self.prefixes += [(f"{file}:{number}", prefix) for prefix in PAGE_TEMPLATE.findall(line)]
            self.calls += [(f"{file}:{number}", key, None) for key in PAGE_CALL.findall(line)]


def _branches(node: ast.expr) -> list[ast.expr]:
    """Both keys of ``t("a" if x else "b")``."""
    return [*_branches(node.body), *_branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _given(called: str, call: ast.Call) -> set[str] | None:
    """The values that reach the words: an error adds some of its own and keeps others for programs."""
    names = [keyword.arg for keyword in call.keywords]
    given = {name for name in names if name is not None}
    if len(given) < len(names):  # **something
        return None
    return given if called == "t" else set(ERRORS[called]("key", **dict.fromkeys(given, "")).params)


def read_source() -> Source:
    source = Source()
    for path in sorted(SOURCE.rglob("*.py")):
        source.read(path.read_text(encoding="utf-8"), str(path.relative_to(SOURCE)))
    for path in sorted(path for kind in ("*.svelte", "*.ts") for path in PAGE.rglob(kind)):
        source.read_page(path.read_text(encoding="utf-8"), str(path.relative_to(PAGE.parent)))
    return source


SPOKEN = read_source()


def unknown_keys(source: Source, english: dict[str, Message]) -> list[str]:
    return [f"{where}: {key!r} is in no file of locale/en" for where, key, _ in source.calls if key not in english]


def values_missing(source: Source, english: dict[str, Message]) -> list[str]:
    wrong = []
    for where, key, given in source.calls:
        if given is not None and key in english and (lacking := english[key].variables - given):
            wrong.append(f"{where}: {key!r} also needs {', '.join(sorted(lacking))} ({english[key].file})")
    return wrong


def idle_keys(source: Source, english: dict[str, Message], dynamic: dict[str, str]) -> list[str]:
    mentioned = {other for message in english.values() for other in message.mentions}
    used = source.strings | mentioned
    return [
        f"{message.file}: nobody says {key!r}; remove it, or if it is put together while running, add its prefix "
        "to DYNAMIC in tests/test_locale.py"
        for key, message in english.items()
        if key not in used and not key.startswith(tuple(dynamic))
    ]


def test_every_key_in_the_source_is_in_english():
    wrong = unknown_keys(SPOKEN, ENGLISH)
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_key_is_given_the_values_it_uses():
    wrong = values_missing(SPOKEN, ENGLISH)
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_key_in_english_is_used():
    wrong = idle_keys(SPOKEN, ENGLISH, DYNAMIC)
    assert not wrong, "\n" + "\n".join(wrong)


def test_keys_put_together_while_running_are_declared():
    wrong = [f"{where}: add {prefix!r} to DYNAMIC" for where, prefix in SPOKEN.prefixes if prefix not in DYNAMIC]
    wrong += [f"DYNAMIC: no key starts with {p!r}" for p in DYNAMIC if not any(key.startswith(p) for key in ENGLISH)]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_reading_of_the_source_can_fail():
    source = Source()
    source.read(
        't("a-b", n=1)\n'
        'locale.t("a-c" if x else "a-d")\n'
        'raise NotationError("e-f", culprit=c)\n'
        'raise errors.IllegalAction("e-g", action=a, choices=c, why=w)\n'
        't(f"o-{kind}", **values)\n'
        't("a-e", **values)\n',
        "x.py",
    )
    assert source.calls == [
        ("x.py:1", "a-b", {"n"}),
        ("x.py:2", "a-c", set()),
        ("x.py:2", "a-d", set()),
        ("x.py:3", "e-f", {"culprit", "line", "column"}),
        ("x.py:4", "e-g", {"why"}),
        ("x.py:6", "a-e", None),
    ]
    assert source.prefixes == [("x.py:5", "o-")]

    english, _ = read("a-b = { $n } { $m }\na-c = { a-z }\na-z = z\ne-f = { $line }\no-x = x\nq-q = q\n")
    assert [text.split("'")[1] for text in unknown_keys(source, english)] == ["a-d", "e-g", "a-e"]
    assert values_missing(source, english) == ["x.py:1: 'a-b' also needs m (test.ftl)"]
    assert [text.split("'")[1] for text in idle_keys(source, english, {"o-": ""})] == ["q-q"]


# --- the room itself -------------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A house with four languages and a few words."""
    words = {
        "en/a.ftl": "t-plain = plain\nt-only = only English\nt-fill = { $what } and { a-name }\na-name = name\n",
        "en/b.ftl": "t-cards =\n    { $n ->\n        [one] one card\n       *[other] { $n } cards\n    }\n",
        "de/a.ftl": "t-plain = schlicht\n",
        "pt-BR/a.ftl": "t-plain = simples\n",
        "zh-Hant/a.ftl": "t-plain = 簡單\n",
    }
    for name, text in words.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def forget():
        locale.languages.cache_clear()
        locale._words.cache_clear()

    monkeypatch.setattr(locale, "_FOLDER", tmp_path)
    forget()
    yield
    forget()


@pytest.mark.usefixtures("house")
class TestWords:
    def test_languages(self):
        assert locale.languages() == ("de", "en", "pt-BR", "zh-Hant")
        assert locale.language() == "en"

    def test_speaking_nests_and_ends(self):
        with locale.speaking("de"):
            assert locale.t("t-plain") == "schlicht"
            with locale.speaking("en"):
                assert locale.t("t-plain") == "plain"
            assert locale.language() == "de"
        assert locale.t("t-plain") == "plain"

    def test_an_unknown_language_is_refused(self):
        with pytest.raises(ValueError, match="there are: de, en"), locale.speaking("xx"):
            pass

    def test_english_helps_out(self):
        with locale.speaking("de"):
            assert locale.t("t-only") == "only English"

    def test_a_key_nobody_knows(self):
        with pytest.raises(KeyError, match="t-none"):
            locale.t("t-none")

    @pytest.mark.parametrize("n", [10**40, -(10**40), 1e99, float("inf"), float("nan")])
    def test_numbers_beyond_counting_are_shown_as_they_are(self, n):
        assert locale.t("t-cards", n=n) == f"{n} cards"

    def test_a_missing_value_is_no_secret(self):
        with pytest.raises(ValueError, match=r"t-fill.*what"):
            locale.t("t-fill")

    @pytest.mark.parametrize(
        ("value", "words"),
        [("x", "x"), (1234, "1,234"), (0.5, "0.5"), (True, "true"), (None, "None"), ((1, 2), "(1, 2)")],
    )
    def test_values_of_any_type(self, value, words):
        assert locale.t("t-fill", what=value) == f"{words} and name"

    def test_a_text_without_end_is_cut_short(self):
        """Whatever somebody sends is named to them; Fluent fills in no more than so much."""
        for length in (1999, 2000, 2001, 2500, 2501, 10**6):
            words = locale.t("t-fill", what="x" * length)
            assert words == "x" * min(length, 2000) + "…" * (length > 2000) + " and name"

    def test_plurals_over_several_files(self):
        assert [locale.t("t-cards", n=n) for n in (1, 2)] == ["one card", "2 cards"]

    @pytest.mark.parametrize(
        ("requested", "chosen"),
        [
            ("de", "de"),
            ("de_AT.UTF-8", "de"),
            ("DE-at", "de"),
            ("de_DE@euro", "de"),
            ("en_GB", "en"),
            ("pt_BR.UTF-8", "pt-BR"),
            ("pt_PT", "pt-BR"),
            ("zh-Hant-TW", "zh-Hant"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            ("xx", "en"),
            ("", "en"),
        ],
    )
    def test_choose(self, requested, chosen):
        assert locale.choose(requested) == chosen

    def test_errors_read_in_the_language_in_force(self):
        error = GinError("t-plain")
        assert str(error) == "plain"
        with locale.speaking("de"):
            assert str(error) == "schlicht"

    def test_a_notation_error_fills_its_words(self):
        assert str(NotationError("t-fill", what=[1])) == "[1] and name"
