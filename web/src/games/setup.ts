import type { Component } from "svelte";

/** What a game brings to the set-up page: pictures of its options, and names of what is picked by hand. */
export interface SetupPictures {
  /** SVG of 180 × 84 by the name of an option, or of an option and a choice ("board-classic"). */
  art: Record<string, string>;
  /** What a thing is called that the box names by a number or a letter, and what it does. */
  told?(option: string, choice: string): { title: string; about: string } | null;
  /** A thing that can be picked, as it is drawn on the table. */
  Pick?: Component<{ choice: string }>;
}

const modules = import.meta.glob<{ default: SetupPictures }>("./*/setup.ts");

/** The pictures of a game; none where it has none. */
export const loadPictures = async (game: string): Promise<SetupPictures> =>
  (await modules[`./${game}/setup.ts`]?.())?.default ?? { art: {} };
