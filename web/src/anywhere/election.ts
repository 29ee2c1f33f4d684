import { TABLE_LOCK, tabLock } from "./messages";

/** As much of the lock manager as is used. */
export type Locks = Pick<LockManager, "request">;

/**
 * Of all tabs one has the table; when it is closed, the next one starts it. The locks are the browser's: a tab that is
 * killed loses them, too. The own lock of each tab tells the table when the tab has gone.
 */
export function elect(tab: string, startTable: () => unknown, locks: Locks = navigator.locks): void {
  const forGood = new Promise<never>(() => {});
  void locks.request(tabLock(tab), () => forGood);
  void locks.request(TABLE_LOCK, () => {
    startTable();
    return forGood;
  });
}
