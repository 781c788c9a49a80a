"""Other rewards than points, for who asks for them: wins, and help on the way. No environment wears them by itself.

- :mod:`ginrummy.env.wrappers.zoo` for PettingZoo, :mod:`~ginrummy.env.wrappers.gym` for Gymnasium,
  :mod:`~ginrummy.env.wrappers.vector` for thousands of hands; each has a ``Wins`` and a ``Shaped``.

``Wins`` pays 1 for a win, and takes it from those who lost: of the game where whole games are played, else of the hand.
``Shaped`` adds what the deadwood of one's own hand has got less by. That is a potential: what it gives on the way it
takes back at the end, so that whoever plays best with it plays best without it. It can be worn over ``Wins``.
"""
