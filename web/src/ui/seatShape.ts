type Point = [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;
export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** The outline of a seat, on the strip and on every board: circle, square, triangle, hexagon, diamond, house. */
export function seatShape(shape: number, x: number, y: number, r: number): string {
  const at = (...points: Point[]) => polygon(points.map(([dx, dy]) => [x + dx * r, y + dy * r]));
  switch (shape) {
    case 0:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return at([-0.94, -0.94], [0.94, -0.94], [0.94, 0.94], [-0.94, 0.94]);
    case 2:
      return at([0, -1.22], [1.22, 0.92], [-1.22, 0.92]);
    case 3:
      return at([-1.12, 0], [-0.56, -1], [0.56, -1], [1.12, 0], [0.56, 1], [-0.56, 1]);
    case 4:
      return at([0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]);
    default:
      return at([-0.95, -0.25], [0, -1.15], [0.95, -0.25], [0.95, 1], [-0.95, 1]);
  }
}
