import type { DailyToday } from "../../generated/protocol";
import { brief } from "../../lib/daily";
import { t, text } from "../../lib/i18n.svelte";
import { router } from "../../lib/router.svelte";
import { dayAndMonth } from "../../lib/tickets";
import { type Category, categoriesOf } from "../../table/ceremony";

const BLOCKS = 6;

/** What one tells others of a deal: nothing of its cards or the board. */
export interface Shared {
  title: string;
  day: string;
  points: string;
  standing: string;
  rows: { name: string; part: number }[];
  bars: { count: number; mine: boolean }[];
  streak: string;
  link: string;
}

/** The parts of the score sheets, one's own first and then the expert's. */
export const partsOf = (deal: DailyToday): Category[] =>
  categoriesOf([deal.mine?.sheet ?? [], ...(deal.expert ? [deal.expert.sheet] : [])], (key) =>
    text.has(`category-${key}`, deal.game),
  );

export const nameOf = (part: Category, game: string): string => text.say(part.name.key, part.name.args, game);

export function sharedOf(deal: DailyToday, streak: number): Shared {
  const mine = deal.mine?.points ?? 0;
  const parts = partsOf(deal);
  const most = Math.max(1, ...parts.flatMap(({ points }) => points));
  return {
    title: text.say("title", {}, deal.game).split(":")[0]!,
    day: dayAndMonth(deal.date),
    points: brief(mine),
    standing: deal.standing?.better_than ? t("daily-better", { percent: deal.standing.better_than }) : "",
    rows: parts.map((part) => ({ name: nameOf(part, deal.game), part: Math.max(0, part.points[0]!) / most })),
    bars: deal.bars.map((bar) => ({ count: bar.count, mine: mine >= bar.low && mine < bar.high })),
    streak: streak > 1 ? t("daily-in-a-row", { count: streak }) : "",
    link: router.link("/daily"),
  };
}

const blocks = (part: number): string => {
  const full = Math.round(part * BLOCKS);
  return "▰".repeat(full) + "▱".repeat(BLOCKS - full);
};

export const shareText = (shared: Shared): string =>
  [
    `Megapolis · ${t("page-daily").toLocaleLowerCase(text.language)} ${shared.day}`,
    [`${shared.title}: ${shared.points}`, shared.standing].filter(Boolean).join(" · "),
    ...shared.rows.map(({ name, part }) => `${blocks(part)} ${name}`),
    [shared.streak, shared.link].filter(Boolean).join(" · "),
  ].join("\n");

/** The side of the picture, which is a square. */
export const SIDE = 600;

/** Draws what is told as a picture, in the colours of the page. */
export function drawShare(shared: Shared, colour: (name: string) => string, font: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * SIDE;
  const pen = canvas.getContext("2d")!;
  pen.scale(2, 2);
  const write = (said: string, x: number, y: number, size: number, weight = 700, tint = "--ink", width?: number) => {
    pen.fillStyle = colour(tint);
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillText(said, x, y, width);
  };
  const box = (x: number, y: number, width: number, height: number, tint: string, round = 4) => {
    pen.fillStyle = colour(tint);
    pen.beginPath();
    pen.roundRect(x, y, width, height, round);
    pen.fill();
  };
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, SIDE, SIDE);
  write("megapolis", 40, 60, 20);
  pen.textAlign = "right";
  write(`${t("page-daily")} · ${shared.day}`, SIDE - 40, 60, 18, 400, "--ink-soft");
  pen.textAlign = "left";
  write(shared.title, 40, 118, 30, 700, "--ink", SIDE - 80);
  write(shared.points, 38, 250, 120);
  const after = 38 + pen.measureText(shared.points).width + 24;
  write(shared.standing, after, 246, 22, 700, "--ink", SIDE - 40 - after);
  const rows = shared.rows.slice(0, 6);
  rows.forEach(({ name, part }, at) => {
    const y = 300 + at * 36;
    write(name, 40, y + 13, 14, 400, "--ink-soft", 120);
    box(168, y, 150, 16, "--rule", 8);
    if (part > 0) box(168, y, Math.max(16, 150 * part), 16, "--ink", 8);
  });
  const most = Math.max(1, ...shared.bars.map(({ count }) => count));
  const width = 210 / Math.max(1, shared.bars.length);
  shared.bars.forEach(({ count, mine }, at) => {
    const height = Math.max(4, (150 * count) / most);
    box(350 + at * width, 460 - height, width - 3, height, mine ? "--accent" : "--rule", 3);
  });
  box(350, 461, 210, 2, "--ink", 0);
  write(shared.streak, 40, 558, 18);
  pen.textAlign = "right";
  write(shared.link.replace(/^https?:\/\//, ""), SIDE - 40, 558, 16, 400, "--ink-soft", 280);
  return canvas;
}
