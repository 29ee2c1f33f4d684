import type { Component } from "svelte";

/** A sheet on which a real game is drawn; `change` gets the form that `megapolis score` reads. */
export interface PaperModule {
  Paper: Component<{ change: (sheet: unknown) => void }>;
}

const papers: Record<string, () => Promise<{ default: PaperModule["Paper"] }>> = {
  capital_lux: () => import("./capital_lux/Scoresheet.svelte"),
  next_station: () => import("./next_station/Scoresheet.svelte"),
  sprawlopolis: () => import("./sprawlopolis/Scoresheet.svelte"),
  megalopolis: () => import("./megalopolis/Scoresheet.svelte"),
  welcome_to: () => import("./welcome_to/Scoresheet.svelte"),
};

export async function loadPaper(game: string): Promise<PaperModule | null> {
  const load = papers[game];
  return load ? { Paper: (await load()).default } : null;
}
