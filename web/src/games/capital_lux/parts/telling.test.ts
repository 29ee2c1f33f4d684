import { describe, expect, it } from "vitest";
import type { CapitalLuxView } from "../../../generated/capital_lux";
import type { Session } from "../../../table/session.svelte";
import { Telling } from "./telling.svelte";

/** A table that is watched; in tests nothing moves by itself. */
const session = { awaited: false, picture: { decision: "", seat: 0, log: [] } } as unknown as Session;
const district = (settled: boolean) => ({ homes: [{ stays: false, coins: 0, covered: 0 }], settled });
const at = (round: number, settled: boolean, over = false): CapitalLuxView =>
  ({
    over,
    stage: over ? "over" : "purge",
    ending: { round, placed: [], tiles: [], districts: [district(settled)] },
  }) as unknown as CapitalLuxView;

describe("telling a round's end where nothing moves by itself", () => {
  it("shows the last beat, and stays there until somebody goes on", () => {
    const telling = new Telling();
    telling.follow(at(2, true), session);
    expect(telling.step).toBeNull();
    telling.follow(at(3, true), session);
    expect(telling.beat(at(3, true))).toBe("bonus");
  });

  it("ends with the game, also where somebody else had to decide in the middle of it", async () => {
    const telling = new Telling();
    telling.follow(at(2, true), session);
    telling.follow(at(3, false), session);
    expect(telling.beat(at(3, false))).toBe("fall");
    const told = telling.told();
    telling.follow(at(3, true, true), session);
    expect(telling.step).toBeNull();
    await told;
  });
});
