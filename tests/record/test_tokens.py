"""The words of a text are found in one way and their places in another; both must mean the same tokens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy.record.tokens import _TOKEN, Tokens
from tests.record.test_golden import BY_HAND, GOLDEN, text_of

texts = st.text(st.sampled_from('ab7h {};()[]/|="\\\n\t\u2028\u00a0é'), max_size=60)


@given(texts)
def test_any_text(text: str):
    assert Tokens(text).words == _TOKEN.findall(text)


@pytest.mark.parametrize("path", [*GOLDEN, *BY_HAND], ids=lambda path: path.stem)
def test_records(path):
    text = text_of(path)
    tokens = Tokens(text)
    assert tokens.words == _TOKEN.findall(text)
    for token, word in list(enumerate(tokens.words))[::17]:
        line, column = tokens.place(token)
        assert text.split("\n")[line - 1][column - 1 :].startswith(word.split("\n")[0])
