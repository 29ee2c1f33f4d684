import { expect, test } from "vitest";
import { facesOf, floorsOf, shapeOf, shownSeats } from "./faces";

const seat = (person: number | null, bot = "") => ({ person, bot, resigned: false, awaited: false, since: null });
const person = (id: number, name: string) => ({ id, name, muted: false, here: true });
const words = {
  bot: (level: string) => ({ easy: "Cottage", hard: "Tower" })[level] ?? level,
  guest: "Guest",
  open: "Free",
};

test("people have their names, bots are buildings, and two of one name have numbers", () => {
  const faces = facesOf(
    {
      people: [person(4, "Оля"), person(5, "")],
      seats: [seat(4), seat(5), seat(null, "hard"), seat(null, "easy"), seat(null, "hard"), seat(4), seat(null)],
    },
    words,
  );
  expect(faces.map((each) => each.name)).toEqual(["Оля", "Guest", "Tower", "Cottage", "Tower 2", "Оля 2", "Free"]);
  expect(faces.map((each) => each.initial)).toEqual(["О", "G", "T", "C", "T", "О", ""]);
  expect(faces.map((each) => each.building)).toEqual(["", "", "tower", "cottage", "tower", "", ""]);
  expect(faces.map((each) => each.open)).toEqual([false, false, false, false, false, false, true]);
});

test("a long name is short by its first word, and keeps its number", () => {
  const named = (names: string[]) =>
    facesOf({ people: names.map((name, id) => person(id, name)), seats: names.map((_, id) => seat(id)) }, words);
  const faces = named(["Тарас Шевченко-Білий", "Тарас Шевченко-Білий", "Єлизавета", "Skyscraper XL"]);
  expect(faces.map((each) => each.short)).toEqual(["Тарас", "Тарас 2", "Єлизавета", "Skyscraper"]);
});

test("a bot that lends a hand to somebody who left is a bot", () => {
  const [face] = facesOf({ people: [person(4, "Оля")], seats: [seat(4, "easy")] }, words);
  expect(face).toMatchObject({ name: "Cottage", building: "cottage" });
});

test("the stronger, the higher", () => {
  expect((["cottage", "terrace", "tower", "skyscraper"] as const).map(floorsOf)).toEqual([1, 2, 3, 4]);
});

test("seats seven to ten repeat the shapes with a double outline", () => {
  expect([0, 5, 6, 9].map(shapeOf)).toEqual([
    { shape: 0, double: false },
    { shape: 5, double: false },
    { shape: 0, double: true },
    { shape: 3, double: true },
  ]);
});

test("a narrow strip begins at one's own seat, and always shows whom one looks at", () => {
  expect(shownSeats(4, 2, 2, 6)).toEqual([2, 3, 0, 1]);
  expect(shownSeats(10, 8, 8, 6)).toEqual([8, 9, 0, 1]);
  expect(shownSeats(10, 8, 5, 6)).toEqual([8, 9, 0, 5]);
});
