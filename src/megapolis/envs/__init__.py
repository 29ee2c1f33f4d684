"""For researchers: thousands of games at once, and every game as an environment of other libraries.

`megapolis.envs.batch` steps thousands of games in numpy arrays, `megapolis.envs.parallel` does so on all cores, and
`megapolis.envs.replays` reads recorded games into arrays. The other modules are thin adapters, each of which needs a
library: `megapolis.envs.pettingzoo`, `megapolis.envs.gymnasium` and `megapolis.envs.vector` come with the extra `envs`,
`megapolis.envs.openspiel` with the extra `openspiel`. docs/environments.md shows how to use each of them.
"""
