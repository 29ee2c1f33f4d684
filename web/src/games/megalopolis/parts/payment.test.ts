import { expect, it } from "vitest";
import type { Line } from "../../../generated/protocol";
import { aLine } from "../../../table/testing";
import { paymentIn } from "./payment";

const line = (args: Record<string, string | number>): Line =>
  aLine(-1, { do: "dice" }, { words: { key: "log-dice", args, text: "" } });

it("goes from a seat to another, to the bank or from it", () => {
  const rent = { seat: "@seat-2", effect: "pays-one", payee: "@seat-1", amount: 300_000 };
  expect(paymentIn([line(rent)])).toMatchObject({ from: 1, to: 0, amount: 300_000 });
  expect(paymentIn([line({ seat: "@seat-2", effect: "pays", amount: 50_000 })])).toMatchObject({ from: 1, to: null });
  expect(paymentIn([line({ seat: "@seat-3", effect: "gains", amount: 50_000 })])).toMatchObject({ from: null, to: 2 });
});

it("is the last one, and none where nothing was paid", () => {
  const none = line({ seat: "@seat-1", effect: "none", amount: 0 });
  const paid = line({ seat: "@seat-1", effect: "pays", amount: 10_000 });
  expect(paymentIn([paid, none])?.line).toBe(paid);
  expect(paymentIn([none])).toBeNull();
});
