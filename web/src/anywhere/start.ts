/** Puts a table in this browser in the place of the server: called once, before the page is drawn. */
import { mount } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import { use } from "../lib/transport";
import { elect } from "./election";
import { Line } from "./line";
import { CHANNEL } from "./messages";
import { keepOffline } from "./offline";
import Shell from "./Shell.svelte";
import { site } from "./site.svelte";

export function start(): void {
  const base = new URL("./", document.baseURI).href;
  const tab = crypto.randomUUID();
  const line = new Line(new BroadcastChannel(CHANNEL), tab);
  line.onStage = (stage, running, detail) => site.reach(stage, running, detail);
  use({
    // The list of games is a file of the site: it is there before the table is.
    request: (asked) => (asked.method === "GET" ? fetchShelf(asked.path, base) : null) ?? line.request(asked),
    dial: (path) => line.dial(path),
  });
  site.line = line;
  keepSeats(line);
  mount(Shell, { target: document.body });
  // What is kept starts at once, and so does a first visit: the first game is played before everything is kept.
  const table = (): unknown =>
    new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: base });
  elect(tab, table);
  line.onBytes = (done) => (site.first = { done, total: firstBytes() });
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const ready = isKept ? Promise.resolve() : new Promise<void>((done) => site.onReady(done));
  void ready.then(() => keepOffline(base, site));
}

/** Seats are kept beside the games, because browsers write what a page stores seconds late. */
function keepSeats(line: Line): void {
  prefs.onHeld = (table, held) => line.hold(table, held);
  line.onHeld = (held) => {
    const own = prefs.held;
    for (const [table, each] of Object.entries(held)) if (!own[table]) prefs.hold({ table, ...each }, each.at);
    for (const [table, each] of Object.entries(own)) if (!held[table]) line.hold(table, { ...each });
  };
}

/** The list of games in some language, if that is what is asked for. */
function fetchShelf(path: string, base: string): Promise<Response> | null {
  const language = /^\/games\?lang=(\w+)$/.exec(path)?.[1];
  return language ? fetch(new URL(`games.${language}.json`, base)) : null;
}

/** How much is downloaded before the first game can be played, as `make site` has written it into the page. */
const firstBytes = (): number =>
  Number(document.querySelector<HTMLMetaElement>("meta[name=first-bytes]")?.content ?? 0);
