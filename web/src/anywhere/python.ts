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

/** Pyodide and the program, from the folder of the site. */
export async function startPython(base: string, onLoaded: () => void = () => {}): Promise<Python> {
  const at = (name: string): string => new URL(name, base).href;
  const packed = fetch(at("program.zip")).then((answer) => {
    if (!answer.ok) throw new Error(`program.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = await import(/* @vite-ignore */ at("pyodide/pyodide.mjs"));
  const python: Python = await loadPyodide({ indexURL: at("pyodide/"), checkAPIVersion: false });
  onLoaded();
  const folder = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(await packed, "zip", { extractDir: folder });
  return python;
}
