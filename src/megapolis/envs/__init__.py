"""The researchers' door: many games at once, and every game and option as other libraries know games.

`megapolis.envs.batch` steps thousands of games in numpy arrays, `megapolis.envs.parallel` on all cores;
`megapolis.envs.replays` reads kept games into arrays. The others are thin adapters, each a module of its own that needs
its own library: `megapolis.envs.pettingzoo`, `megapolis.envs.gymnasium` and `megapolis.envs.vector` come with
the extra `envs`, `megapolis.envs.openspiel` with the extra `openspiel`. docs/environments.md shows how each is used.
"""
