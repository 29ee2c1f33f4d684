import type {
  Account,
  Ack,
  BringGame,
  Checked,
  Confirmation,
  Continue,
  Course,
  CreateTable,
  Credentials,
  DailyBoard,
  DailyToday,
  Invitation,
  JoinTable,
  Judged,
  Me,
  Move,
  MoveVerdict,
  MyTable,
  NewCode,
  NewPassword,
  NextPuzzle,
  OpenSession,
  OpenTable,
  Picture,
  Position,
  PositionInfo,
  Privacy,
  Problem,
  Puzzle,
  PuzzleAnswer,
  PuzzleShelf,
  PuzzleTask,
  PuzzleVerdict,
  Recap,
  Recovery,
  Review,
  ReviewState,
  ServerMessage,
  Session,
  Shelf,
  TableInfo,
  Training,
  Tried,
  Turn,
  Welcome,
  Wish,
} from "../generated/protocol";
import { prefs } from "./prefs.svelte";
import { type Request, type Socket, transport } from "./transport";

/** A request that the server refused. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.key);
  }
}

const NO_SERVER: Problem = { code: "unavailable", key: "page-no-server", args: {}, game: "", text: "" };

async function request(
  method: Request["method"],
  path: string,
  body?: unknown,
  token = "",
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { ...more };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (prefs.account) headers["X-Account"] = prefs.account.session;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const wanted: Request = { method, path, headers };
  if (body !== undefined) wanted.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await transport.request(wanted);
  } catch {
    throw new ApiError(0, NO_SERVER);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => NO_SERVER)) as Problem;
  // A session that has ended elsewhere: go on as a guest, and say so.
  if (problem.key === "table-no-session") prefs.signIn(null);
  throw new ApiError(answer.status, problem);
}

const get = async <T>(path: string, token = ""): Promise<T> => (await request("GET", path, undefined, token)).json();
const post = async <T>(path: string, body: unknown, token = ""): Promise<T> =>
  (await request("POST", path, body, token)).json();

const tokenOf = (table: string): string => prefs.held[table]?.token ?? "";

export const shelf = (language: string): Promise<Shelf> => get(`/games?lang=${language}`);
/** The bots that can play a game: those for every game, then its own. */
export const botsOf = (found: Shelf, game: string): string[] => [
  ...found.bots,
  ...(found.games.find((each) => each.id === game)?.bots ?? []),
];
export const bots = async (game: string): Promise<string[]> => botsOf(await shelf("en"), game);
export const checkOptions = (game: string, wish: Wish): Promise<Checked> => post(`/games/${game}/check`, wish);
export const scoreSheet = (game: string, sheet: unknown): Promise<Judged> => post(`/games/${game}/score`, { sheet });

export const createTable = (wish: CreateTable): Promise<Welcome> => post("/tables", wish);
export const bringGame = (wish: BringGame): Promise<Welcome> => post("/arrivals", wish);
export const joinTable = (table: string, wish: JoinTable): Promise<Welcome> => post(`/tables/${table}/join`, wish);
export const startTable = async (table: string, token: string): Promise<void> => {
  const answer = await post<ServerMessage>(`/tables/${table}/messages`, { do: "start", id: "start" }, token);
  if (answer.is === "error") throw new ApiError(409, answer.error);
};
export const openTables = (): Promise<OpenTable[]> => get("/tables");
export const myTables = (tables: Record<string, string>): Promise<MyTable[]> => post("/mine", { tables });
export const tableInfo = (table: string): Promise<TableInfo> => get(`/tables/${table}`, tokenOf(table));
/** The board of a table as it stands, drawn by the server; "" where there is none. */
export const drawingOf = async (table: string): Promise<string> =>
  get<{ picture: Picture }>(`/tables/${table}/snapshot?draw`, tokenOf(table)).then(
    ({ picture }) => picture.svg,
    () => "",
  );
/** A table as one may see it now; null where one may not. */
export const pictureOf = (table: string): Promise<Picture | null> =>
  get<{ picture: Picture }>(`/tables/${table}/snapshot`, tokenOf(table)).then(
    ({ picture }) => picture,
    () => null,
  );
/** A table as somebody sees it who has not sat down; null where onlookers may not. */
export const seenFromOutside = (table: string): Promise<Picture | null> =>
  get<{ picture: Picture }>(`/tables/${table}/snapshot`).then(
    ({ picture }) => picture,
    () => null,
  );
export const invitation = (table: string, token: string): Promise<Invitation> =>
  get(`/tables/${table}/invitation`, token);
export const invitedBy = (code: string): Promise<Invitation> => get(`/codes/${encodeURIComponent(code)}`);
export const qrCode = async (table: string, token: string): Promise<string> =>
  (await request("GET", `/tables/${table}/qr.svg`, undefined, token)).text();

export const deleteTable = (table: string): Promise<Response> =>
  request("DELETE", `/tables/${table}`, undefined, tokenOf(table));

export const signUp = (wish: Credentials): Promise<Session> => post("/accounts", wish);
export const signIn = (wish: Credentials): Promise<Session> => post("/sessions", wish);
export const recover = (wish: Recovery): Promise<Session> => post("/recovery", wish);
export const changePassword = (wish: NewPassword): Promise<Ack> => post("/account/password", wish);
export const newCode = (wish: Confirmation): Promise<NewCode> => post("/account/recovery", wish);
export const sessions = (): Promise<OpenSession[]> => get("/sessions");
export const endSession = (session: string): Promise<Response> => request("DELETE", `/sessions/${session}`);
export const signOut = (): Promise<Response> => request("DELETE", "/sessions");
export const account = (): Promise<Account> => get("/account");
export const privacy = (): Promise<Privacy> => get("/privacy");
export const deleteAccount = (): Promise<Response> => request("DELETE", "/account");

const byDevice = (method: "GET" | "DELETE", path: string): Promise<Response> =>
  request(method, path, undefined, "", { "X-Guest": prefs.guest });
/** Today's deals, and what this device or account has done with them. */
export const dailyBoard = async (): Promise<DailyBoard> => (await byDevice("GET", "/daily")).json();
/** A day's deal ("": today's); with results once this device or account has finished it. */
export const daily = async (game: string, date: string, language: string): Promise<DailyToday> =>
  (await byDevice("GET", `/daily/${game}?lang=${language}${date && `&date=${date}`}`)).json();
export const aboutMe = async (): Promise<Me> => (await byDevice("GET", "/me")).json();
/** Deletes the results of a guest's device. */
export const forgetDevice = (): Promise<Response> => byDevice("DELETE", "/me");
/** A token for one's person at a table that another device of the account came to. */
export const comeBack = (table: string): Promise<Welcome> => post(`/tables/${table}/return`, undefined);
export const playDaily = (game: string, name: string): Promise<Welcome> =>
  post(`/daily/${game}`, { name, guest: prefs.guest });

export const beginFirstGame = (game: string, name: string): Promise<Welcome> =>
  post(`/first-games/${game}`, { name, guest: prefs.guest });

export const turnOf = (table: string, at: number, language: string): Promise<Turn> =>
  get(`/tables/${table}/turns/${at}?lang=${language}`, tokenOf(table));
export const courseOf = (table: string): Promise<Course> => get(`/tables/${table}/course`, tokenOf(table));
export const reviewOf = (table: string, at: number, language: string): Promise<Review> =>
  get(`/tables/${table}/turns/${at}/review?lang=${language}`, tokenOf(table));
export const reviewState = (table: string, seat: number, language: string): Promise<ReviewState> =>
  get(`/tables/${table}/reviews/${seat}?lang=${language}`, tokenOf(table));
export const beginReview = (table: string, seat: number, language: string): Promise<ReviewState> =>
  post(`/tables/${table}/reviews/${seat}?lang=${language}`, undefined, tokenOf(table));
export const puzzleAt = (table: string, at: number, language: string): Promise<Puzzle> =>
  get(`/tables/${table}/turns/${at}/puzzle?lang=${language}`, tokenOf(table));
export const previewAt = (table: string, at: number, action: Move["action"]): Promise<Tried> =>
  post(`/tables/${table}/turns/${at}/preview`, { action }, tokenOf(table));
export const tryAt = (table: string, at: number, action: Move["action"], language: string): Promise<MoveVerdict> =>
  post(`/tables/${table}/turns/${at}/try?lang=${language}`, { action }, tokenOf(table));
export const puzzles = (language: string): Promise<PuzzleShelf> => get(`/puzzles?lang=${language}`);
export const nextPuzzle = (wish: NextPuzzle, language: string): Promise<PuzzleTask> =>
  post(`/puzzles?lang=${language}`, wish);
export const puzzleTask = (id: string, language: string): Promise<PuzzleTask> =>
  get(`/puzzles/${encodeURIComponent(id)}?lang=${language}`);
export const previewPuzzle = (id: string, action: Move["action"]): Promise<Tried> =>
  post(`/puzzles/${id}/preview`, { action });
/** The moves that share a piece with the answer. */
export const puzzleHint = (id: string): Promise<Move["action"][]> => get(`/puzzles/${id}/hint`);
export const answerPuzzle = (id: string, wish: PuzzleAnswer): Promise<PuzzleVerdict> =>
  post(`/puzzles/${id}?lang=${prefs.language}`, wish);
export const trainingOf = (): Promise<Training> => get("/training");
export const continueFrom = (table: string, wish: Continue): Promise<Welcome> =>
  post(`/tables/${table}/continue`, wish, tokenOf(table));
/** What one's seat has seen happen since its log had so many lines. */
export const recapOf = (table: string, seat: number, lines: number, language: string): Promise<Recap> =>
  get(`/tables/${table}/since/${lines}?seat=${seat}&lang=${language}`, tokenOf(table));
/** The city of a seat as a poster of A4, an SVG. */
export const posterOf = async (table: string, seat: number, language: string): Promise<string> =>
  (await request("GET", `/tables/${table}/poster.svg?seat=${seat}&lang=${language}`, undefined, tokenOf(table))).text();
export const replayFile = async (table: string): Promise<Blob> =>
  (await request("GET", `/tables/${table}/replay`, undefined, tokenOf(table))).blob();

/** The facts of a box, as a file that its owner can change. */
export const dataOf = async (game: string): Promise<Blob> => (await request("GET", `/games/${game}/template`)).blob();

/** The position as one's seat knows it. */
export const positionOf = async (table: string, seat: number | null): Promise<string> =>
  (await get<Position>(`/tables/${table}/position${seat === null ? "" : `?seat=${seat}`}`, tokenOf(table))).text;
export const readPosition = (text: string): Promise<PositionInfo> => post("/positions", { text });

export const dialTable = (table: string): Socket => transport.dial(`/tables/${table}/socket`);
