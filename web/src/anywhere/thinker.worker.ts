/** Bots think here, so that the table answers meanwhile. */
import { FIRST, MORE, type PyObject, settle, startPython } from "./python";

async function start(): Promise<PyObject> {
  const python = await startPython(self.name, [FIRST, MORE]);
  const module = python.pyimport("megapolis.server.browser");
  settle(python);
  return module;
}

const ready = start();

self.onmessage = async ({ data: { number, packed } }: MessageEvent<{ number: number; packed: Uint8Array }>) => {
  const module = await ready;
  const answer = module.think(packed);
  const bytes: Uint8Array = answer.toJs();
  answer.destroy();
  self.postMessage({ number, packed: bytes });
};
