import { byHash, byPath } from "./places";
import { IN_BROWSER } from "./where";

const places = IN_BROWSER ? byHash : byPath;
const read = (): URL => new URL(places.read(location), location.origin);

/** Where one is on the page: the address itself, split; links stay ordinary links. */
class Router {
  path = $state(read().pathname);
  query = $state(read().search);
  hash = $state(read().hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    // A link that is opened in another tab, or copied, must be right by itself.
    for (const kind of ["pointerdown", "contextmenu", "focusin"]) {
      document.addEventListener(kind, (event) => this.settle(event), { capture: true });
    }
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  param(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(place: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", places.address(place));
    this.read();
    scrollTo(0, 0);
  }

  /** The whole address of a place, to be sent to somebody. */
  link(place: string): string {
    return new URL(places.address(place), location.href).href;
  }

  private read(): void {
    const at = read();
    this.path = at.pathname;
    this.query = at.search;
    this.hash = at.hash;
  }

  private settle(event: Event): void {
    const link = (event.target as Element).closest?.("a");
    const written = link?.getAttribute("href") ?? "";
    if (link && written.startsWith("/") && !written.startsWith("/api/"))
      link.setAttribute("href", places.address(written));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = places.follow(new URL(link.href));
    if (place === null) return;
    const to = new URL(place, location.origin);
    if (to.pathname === this.path && to.search === this.query && to.hash) return;
    event.preventDefault();
    this.go(place);
  }
}

export const router = new Router();
