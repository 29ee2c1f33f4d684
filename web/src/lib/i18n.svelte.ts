import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Presence, Problem, Words } from "../generated/protocol";
import { type Language, prefs } from "./prefs.svelte";

type Args = Record<string, FluentVariable>;
type Source = () => Promise<string>;
type Found = [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>];

const sources: Record<string, Source> = import.meta.glob<string>(
  ["../../../src/megapolis/{text,games/*/text}/*.ftl", "!../../../src/megapolis/text/cli.*.ftl"],
  { import: "default" },
);

const SEAT = /^seat-(\d+)$/;
/** A number below 0 as messages write it, with a hyphen; not a range or a date. */
const HYPHEN = /(^|[\s(:=])-(?=\d)/g;
/** A square by column and row: written as at the board's edge, in capitals. */
const PLACE = /^[a-z]\d+(-[a-z]\d+)?$/;

/** After so many sentences the oldest are forgotten, with all others. */
const MOST_SPOKEN = 3000;

/** Words in the chosen language, from the Fluent files that Python speaks from. */
class Text {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  /** The language on the screen: the chosen one, once its words are here. */
  language = $state<Language>("en");

  /** Who plays each seat of the table on the screen: messages name seats by "@seat-1". */
  private seated = $state.raw<string[]>([]);

  /** Where the words come from that are needed on this screen: the program, its parts (`text/coach`) and games. */
  private wanted = new Set<string>(["text/"]);

  /** Sentences that were said: moves, cards and lines of the log are said again with every step of a game. */
  private readonly spoken = new Map<string, string>();

  /** Messages that were looked for, by language, game and key: boards say the same ones again and again. */
  private readonly known = new Map<string, Found | undefined>();

  /** Loads the words of the program and of the games in use, and then switches to the language. */
  async load(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((from) => this.fetch(language, from)));
    if (language !== prefs.language) return; // another choice was made meanwhile
    this.language = language;
    // Also what was set before would make the whole page be styled and its words be laid out again.
    const { documentElement: page } = document;
    if (page.lang !== language) page.lang = language;
  }

  /** Loads the words of a game in the language on the screen. */
  game(name: string): Promise<void> {
    return this.want(`games/${name}/text/`);
  }

  /** Loads words of the program that few screens say, such as the coach's. */
  part(name: string): Promise<void> {
    return this.want(`text/${name}.`);
  }

  /** Loads words of a game that few screens say, such as those of a real table. */
  gamePart(game: string, name: string): Promise<void> {
    return this.want(`games/${game}/text/${name}.`);
  }

  private want(from: string): Promise<void> {
    this.wanted.add(from);
    this.forget();
    return this.fetch(this.language, from);
  }

  private forget(): void {
    this.known.clear();
    this.spoken.clear();
  }

  private async fetch(language: Language, from: string): Promise<void> {
    const key = `${from}${language}`;
    const source = sources[`../../../src/megapolis/${key}.ftl`];
    if (!source || this.bundles[key]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await source()));
    this.bundles = { ...this.bundles, [key]: bundle };
    this.forget();
  }

  get names(): string[] {
    return this.seated;
  }

  set names(names: string[]) {
    if (names.length === this.seated.length && names.every((name, at) => name === this.seated[at])) return;
    this.seated = names;
    this.spoken.clear();
  }

  has(key: string, game = ""): boolean {
    return this.find(key, game) !== undefined;
  }

  private find(key: string, game: string): Found | undefined {
    const { bundles, language } = this; // read even if the message is known: whoever says it follows them
    const at = `${language}/${game}/${key}`;
    if (!this.known.has(at)) this.known.set(at, this.lookUp(key, game, bundles, language));
    return this.known.get(at);
  }

  private lookUp(
    key: string,
    game: string,
    bundles: Record<string, FluentBundle>,
    language: Language,
  ): Found | undefined {
    const wanted = [...this.wanted];
    const own = game ? wanted.filter((from) => from.startsWith(`games/${game}/text/`)) : [];
    for (const from of [...own, ...wanted.filter((from) => from.startsWith("text/"))]) {
      const bundle = bundles[`${from}${language}`];
      const message = bundle?.getMessage(key);
      if (bundle && message?.value) return [bundle, message];
    }
    return undefined;
  }

  /** An argument in words: "@" and a key, a list of such, or a person at a seat. */
  private fill(value: string, game: string): string {
    if (!value.startsWith("@")) return value.replace(PLACE, (at) => at.toUpperCase());
    return value.replace(/@([\w-]+)/g, (_, key: string) => {
      const seat = SEAT.exec(key);
      return seat ? this.seatName(Number(seat[1]) - 1) : this.say(key, {}, game);
    });
  }

  /** Who plays a seat; "Player 2" where nobody is known. */
  seatName(seat: number): string {
    return this.names[seat] || this.say("page-player", { seat: seat + 1 });
  }

  /** A message; arguments that start with "@" are message keys themselves, or lists of them. A missing key shows as itself. */
  say(key: string, args: Args = {}, game = ""): string {
    const found = this.find(key, game);
    if (!found) return key;
    void this.seated; // read even if the sentence is known: whoever says it follows the names
    const at = `${this.language}/${game}/${key}/${JSON.stringify(args)}`;
    const known = this.spoken.get(at);
    if (known !== undefined) return known;
    if (this.spoken.size >= MOST_SPOKEN) this.spoken.clear();
    const said = this.speak(found, key, args, game);
    this.spoken.set(at, said);
    return said;
  }

  private speak(found: Found, key: string, args: Args, game: string): string {
    const filled: Args = {};
    for (const [name, value] of Object.entries(args)) {
      filled[name] = typeof value === "string" ? this.fill(value, game) : value;
    }
    const errors: Error[] = [];
    const said = found[0].formatPattern(found[1].value!, filled, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return said.replace(HYPHEN, "$1−");
  }
}

export const text = new Text();

/** A message of the program. */
export const t = (key: string, args?: Args): string => text.say(key, args);

/** Who plays a seat of the table on the screen. */
export const seatName = (seat: number): string => text.seatName(seat);

/** Says messages of a game first, of the program otherwise. */
export const speaker = (game: string) => (key: string, args?: Args) => text.say(key, args, game);

/** The same as `words`, in the middle of a sentence: only names have capitals there. */
export const inSentence = (said: Words, game: string): string =>
  text.has(said.key, game) ? text.say(said.key, said.args, game) : said.text || said.key;

/** What the server describes by a key and its arguments, in the language of the screen; its own sentence otherwise. */
export const words = (said: Words, game: string): string =>
  text.has(said.key, game) ? capital(inSentence(said, game)) : inSentence(said, game);

/** A refusal in one sentence, with the line of the file that it is about, where it is about one. */
export const refusal = (problem: Problem, game: string): string => {
  const said = text.say(problem.key, problem.args, problem.game || game);
  const line = problem.args.at_line;
  return line === undefined ? said : t("error-at-line", { line, problem: said });
};

/** A score line, a line of words as on the paper sheet. */
export const scoreLine = (line: { key: string; args: Args }, game: string): string =>
  capital(text.say(`score-${line.key}`, line.args, game));

export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** A mean as it is told: money in whole numbers, points to a tenth. */
export const rounded = (points: number): number =>
  Math.abs(points) >= 1000 ? Math.round(points) : Math.round(points * 10) / 10;

/** Makes what a language formats with once: that takes longer than to use it. */
const perLanguage = <Format>(make: (language: Language) => Format): (() => Format) => {
  const made = new Map<Language, Format>();
  return () => {
    const { language } = text;
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
};
const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const lists = perLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));

const figures = (points: number): string => numbers().format(Math.abs(rounded(points)));

/** A change with its sign: a true minus, no plus for nothing. */
export const signed = (points: number): string => (points ? (points > 0 ? "+" : "−") : "") + figures(points);

/** A moment of the server's clock: the time of day, with the date where it was not today. */
export const moment = (seconds: number): string => {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: "numeric", month: "short" };
  return at.toLocaleString(text.language, { ...day, hour: "numeric", minute: "2-digit" });
};

/** What a bot is called: the building of its level, or its own name where a machine was chosen. */
export const botName = (bot: string): string =>
  text.has(`page-bot-${bot}`) ? t(`page-bot-${bot}`) : capital(t(`page-level-${bot}`));

/** Units of time in seconds, the longest first. */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const unitOf = (seconds: number) => UNITS.find(([, each]) => seconds >= each) ?? (["second", 1] as const);

/** How long something lasts, in the words of the language: "2 hours". */
export function lasting(seconds: number): string {
  const [unit, size] = unitOf(seconds);
  const format = new Intl.NumberFormat(text.language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(seconds / size));
}

/** How long ago that was, in the words of the language: "12 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const [unit, size] = unitOf(past);
  const format = new Intl.RelativeTimeFormat(text.language, { numeric: "auto" });
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(past / size), unit);
}

/** Several things in a row, as the language joins them: "a, b and c". */
export const listed = (things: string[]): string => lists().format(things);

/** Since when a person is not connected, in words; "" while they are, or where it is not known. */
export function absenceWords(presence: Presence | null, person: number | null): string {
  const away = presence?.away.find((each) => each.person === person);
  if (!away) return "";
  return away.since === null ? t("page-not-come") : t("page-away-since", { time: moment(away.since) });
}

export const plain = (points: number): string => (points < 0 ? "−" : "") + figures(points);
