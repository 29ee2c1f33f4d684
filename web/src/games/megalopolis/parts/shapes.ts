import { polygon } from "../../../ui/seatShape";

/** A suspension bridge of a width and height, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}M${x + w} ${y}v${-h}M${x - 5} ${y}H${x + w + 5}M${x} ${y - h}Q${x + w / 2} ${y + 2} ${x + w} ${y - h}M${x + w * 0.25} ${y}v${-h * 0.44}M${x + w * 0.5} ${y}v${-h * 0.3}M${x + w * 0.75} ${y}v${-h * 0.44}`;

export const ICONS: Record<string, string> = {
  exchange: "M-13 12H13M-10 9V3M-4 9V-2M2 9V1M8 9V-6M-12 -4L-4 -10L1 -6L10 -14M5 -14h5v5",
  city_hall: "M-14 12H14M-12 8H12M-9 8V-2M-3 8V-2M3 8V-2M9 8V-2M-13 -3H13L0 -13Z",
  highway: "M-12 13L-5 -13M12 13L5 -13M0 13V7M0 2V-3M0 -8V-12",
  court: "M0 -13V12M-7 12H7M-11 -9H11M-11 -9L-15 2Q-11 6 -7 2ZM11 -9L7 2Q11 6 15 2Z",
};

export const CREST = "M-11 -13H11V3Q11 11 0 15Q-11 11 -11 3ZM-7 7V-3h4V7M-2.2 9.5V-9h4.4V9.5M3 7V-5h4V7";

/** The faces of one floor of a building that stands with its near corner on (x, y). */
export function floorOf(x: number, y: number, foot: number, height: number) {
  const b = foot / 2;
  const windows: string[] = [];
  for (const u of [0.16, 0.43, 0.7]) {
    const v = u + 0.15;
    const [low, high] = [height * 0.26, height * 0.74];
    windows.push(
      polygon([
        [x - foot + foot * u, y - b + b * u - low],
        [x - foot + foot * v, y - b + b * v - low],
        [x - foot + foot * v, y - b + b * v - high],
        [x - foot + foot * u, y - b + b * u - high],
      ]),
      polygon([
        [x + foot * (1 - v), y - b * (1 - v) - low],
        [x + foot * (1 - u), y - b * (1 - u) - low],
        [x + foot * (1 - u), y - b * (1 - u) - high],
        [x + foot * (1 - v), y - b * (1 - v) - high],
      ]),
    );
  }
  return {
    left: polygon([
      [x - foot, y - b],
      [x, y],
      [x, y - height],
      [x - foot, y - b - height],
    ]),
    right: polygon([
      [x, y],
      [x + foot, y - b],
      [x + foot, y - b - height],
      [x, y - height],
    ]),
    top: polygon([
      [x, y - height],
      [x + foot, y - b - height],
      [x, y - 2 * b - height],
      [x - foot, y - b - height],
    ]),
    windows: windows.join(""),
  };
}

/** The two faces of a roof on top of a building, and its mast. */
export function roofOf(x: number, y: number, foot: number) {
  const b = foot / 2;
  const tip = y - b - foot * 0.5;
  return {
    left: polygon([
      [x - foot, y - b],
      [x, y],
      [x, tip],
    ]),
    right: polygon([
      [x, y],
      [x + foot, y - b],
      [x, tip],
    ]),
    mast: `M${x} ${tip}v-7`,
  };
}
