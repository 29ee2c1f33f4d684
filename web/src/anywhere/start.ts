/** Puts a table in this browser in the place of the server: called once, before the page is drawn. */
import { mount } from "svelte";
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
  use(line);
  site.line = line;
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

/** How much is downloaded before the first game can be played, as `make site` has written it into the page. */
const firstBytes = (): number =>
  Number(document.querySelector<HTMLMetaElement>("meta[name=first-bytes]")?.content ?? 0);
