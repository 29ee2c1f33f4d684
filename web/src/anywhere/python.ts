import type { EmscriptenFS } from "./files";
import { filesOf, unpack } from "./unzip";

/** Anything of Python's. */
// biome-ignore lint/suspicious/noExplicitAny: Pyodide's proxies have the attributes of what they stand for.
export type PyObject = any;

/** As much of Pyodide as is used. */
export interface Python {
  FS: EmscriptenFS & { writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  pyimport(name: string): PyObject;
  runPython(code: string): PyObject;
}

/** The parts of the program: what the first game needs, and all other games. */
export const [FIRST, MORE] = ["program.pack", "more.pack"] as const;
/** Python's memory after it has loaded its library and ours: starts much sooner than loading them, but is large. */
const MEMORY = "memory.pack";

/** Fetches a file of the site, and unpacks it. */
export async function fetchPart(base: string, name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return unpack(answer);
}

/** Puts a part of the program where Python finds it. */
export function addPart(python: Python, part: ArrayBuffer): void {
  const root = python.runPython("import site; site.getsitepackages()[0]") as string;
  const made = new Set<string>();
  for (const [name, data] of filesOf(part)) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, data, { canOwn: true });
  }
}

/**
 * Pyodide with parts of the program, from the folder of the site. Its memory is fetched only where it is kept on this
 * device. Python collects no garbage until `settle` is called.
 */
export async function startPython(
  base: string,
  parts: readonly string[],
  onLoaded: () => void = () => {},
): Promise<Python> {
  const at = (name: string): string => new URL(name, base).href;
  const isKept = Boolean(await self.caches?.match(at(MEMORY)));
  const memory = isKept ? fetchPart(base, MEMORY) : null;
  const fetched = Promise.all(parts.map((name) => fetchPart(base, name)));
  fetched.catch(() => {}); // said below, whichever fails first
  const { loadPyodide } = await import(/* @vite-ignore */ at("pyodide/pyodide.mjs"));
  const load = (more: object = {}): Promise<Python> =>
    loadPyodide({ indexURL: at("pyodide/"), checkAPIVersion: false, ...more });
  const again = (error: unknown): Promise<Python> => {
    console.error(error); // slower, but it starts
    return load();
  };
  const python = await (memory ? load({ _loadSnapshot: memory }).catch(again) : load());
  python.runPython("import gc; gc.disable()");
  onLoaded();
  for (const each of await fetched) addPart(python, each);
  return python;
}

/** From now on garbage is collected; what is loaded by now stays. */
export function settle(python: Python): void {
  python.runPython("import gc; gc.freeze(); gc.enable()");
}
