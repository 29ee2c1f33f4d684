import type { Place } from "../generated/places";

/** The rules beside the board: which game's, and at which heading (its English name, in every language). */
class RulesDrawer {
  game = $state<string | null>(null);
  at = $state<Place | "">("");

  open(game: string, at: Place | "" = ""): void {
    this.game = game;
    this.at = at;
  }

  close(): void {
    this.game = null;
  }
}

export const rules = new RulesDrawer();
