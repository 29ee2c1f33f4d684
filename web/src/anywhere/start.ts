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
  // Everything is downloaded once, by the service worker; then the table starts from what is kept.
  void keepOffline(base, site).then(() =>
    elect(tab, () => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: base })),
  );
}
