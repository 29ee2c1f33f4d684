import type { Pointed, ScoreChange } from "../../../generated/protocol";
import type { SprawlopolisView } from "../../../generated/sprawlopolis";
import type { Session } from "../../../table/session.svelte";
import type { Place } from "../geometry";

// Partners in one city see what whoever's turn it is tries with the card that was opened, and say what they think.

const PLANE = 60;

/** Whether one points at a place for a partner, in one's own browser. */
class Pointing {
  isOn = $state(false);
}
const pointings = new WeakMap<Session, Pointing>();

export function pointingOf(session: Session): Pointing {
  const found = pointings.get(session) ?? new Pointing();
  pointings.set(session, found);
  return found;
}

/** Where a card would lie whose middle is nearest to here, as the server calls it. */
export const actionAt = ({ row, column }: Place) => ({
  do: "place",
  row: ((row % PLANE) + PLANE) % PLANE,
  column: ((column % PLANE) + PLANE) % PLANE,
});

const isShared = (view: SprawlopolisView): boolean => view.score.length === 1 && view.hands.length > 1;

export interface Trial {
  seat: number;
  /** Row and column as the server counts them. */
  place: [number, number];
  turned: boolean;
  points: number | null;
  changes: ScoreChange[];
  /** What the place and the way up are called, where that is known. */
  args: Record<string, string | number>;
}

/** What a partner tries now: as told last for this position, or the step that was made. */
export function trialOf(session: Session, view: SprawlopolisView): Trial | null {
  const { actor, card } = view;
  if (!isShared(view) || actor === null || actor === view.seat || !card || session.picture!.result) return null;
  const told = session.snapshot.shown.trials[actor];
  const live = told?.action && told.at === session.picture!.log.length ? told : null;
  const action = live?.action;
  const place = action?.do === "place" ? [Number(action.row), Number(action.column)] : view.place;
  if (!place || view.faces[card]?.length !== 4) return null;
  return {
    seat: actor,
    place: [place[0]!, place[1]!],
    turned: action?.turned === 1,
    points: live?.points ?? null,
    changes: live?.changes ?? [],
    args: (live?.words?.args ?? {}) as Trial["args"],
  };
}

/** The same where somebody can answer it: what a bot tries is seen on the board alone, and nothing else moves for it. */
export function personsTrialOf(session: Session, view: SprawlopolisView): Trial | null {
  const trial = trialOf(session, view);
  return trial && !session.picture!.seats[trial.seat]?.bot ? trial : null;
}

/** Since when the card in play is open: before that, everything that was said was about another one. */
const isAboutThisCard = (session: Session) => {
  const laid = session.picture!.log.findLastIndex(({ action }) => action.do === "turn");
  return ({ at }: { at: number }): boolean => at > laid;
};

/** Where partners have pointed since the last card was laid. */
export function pinsOf(session: Session, view: SprawlopolisView): Pointed[] {
  if (!isShared(view) || !view.card) return [];
  return session.snapshot.shown.answers.filter(
    (each) => each.answer === "here" && each.action && isAboutThisCard(session)(each),
  );
}

/** What partners have said to the present step. */
export function answersOf(session: Session, view: SprawlopolisView): Pointed[] {
  if (!isShared(view) || !view.card) return [];
  const { length } = session.picture!.log;
  return session.snapshot.shown.answers.filter((each) => each.answer !== "here" && each.at === length);
}

/** How the score sheet would change: by what one has chosen, else by what a partner tries. */
export const changesOf = (session: Session, view: SprawlopolisView): ScoreChange[] =>
  session.chosen ? session.preview.changes : (trialOf(session, view)?.changes ?? session.preview.changes);
