import { loadPlaces } from "../../games/lessons";
import { text } from "../../lib/i18n.svelte";
import type { Session } from "../../table/session.svelte";
import Lesson from "./Lesson.svelte";
import { LessonState } from "./lesson.svelte";
import Veil from "./Veil.svelte";

/** All that a first game needs and other games do not. */
export async function loadLesson(session: Session, show: (part: "move" | "score" | "log") => void) {
  const [places] = await Promise.all([
    loadPlaces(session.game),
    text.part("practice"),
    text.gamePart(session.game, "guide"),
  ]);
  return { Lesson, Veil, state: new LessonState(session, places, show) };
}
