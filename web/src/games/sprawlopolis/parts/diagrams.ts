/** A condition as a small picture: blocks on a grid, roads over them, a mark on what counts. */
export interface Diagram {
  /** Rows of blocks: R, C, I, P by zone, "o" any block, "." none. */
  rows: string[];
  /** Roads as paths in blocks: [column, row] of each corner, halves are the edges of blocks. */
  roads?: [number, number][][];
  /** Blocks that earn, and those that cost. */
  plus?: [number, number][];
  minus?: [number, number][];
}

const at = (...places: [number, number][]): [number, number][] => places;

export const DIAGRAMS: Record<string, Diagram> = {
  "1": {
    rows: ["ooo", "ooo"],
    roads: [at([0.3, 0.5], [1.5, 0.5], [1.5, 1.3]), at([2.5, 0], [2.5, 1.3])],
    plus: at([0, 0]),
    minus: at([2, 1]),
  },
  "2": { rows: ["PPP", "ooo"], plus: at([2, 0]), minus: at([2, 1]) },
  "3": { rows: ["P.I"], plus: at([0, 0]), minus: at([2, 0]) },
  "4": { rows: ["RR", "RR"] },
  "5": { rows: [".C.", "CII", ".C."], plus: at([1, 1]) },
  "6": { rows: ["RR.", "R.I"], plus: at([0, 0]), minus: at([2, 1]) },
  "7": { rows: [".o.", "oPo", ".oP"], plus: at([1, 1]), minus: at([2, 2]) },
  "8": { rows: ["PRR", ".RI"], plus: at([0, 0]), minus: at([2, 1]) },
  "9": { rows: ["I.", ".I"], plus: at([0, 0], [1, 1]) },
  "10": { rows: ["CoC"], plus: at([0, 0], [2, 0]) },
  "11": { rows: ["RCR"], roads: [at([0.5, 0.5], [2.5, 0.5])], plus: at([1, 0]) },
  "12": { rows: ["ooo", "..o"], roads: [at([0, 0.5], [2.5, 0.5], [2.5, 2])] },
  "13": { rows: ["PoP"], roads: [at([0.5, 0.5], [2.5, 0.5])], plus: at([1, 0]) },
  "14": { rows: ["oo", "oo"], roads: [at([0.5, 0.5], [1.5, 0.5], [1.5, 1.5], [0.5, 1.5], [0.5, 0.5])] },
  "15": { rows: ["IRI"], plus: at([1, 0]) },
  "16": { rows: ["RoC"], roads: [at([0, 0.5], [3, 0.5])] },
  "17": { rows: ["oC", "oo"], plus: at([1, 0]) },
  "18": { rows: [".o.", "ooo", ".o."], plus: at([1, 1]) },
};
