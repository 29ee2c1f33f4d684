import type { Component } from "svelte";
import type { Steps } from "../pages/steps.svelte";

/** What a paper gets: `change` takes the form that `megapolis score` reads, `steps` follows what is entered. */
export interface PaperProps {
  change: (sheet: unknown) => void;
  steps: Steps;
}

/** The board of a real game, on which it is entered. */
export interface PaperModule {
  Paper: Component<PaperProps>;
}

/** What only means that more is to come, by what the rules say of it; anything else that they refuse is taken back. */
export const UNFINISHED = new Set([
  "form-broken",
  "form-circled",
  "form-choice",
  "form-conditions",
  "form-strip",
  "form-half",
  "form-apart",
  "form-plans",
  "form-not-met",
  "form-estates",
  "form-roof-height",
  "form-too-high",
  "form-zones",
]);

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
