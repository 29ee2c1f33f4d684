/** Keeps the site on this device, so that it opens without a network. `make site` writes the version in. */
import { cacheName, forgetOthers, type Installing, install, type Version } from "./service";

declare const __SITE_VERSION__: Version;
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<{ postMessage(message: Installing): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "message", listener: (event: ExtendableMessage) => void): void;
}
type ExtendableMessage = Extendable & Pick<MessageEvent, "data" | "ports">;

const scope = self as unknown as Scope;
const version = __SITE_VERSION__;
const base = scope.registration.scope;
const pages = () => scope.clients.matchAll({ includeUncontrolled: true, type: "window" });

/** Tells every page how far the download is, also those that an older version serves. */
async function tell(progress: Installing): Promise<void> {
  for (const page of await pages()) page.postMessage(progress);
}

scope.addEventListener("install", (event) => {
  // Asked of the host again, whatever the browser has cached: else a version might be mixed.
  event.waitUntil(install(version, base, caches, (address, cache) => fetch(address, { cache }), tell));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers(version, caches).then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  const answer = async (): Promise<void> => {
    const isAlone = (await pages()).length < 2;
    event.ports[0]?.postMessage(isAlone);
    if (isAlone) await scope.skipWaiting();
  };
  event.waitUntil(answer());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  const address = request.mode === "navigate" ? new URL("index.html", base).href : (request.url.split("#")[0] ?? "");
  const find = async (): Promise<Response> => {
    const kept = await (await caches.open(cacheName(version))).match(address, { ignoreSearch: true });
    return kept ?? fetch(request);
  };
  event.respondWith(find());
});
