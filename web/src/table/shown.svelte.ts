import type { Pointed, Trial } from "../generated/protocol";

/** Something that was shown, and how long the log was then: it is about that position. */
export type At<News> = News & { at: number };

/** What partners show of a move before it is made: told by the server, kept by nobody. */
export class Shown {
  /** What each seat tries, by seat. */
  trials = $state.raw<Record<number, At<Trial>>>({});
  /** What each seat has said to that, and where it has pointed; the last of each kind. */
  answers = $state.raw<At<Pointed>[]>([]);

  hear(news: Trial | Pointed, at: number): void {
    if (news.is === "trial") {
      this.trials = { ...this.trials, [news.seat]: { ...news, at } };
      return;
    }
    const isPin = (each: Pointed): boolean => each.answer === "here";
    const kept = this.answers.filter((each) => each.seat !== news.seat || isPin(each) !== isPin(news));
    this.answers = [...kept, { ...news, at }];
  }
}
