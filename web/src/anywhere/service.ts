/** What the service worker does, apart from the worker itself: keeping one version of the site, whole. */

/** What the service worker tells while it downloads. */
export interface Installing {
  done: number;
  total: number;
}
/** What a page says to a service worker that waits. It answers whether this page is the only one that is open. */
export type Skipping = "take over";

/** A version of the site: every file with its size and hash. Written by `make site`. */
export interface Version {
  name: string;
  files: Record<string, { bytes: number; sha256: string }>;
}

export const cacheName = (version: Version): string => `megapolis-${version.name}`;
const HASH = "x-megapolis-sha256";
type Kept = [Cache, Request];
type Get = (address: string, cache: "no-cache" | "reload") => Promise<Response>;

async function sha256(data: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

/** A response with a body that is known, and its hash. */
function sealed(answer: Response, body: ArrayBuffer, hash: string): Response {
  const headers = new Headers({ "Content-Type": answer.headers.get("Content-Type") ?? "", [HASH]: hash });
  return new Response(body, { headers });
}

/**
 * A file of a version: the copy that another version has, or fetched. The browser asks whether its own copy is the
 * newest, which hosts tell by the second: one that turns out to be another file is fetched anew.
 */
async function find(path: string, address: string, hash: string, kept: Kept | undefined, get: Get): Promise<Response> {
  const sources = [() => kept?.[0].match(kept[1]), () => get(address, "no-cache"), () => get(address, "reload")];
  for (const source of sources) {
    const answer = await source();
    if (!answer) continue;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const body = await answer.arrayBuffer();
    if ((await sha256(body)) === hash) return sealed(answer, body, hash);
  }
  throw new Error(`${path} is not the file of this version`);
}

/**
 * Keeps all files of a version in a cache of its own: those that another version has already are copied, the rest is
 * fetched and compared with its hash. If one is missing or another one, the whole version is given up.
 */
export async function install(
  version: Version,
  base: string,
  storage: CacheStorage,
  get: Get,
  tell: (progress: Installing) => void,
): Promise<void> {
  const target = await storage.open(cacheName(version));
  const known = new Map<string, Kept>();
  for (const name of await storage.keys()) {
    if (!name.startsWith("megapolis-") || name === cacheName(version)) continue;
    const cache = await storage.open(name);
    for (const request of await cache.keys()) {
      const hash = (await cache.match(request))?.headers.get(HASH);
      if (hash) known.set(hash, [cache, request]);
    }
  }
  const files = Object.entries(version.files);
  const total = files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  let done = 0;
  try {
    for (const [path, { bytes, sha256: hash }] of files) {
      const address = new URL(path, base).href;
      await target.put(address, await find(path, address, hash, known.get(hash), get));
      done += bytes;
      tell({ done, total });
    }
  } catch (error) {
    await storage.delete(cacheName(version));
    throw error;
  }
}

/** Forgets all versions but one. */
export async function forgetOthers(version: Version, storage: CacheStorage): Promise<void> {
  for (const name of await storage.keys()) {
    if (name.startsWith("megapolis-") && name !== cacheName(version)) await storage.delete(name);
  }
}
