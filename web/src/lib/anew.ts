/** How long a page that was loaded anew is left alone, in milliseconds: what is missing then is missing for good. */
const PAUSE = 60_000;
const KEPT = "megapolis.anew";

/**
 * A part of the page is gone: the server has another version by now. The page is loaded anew, if the server answers; it
 * finds its table again. Without a network nothing would come, so it stays as it is.
 */
export async function loadAnew(
  reload: () => void = () => location.reload(),
  answers: () => Promise<boolean> = async () => (await fetch(location.href, { cache: "no-store" })).ok,
): Promise<void> {
  const before = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (Date.now() - before < PAUSE) return;
  if (!(await answers().catch(() => false))) return;
  sessionStorage.setItem(KEPT, String(Date.now()));
  reload();
}
