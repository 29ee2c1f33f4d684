import { describe, expect, it } from "vitest";
import { add, faultOf, type MoneyKey, press } from "./money";

const bounds = { least: 100_000, most: 950_000, step: 50_000 };
const typed = (...keys: MoneyKey[]): number => keys.reduce(press, 0);

describe("a sum on the keypad", () => {
  it("is typed in thousands", () => {
    expect(typed("1", "5", "0")).toBe(150_000);
    expect(typed("1", "00", "0")).toBe(1_000_000);
    expect(typed("1", "5", "back")).toBe(1000);
    expect(typed("back")).toBe(0);
  });

  it("never becomes longer than money can be", () => {
    expect(typed("9", "9", "9", "9", "9", "9", "9")).toBe(999_999_000);
    expect(press(999_999_000, "00")).toBe(999_999_000);
  });

  it("grows by steps within its bounds", () => {
    expect(add(0, 50_000, bounds)).toBe(100_000);
    expect(add(200_000, 100_000, bounds)).toBe(300_000);
    expect(add(900_000, 100_000, bounds)).toBe(950_000);
  });

  it("says what is wrong with it", () => {
    expect(faultOf(150_000, bounds)).toBeNull();
    expect(faultOf(50_000, bounds)).toBe("least");
    expect(faultOf(120_000, bounds)).toBe("step");
    expect(faultOf(1_000_000, bounds)).toBe("most");
  });
});
