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
  service.addEventListener("message", ({ data }: MessageEvent<Installing>) => {
    if (!service.controller) shown.progress = data;
  });
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
      waiting.postMessage("take over" satisfies Skipping, [answer.port2]);
      if (!(await isAlone)) return false;
      service.addEventListener("controllerchange", () => location.reload(), { once: true });
      return true;
    };
  };
  if (registration.waiting && service.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed" && service.controller) offer(found);
    });
  });
}
