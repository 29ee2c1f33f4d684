import { describe, expect, it } from "vitest";
import type { PersonInfo, SeatInfo, Talk } from "../generated/protocol";
import { wishesOf } from "./again";

const seat = (person: number | null, bot = ""): SeatInfo => ({
  person,
  bot,
  resigned: false,
  awaited: false,
  since: null,
});
const person = (id: number, here = true): PersonInfo => ({ id, name: `${id}`, muted: false, here });
const said = (by: number | null, key: string): Talk => ({ at: 1, person: by, text: "", key, args: {} });

describe("another game with the same people", () => {
  const people = [person(0), person(1), person(2, false), person(3)];
  const seats = [seat(0), seat(1), seat(2), seat(null, "greedy")];

  it("asks everybody who plays and is still at the table, not onlookers, bots and those who left", () => {
    expect(wishesOf({ talk: [], people, seats })).toEqual({ wished: [], missing: [0, 1] });
  });

  it("counts wishes that were said after the end only", () => {
    const talk = [said(1, "table-phrase-again"), said(null, "table-notice-over"), said(0, "table-phrase-again")];
    expect(wishesOf({ talk, people, seats })).toEqual({ wished: [0], missing: [1] });
  });
});
