/** Registers the service worker, which keeps the whole site, and tells how far it is. */
import type { Installing, Skipping } from "./service";

/** Where progress and updates are shown. */
export interface Shown {
  progress: { done: number; total: number };
  update: (() => Promise<boolean>) | null;
}

/** Begins to keep everything on this device; nothing where the browser keeps nothing. */
export async function keepOffline(base: string, shown: Shown): Promise<void> {
  const service = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!service) return;
  // Told of what is kept for the first time; a newer version comes without a word until it is whole.
  let isFirst = !service.controller;
  service.addEventListener("message", ({ data }: MessageEvent<Installing>) => {
    if (isFirst) shown.progress = data;
  });
  // Everything is kept; the last news of the download may come after that.
  const settle = (): void => {
    isFirst = false;
    shown.progress = { done: 0, total: 0 };
  };
  service.addEventListener("controllerchange", settle, { once: true });
  service.startMessages();
  let registration: ServiceWorkerRegistration;
  try {
    registration = await service.register(new URL("service.js", base), { scope: base, updateViaCache: "none" });
  } catch {
    return; // the site works without, while there is a network
  }
  watchUpdates(registration, shown);
}

/** Offers a newer version as soon as it is complete. It takes over when one says so, and only then. */
function watchUpdates(registration: ServiceWorkerRegistration, shown: Shown): void {
  const service = navigator.serviceWorker;
  const offer = (waiting: ServiceWorker): void => {
    shown.update = async () => {
      const answer = new MessageChannel();
      const isAlone = new Promise<boolean>((done) => {
        answer.port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
      });
      // Listened to before it is asked for: it may take over before its answer is here.
      const reload = (): void => location.reload();
      service.addEventListener("controllerchange", reload, { once: true });
      waiting.postMessage("take over" satisfies Skipping, [answer.port2]);
      if (await isAlone) return true;
      service.removeEventListener("controllerchange", reload);
      return false;
    };
  };
  const follow = (found: ServiceWorker | null): void =>
    found?.addEventListener("statechange", () => {
      if (found.state === "installed" && service.controller) offer(found);
    });
  const look = (): void => {
    if (registration.waiting && service.controller) offer(registration.waiting);
    follow(registration.installing);
  };
  // Another tab may have found it before this one came, and a small one is whole before its finding is told.
  look();
  registration.addEventListener("updatefound", look);
}
