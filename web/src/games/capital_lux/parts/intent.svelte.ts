import type { Move } from "../../../generated/protocol";
import { keyOf } from "../../../table/moves";
import type { Session } from "../../../table/session.svelte";

/** What one is about to do on this page, before it is a move: shared by the board, the hand and the choices. */
export class Intent {
  /** The hand card that is picked, before one says where it goes. */
  picked = $state<string | null>(null);

  constructor(private readonly session: Session) {}

  /** The card in question: of the chosen move, or picked and still in the hand. */
  get card(): string | null {
    const { chosen } = this.session;
    if (chosen && (chosen.action.do === "home" || chosen.action.do === "capital")) return String(chosen.action.card);
    return this.picked && this.session.find({ do: "home", card: this.picked }) ? this.picked : null;
  }

  /** The two ways of the card in question. */
  get ways(): Move[] {
    const { card } = this;
    if (!card) return [];
    return ["capital", "home"].flatMap((to) => this.session.find({ do: to, card }) ?? []);
  }

  pick(card: string): void {
    this.session.choose(null);
    this.picked = card;
  }

  isChosen(move: Move): boolean {
    return this.session.chosen !== null && keyOf(this.session.chosen.action) === keyOf(move.action);
  }

  /** A press chooses; a second one plays. */
  press(move: Move): void {
    if (this.isChosen(move)) void this.session.play(move);
    else this.session.choose(move);
  }
}

const intents = new WeakMap<Session, Intent>();

export function intentOf(session: Session): Intent {
  let found = intents.get(session);
  if (!found) {
    found = new Intent(session);
    intents.set(session, found);
  }
  return found;
}

/** Whether the page is as narrow as a phone: the hand then lies in the sheet, not under the board. */
class Narrow {
  is = $state(false);

  constructor() {
    const query = matchMedia("(max-width: 720px)");
    this.is = query.matches;
    query.addEventListener("change", () => {
      this.is = query.matches;
    });
  }
}

export const narrow = new Narrow();
