/** Where on the page one is, and the addresses of its places. */
export interface Places {
  /** The place that an address of the browser names: a path with query and hash, as links write it. */
  read(address: URL | Location): string;
  /** The address of a place, for the browser. */
  address(place: string): string;
  /** The place that a link leads to; null if it leads away from the page. */
  follow(link: URL): string | null;
}

/** A server answers every path with the page. */
export const byPath: Places = {
  read: ({ pathname, search, hash }) => pathname + search + hash,
  address: (place) => place,
  follow: (link) =>
    link.origin !== location.origin || link.pathname.startsWith("/api/")
      ? null
      : link.pathname + link.search + link.hash,
};

/** A static host, which knows only one file, in whatever folder: the place is written after the `#`. */
export const byHash: Places = {
  read: ({ hash }) => (hash.startsWith("#/") ? hash.slice(1) : "/"),
  address: (place) => `#${place}`,
  follow(link) {
    if (link.origin !== location.origin) return null;
    if (link.pathname === location.pathname) return link.hash.startsWith("#/") ? link.hash.slice(1) : null;
    // Components write links from the root, wherever the page lies.
    return link.pathname + link.search + link.hash;
  },
};
