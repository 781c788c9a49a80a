"""Learning environments: gin rummy for PettingZoo, Gymnasium and OpenSpiel, one table or thousands at once.

One numbering of actions (:mod:`ginrummy.env.actions`), one observation, made from a seat's own view
(:mod:`ginrummy.env.observation`), one driver (:mod:`ginrummy.env.driver`); and for each world an adapter:

- :mod:`ginrummy.env.zoo`: PettingZoo, agent by agent, two and three at the table, a hand or a whole game;
- :mod:`ginrummy.env.gym`: Gymnasium, one learner against a player of ours;
- :mod:`ginrummy.env.vector`: Gymnasium's vector environments, thousands of hands on the kernels;
- :mod:`ginrummy.env.openspiel`: OpenSpiel, a hand as a game tree with chance nodes.

Import of this package makes the first two known to the registers of Gymnasium and PettingZoo, by name.
:mod:`ginrummy.env.wrappers` has other rewards than points, :mod:`ginrummy.env.training` teaches a network.
:mod:`ginrummy.env.conformance` checks that an environment tells nobody what they may not know, ours and others'. They
need the extra ``env``; OpenSpiel's adapter needs ``fast`` and ``open-spiel``.
"""

from importlib.util import find_spec

from ginrummy.fast import require

require("ginrummy.env")
if find_spec("gymnasium") is not None:  # who has OpenSpiel alone needs no other
    from ginrummy.env import registering

    registering.register_gymnasium()
    registering.register_pettingzoo()
