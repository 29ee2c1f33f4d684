/** The table itself: the same application that a server runs, under Pyodide, for all tabs of this browser. */
import { type Handle, mountFiles, openFiles } from "./files";
import { CHANNEL, type FromTable, type Running, type Stage, type ToTable, tabLock } from "./messages";
import { addPart, FIRST, fetchPart, MORE, type PyObject, settle, startPython } from "./python";
import { SeatFile } from "./seats";
import { Thinker, type Thinking } from "./thinker";

const FILES = ["megapolis.db", "megapolis.db-journal"] as const;
const SEATS = "seats.json";
const base = self.name;
const table = crypto.randomUUID();
const channel = new BroadcastChannel(CHANNEL);
const began = performance.now();
const laps: Running["laps"] = {};
const numbers = new Map<string, number>();
const owners = new Map<number, { tab: string; number: number }>();
const tabs = new Set<string>();
const thinker = new Thinker(
  () => new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: base }) as Thinking,
);
let local: PyObject = null;
let count = 0;
let seats: SeatFile | null = null;
let last: Extract<FromTable, { kind: "stage" }> | null = null;

const post = (message: FromTable): void => channel.postMessage(message);

function reach(stage: Stage, more: { running?: Running; detail?: string } = {}): void {
  laps[stage] = Math.round(performance.now() - began);
  last = { to: "all", kind: "stage", stage, table, ...more };
  post(last);
}

/** Ends the connections of a tab when it has gone, however that happened. */
function watch(tab: string): void {
  if (tabs.has(tab)) return;
  tabs.add(tab);
  void navigator.locks.request(tabLock(tab), () => {
    tabs.delete(tab);
    for (const [number, owner] of owners) if (owner.tab === tab) local.disconnect(number);
  });
}

function tell(kind: "open" | "say" | "close", number: number, text: string): void {
  const owner = owners.get(number);
  if (!owner) return;
  post({ to: owner.tab, kind, number: owner.number, text });
  if (kind !== "close") return;
  owners.delete(number);
  numbers.delete(`${owner.tab} ${owner.number}`);
}

async function answer(from: string, number: number, reply: Promise<PyObject>): Promise<void> {
  const found = await reply;
  const [status, media, body] = found.toJs();
  found.destroy();
  post({ to: from, kind: "answer", number, status, media, body });
}

async function hear(message: ToTable): Promise<void> {
  const { from } = message;
  if (message.kind === "hail") {
    if (seats) post({ to: "all", kind: "held", held: seats.all });
    if (last) post(last);
  } else if (message.kind === "hold") {
    seats?.set(message.table, message.held);
  } else if (message.kind === "request") {
    const { number, method, path, headers, body } = message;
    await answer(from, number, local.request(method, path, headers, body));
  } else if (message.kind === "export") {
    await answer(from, message.number, local.save());
  } else if (message.kind === "send") {
    await answer(from, message.number, local.send(message.table));
  } else if (message.kind === "import") {
    await answer(from, message.number, local.load(message.body));
  } else if (message.kind === "connect") {
    watch(from);
    const number = ++count;
    numbers.set(`${from} ${message.number}`, number);
    owners.set(number, { tab: from, number: message.number });
    local.connect(number, message.path, tell);
  } else {
    const number = numbers.get(`${from} ${message.number}`);
    if (number === undefined) return;
    if (message.kind === "say") local.receive(number, message.text);
    else local.disconnect(number);
  }
}

/** Tells how many bytes have come, whoever fetches them; those that are kept on this device need no telling. */
function countBytes(): void {
  const get = self.fetch;
  let done = 0;
  self.fetch = async (...asked) => {
    const answer = await get(...asked);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, next) {
        done += part.byteLength;
        post({ to: "all", kind: "bytes", done });
        next.enqueue(part);
      },
    });
    return new Response(answer.body?.pipeThrough(count), answer);
  };
}

/** A newcomer plays the first game while the rest is loaded; whoever has games of any box waits for all of them. */
async function start(): Promise<void> {
  reach("python");
  const handles: Map<string, Handle> | null = await openFiles([...FILES, SEATS]).catch(() => null);
  if (handles) {
    seats = new SeatFile(handles.get(SEATS)!);
    handles.delete(SEATS);
    post({ to: "all", kind: "held", held: seats.all });
  }
  const isNewcomer = !handles?.get(FILES[0])?.getSize();
  if (isNewcomer) countBytes();
  const python = await startPython(base, isNewcomer ? [FIRST] : [FIRST, MORE], () => reach("engine"));
  const store = handles ? mountFiles(python.FS, "/data", handles) : () => {};
  const module = python.pyimport("megapolis.server.browser");
  reach("games");
  const path = handles ? `/data/${FILES[0]}` : "/tmp/megapolis.db";
  local = module.open_table(
    path,
    (packed: Uint8Array) => thinker.ask(packed),
    () => thinker.renew(),
    store,
  );
  await local.start();
  settle(python);
  if (isNewcomer) {
    reach("first");
    addPart(python, await fetchPart(base, MORE));
    module.find_new_games();
  }
  const engine = python.pyimport("megapolis.compiled").engine_status() as string;
  reach("ready", { running: { engine, isKept: handles !== null, laps } });
}

channel.onmessage = ({ data }: MessageEvent<ToTable>) => {
  if (!("from" in data)) return;
  hear(data).catch((error) => console.error(error));
};
start().catch((error) => reach("failed", { detail: String(error) }));
