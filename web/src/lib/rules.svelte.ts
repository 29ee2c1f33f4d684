/** The rules beside the board: which game's, and at which heading (their number, the same in every language). */
class RulesDrawer {
  game = $state<string | null>(null);
  section = $state(0);

  open(game: string, section = 0): void {
    this.game = game;
    this.section = section;
  }

  close(): void {
    this.game = null;
  }
}

export const rules = new RulesDrawer();
