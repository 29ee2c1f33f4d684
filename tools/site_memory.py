"""Write what lets the site start sooner: the list of games, and Python's memory after it has loaded its library.

Both come from the site's own program, run by Node.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from megapolis.engine.i18n import LANGUAGES
from site_bundle import run_node, write_packed

OWN = ("megapolis", "msgspec", "librt")
"""Packages that memory is written without: their compiled modules must be loaded by each page."""
RUN = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
const [site, folder, languages, own] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/pyodide/pyodide.mjs`).href);
async function start(parts, options = {}) {
  const python = await loadPyodide({ indexURL: `${site}/pyodide/`, ...options });
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  for (const part of parts) {
    python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${site}/${part}`))), "zip", { extractDir });
  }
  return python;
}
const python = await start(["program.pack", "more.pack"]);
const before = new Set(python.runPython("import sys; ' '.join(sys.modules)").split(" "));
const module = python.pyimport("megapolis.server.browser");
const loaded = python.runPython("' '.join(sys.modules)").split(" ").filter((name) => !before.has(name));
const table = module.open_table("/tmp/table.db", () => {}, () => {}, () => {});
await table.start();
for (const language of languages.split(" ")) {
  const [status, , body] = (await table.request("GET", `/api/games?lang=${language}`)).toJs();
  if (status !== 200) throw new Error(`the list of games: ${status}`);
  writeFileSync(`${folder}/games.${language}.json`, body);
}
const memory = await start(["program.pack"], { _makeSnapshot: true });
const isOwn = (name) => own.split(" ").some((each) => name.split(".")[0].startsWith(each));
memory.globals.set("names", loaded.filter((name) => !isOwn(name)).join(" "));
memory.runPython(`
import gc, importlib
for name in names.split():
    importlib.import_module(name)
del names
gc.collect()
`);
writeFileSync(`${folder}/memory`, memory.makeMemorySnapshot());
process.exit(0);
"""


def write_start(site: Path) -> None:
    """Write both into a site that has its program."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run_node(RUN, site, folder, " ".join(LANGUAGES), " ".join(OWN))
        for language in LANGUAGES:
            file = f"games.{language}.json"
            (site / file).write_bytes((folder / file).read_bytes())
        write_packed(site / "memory.pack", (folder / "memory").read_bytes())
