import type { EmscriptenFS } from "./files";

/** Anything of Python's. */
// biome-ignore lint/suspicious/noExplicitAny: Pyodide's proxies have the attributes of what they stand for.
export type PyObject = any;

/** As much of Pyodide as is used. */
export interface Python {
  FS: EmscriptenFS;
  pyimport(name: string): PyObject;
  runPython(code: string): PyObject;
  toPy(value: unknown): PyObject;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
}

/** The parts of the program: what the first game needs, and all other games. */
export const [FIRST, MORE] = ["program.zip", "more.zip"] as const;

/** Fetches a file of the site. */
export async function fetchPart(base: string, name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Puts a part of the program where Python finds it. */
export function addPart(python: Python, packed: ArrayBuffer): void {
  const folder = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(packed, "zip", { extractDir: folder });
}

/** Pyodide with parts of the program, from the folder of the site. */
export async function startPython(
  base: string,
  parts: readonly string[],
  onLoaded: () => void = () => {},
): Promise<Python> {
  const at = (name: string): string => new URL(name, base).href;
  const packed = Promise.all(parts.map((name) => fetchPart(base, name)));
  packed.catch(() => {}); // said below, whichever fails first
  const { loadPyodide } = await import(/* @vite-ignore */ at("pyodide/pyodide.mjs"));
  const python: Python = await loadPyodide({ indexURL: at("pyodide/"), checkAPIVersion: false });
  onLoaded();
  for (const each of await packed) addPart(python, each);
  return python;
}
