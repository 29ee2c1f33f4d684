/** Keeps the screen awake where the browser lets it be told so: the phone lies on the table. Returns how to end that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  // The browser lets go of it whenever the page is put away.
  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void given?.release();
    else lock = given;
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
