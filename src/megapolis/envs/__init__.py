"""The researchers' door: the engine for programs that learn, and the interfaces that other libraries know.

`megapolis.envs.batch` plays many games at once in arrays. The others are thin adapters, each a module of its own that
needs its own library: `megapolis.envs.pettingzoo` and `megapolis.envs.gymnasium` come with the extra `envs`,
`megapolis.envs.openspiel` with the extra `openspiel`. docs/environments.md shows how each is used.
"""
