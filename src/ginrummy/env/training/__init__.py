"""Training a network to play: masked PPO, against itself and against players of ours, on one machine or several.

``ginrummy train`` does it from the command line. Playing is done in NumPy on the vector environment
(:mod:`ginrummy.env.training.rollouts`), on a Ray cluster too (:mod:`ginrummy.env.training.on_ray`); learning by
sb3-contrib's ``MaskablePPO`` (:mod:`ginrummy.env.training.learner`). :mod:`ginrummy.env.training.vec_env` is the
interface of Stable-Baselines3 alone, for training of one's own.

Learning needs the extra ``train``; a network that has learned plays with the extra ``env``
(:mod:`ginrummy.env.training.net`).
"""
