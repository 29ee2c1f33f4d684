"""The researchers' door: every game and option as PettingZoo, Gymnasium and OpenSpiel environments.

Thin adapters, each a module of its own that needs its own library: `megapolis.envs.pettingzoo` and
`megapolis.envs.gymnasium` come with the extra `envs`, `megapolis.envs.openspiel` with the extra `openspiel`.
docs/environments.md shows how each is used.
"""
