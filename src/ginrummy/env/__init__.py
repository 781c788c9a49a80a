"""Learning environments: gin rummy for PettingZoo, Gymnasium and OpenSpiel, one table or thousands at once.

One numbering of actions (:mod:`ginrummy.env.actions`), one observation, made from a seat's own view
(:mod:`ginrummy.env.observation`), one driver (:mod:`ginrummy.env.driver`); and for each world an adapter:

- :mod:`ginrummy.env.zoo`: PettingZoo, agent by agent, two and three at the table, a hand or a whole game;
- :mod:`ginrummy.env.gym`: Gymnasium, one learner against a player of ours;
- :mod:`ginrummy.env.vector`: Gymnasium's vector environments, thousands of hands on the kernels;
- :mod:`ginrummy.env.openspiel`: OpenSpiel, a hand as a game tree with chance nodes.

:mod:`ginrummy.env.conformance` checks that an environment tells nobody what they may not know, ours and others'. They
need the extra ``env``; OpenSpiel's adapter needs ``fast`` and ``open-spiel``.
"""

from ginrummy.fast import require

require("ginrummy.env")
