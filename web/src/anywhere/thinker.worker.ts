/** Bots think here, so that the table answers meanwhile. */
import { FIRST, MORE, startPython } from "./python";

const ready = startPython(self.name, [FIRST, MORE]).then((python) => python.pyimport("megapolis.server.browser"));

self.onmessage = async ({ data: { number, packed } }: MessageEvent<{ number: number; packed: Uint8Array }>) => {
  const module = await ready;
  const answer = module.think(packed);
  const bytes: Uint8Array = answer.toJs();
  answer.destroy();
  self.postMessage({ number, packed: bytes });
};
