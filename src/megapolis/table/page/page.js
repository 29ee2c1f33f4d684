// The plain page of the table: set a game up from its declared options, invite, play by a list of legal moves.
const $ = (id) => document.getElementById(id);
const language = localStorage.language || (["uk", "ru"].find((l) => navigator.language.startsWith(l)) ?? "en");
document.documentElement.lang = language;
$("language").value = language;
$("language").onchange = () => { localStorage.language = $("language").value; location.reload(); };
const words = await (await fetch(`/api/words?lang=${language}`)).json();
const tokens = () => JSON.parse(localStorage.tokens || "{}");
const keep = (table, token) => { localStorage.tokens = JSON.stringify({ ...tokens(), [table]: token }); };
const guest = (localStorage.guest ||= crypto.randomUUID());

// ---------------------------------------------------------------- making elements

function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on") || name === "value" || name === "checked" || name === "className") node[name] = value;
    else if (value !== false && value !== null) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}
const button = (text, onclick, className = "") => el("button", { type: "button", onclick, className }, text);
const section = (title, ...children) => el("section", {}, el("h2", {}, title), ...children);

let hiding = 0;
function complain(text) {
  $("error").textContent = text;
  $("error").hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { $("error").hidden = true; }, 6000);
}

async function call(method, path, body, token = "") {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const query = path.includes("?") ? "&" : "?";
  const answer = await fetch(`${path}${query}lang=${language}`, { method, headers, body: body && JSON.stringify(body) });
  const content = answer.headers.get("content-type").includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) { complain(content.text || content.key); throw new Error(content.key); }
  return content;
}

// ---------------------------------------------------------------- the first page

function optionField(option) {
  let field;
  if (option.kind === "flag") field = el("input", { type: "checkbox", checked: option.default });
  else if (option.kind === "number") field = el("input", { type: "number", min: option.low, max: option.high, value: option.default });
  else {
    const several = option.kind === "pick";
    field = el("select", { multiple: several });
    for (const choice of option.choices) {
      const chosen = several ? option.default.includes(choice.value) : choice.value === option.default;
      field.append(el("option", { value: choice.value, selected: chosen }, choice.text));
    }
  }
  const read = () => {
    if (option.kind === "flag") return field.checked;
    if (option.kind === "number") return Number(field.value);
    return option.kind === "pick" ? [...field.selectedOptions].map((each) => each.value) : field.value;
  };
  return { name: option.name, ruling: option.ruling, read, node: el("label", { title: option.help }, field, option.text) };
}

async function home() {
  const shelf = await call("GET", "/api/games");
  const name = el("input", { value: localStorage.name || "", maxlength: 40, required: true });
  const game = el("select", {}, ...shelf.games.map((each) => el("option", { value: each.id }, each.title)));
  const players = el("select");
  const own = el("input", { type: "number", min: 1, value: 1 });
  const bots = el("select", {}, ...shelf.bots.map((each) => el("option", { value: each }, each)), el("option", { value: "" }, words.people));
  bots.value = shelf.bots.includes("greedy") ? "greedy" : shelf.bots[0];
  const flags = Object.fromEntries(["public", "onlookers", "hints", "companion"].map((each) => [each, el("input", { type: "checkbox", checked: ["onlookers", "hints"].includes(each) })]));
  const clock = el("input", { type: "number", min: 0, value: 0 });
  const blurb = el("p");
  const main = el("div");
  const rulings = el("details", {}, el("summary", {}, words.rulings));
  let fields = [];
  const show = () => {
    const chosen = shelf.games.find((each) => each.id === game.value);
    blurb.textContent = chosen.blurb;
    players.replaceChildren(...Array.from({ length: chosen.most - chosen.least + 1 }, (_, at) => el("option", {}, String(chosen.least + at))));
    players.value = String(Math.min(2, chosen.most));
    fields = chosen.options.map(optionField);
    main.replaceChildren(...fields.filter((each) => !each.ruling).map((each) => each.node));
    rulings.replaceChildren(rulings.firstChild, ...fields.filter((each) => each.ruling).map((each) => each.node));
  };
  game.onchange = show;
  show();
  const named = () => { localStorage.name = name.value.trim(); return name.value.trim() || "?"; };
  const enter = (welcome) => { keep(welcome.table, welcome.token); location.href = `/table/${welcome.table}`; };
  const create = async (event) => {
    event.preventDefault();
    const seats = Number(players.value), mine = Math.min(Number(own.value), seats);
    enter(await call("POST", "/api/tables", {
      game: game.value, name: named(), players: seats, seats: mine, guest,
      bots: bots.value && !flags.companion.checked ? Array(seats - mine).fill(bots.value) : [],
      options: Object.fromEntries(fields.map((each) => [each.name, each.read()])),
      clock: { move: Number(clock.value) },
      ...Object.fromEntries(Object.entries(flags).map(([key, field]) => [key, field.checked])),
    }));
  };
  const line = (text, field) => el("label", {}, field, text);
  const form = el("form", { onsubmit: create }, line(words.name, name), line(words.game, game), blurb,
    line(words.players, players), line(words["own-seats"], own), line(words.bots, bots),
    el("fieldset", {}, el("legend", {}, words.options), main, rulings),
    ...Object.entries(flags).map(([key, field]) => line(words[key], field)), line(words["clock-move"], clock),
    el("button", { className: "main" }, words.create));
  const open = await call("GET", "/api/tables");
  const titles = Object.fromEntries(shelf.games.map((each) => [each.id, each.title]));
  const join = (table) => async () => enter(await call("POST", `/api/tables/${table}/join`, { name: named(), guest }));
  const lobby = open.map((each) => el("div", { className: "row" }, `${titles[each.game]}: ${each.people.join(", ")} (${each.players - each.open_seats}/${each.players})`, button(words.join, join(each.table))));
  const mine = (await call("POST", "/api/mine", { tables: tokens() })).filter((each) => each.status !== "closed");
  const own_tables = mine.reverse().slice(0, 12).map((each) => el("div", { className: "row" },
    el("a", { href: `/table/${each.table}` }, `${titles[each.game]}: ${each.people.join(", ")}`), each.your_turn ? el("b", {}, `● ${words["your-turn"]}`) : ""));
  const daily = await Promise.all(shelf.games.map(async (each) => {
    const today = await call("GET", `/api/daily/${each.id}`);
    const play = async () => enter(await call("POST", `/api/daily/${each.id}`, { name: named(), guest }));
    const best = today.results.slice(0, 3).map((one) => `${one.name} ${one.points}`).join(", ");
    return el("div", { className: "row" }, each.title, button(words.play, play), best);
  }));
  $("main").replaceChildren(el("div", { className: "columns" }, section(words.new, form), el("div", {},
    section(words.mine, ...(own_tables.length ? own_tables : [words.none])), section(words.lobby, ...(lobby.length ? lobby : [words.none])), section(words.daily, ...daily))));
}

// ---------------------------------------------------------------- the table

let socket, picture, version, waiting = {}, attempt = 0, number = 0, spoken = "";
const run = crypto.randomUUID().slice(0, 8);
const send = (message) => new Promise((resolve) => {
  const id = `${run}-${number++}`;
  waiting[id] = resolve;
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, ...message }));
  else complain(words.lost);
});

function connect(table) {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", id: "hello", token: tokens()[table] || "", words: language, draw: true }));
  socket.onmessage = (event) => receive(table, JSON.parse(event.data));
  socket.onclose = () => {
    $("status").textContent = words.lost;
    attempt += 1;
    setTimeout(() => connect(table), Math.min(10000, 300 * 2 ** attempt) * (0.5 + Math.random()));
  };
}

function receive(table, message) {
  if (message.is === "snapshot") { picture = message.picture; version = message.version; attempt = 0; draw(table); }
  else if (message.is === "event") {
    if (message.version !== version + 1) { send({ do: "sync" }); return; }
    version = message.version;
    Object.assign(picture, message.changes);
    picture.log = [...picture.log.slice(0, message.keep), ...message.log];
    draw(table);
  } else {
    if (message.is === "error") {
      complain(message.error.text || message.error.key);
      if (message.error.code === "stale") send({ do: "sync" });
    }
    waiting[message.id]?.(message);
    delete waiting[message.id];
  }
}

const nameOf = (person) => picture.people.find((each) => each.id === person)?.name || "?";

function seatList() {
  const { you, table } = picture;
  return picture.seats.map((seat, at) => {
    const who = seat.person !== null ? nameOf(seat.person) + (seat.bot ? ` (${seat.bot})` : "") : seat.bot || words["open-seat"];
    const mark = seat.awaited ? (seat.bot ? words.thinking : words.awaited) : seat.resigned ? words.resigned : "";
    const row = el("div", { className: `row ${seat.awaited ? "awaited" : ""}` }, `${at + 1}. ${who} ${seat.awaited ? "●" : ""} ${mark}`);
    const points = picture.sheets[at]?.reduce((sum, line) => sum + line.points, 0);
    if (points !== undefined) row.append(` ${points}`);
    const free = seat.person === null && !seat.bot;
    if (table.status === "lobby" && you.person !== null) {
      if (free) row.append(button(words.sit, () => send({ do: "sit", seat: at })));
      else if (you.host || seat.person === you.person) row.append(button(words.stand, () => send({ do: "stand", seat: at })));
    }
    if (you.host && !table.companion && (free || (table.status === "playing" && seat.person !== null && seat.person !== you.person && !seat.bot)))
      row.append(button(words["add-bot"], () => send({ do: "seat-bot", seat: at, level: localStorage.level || "greedy" })));
    if (table.status === "playing" && seat.person === you.person && seat.bot && !seat.resigned) row.append(button(words.sit, () => send({ do: "sit", seat: at })));
    if (you.host && seat.person !== null && seat.person !== you.person)
      row.append(button(words.mute, () => send({ do: "mute", person: seat.person, on: true })), button(words.remove, () => send({ do: "remove", person: seat.person })));
    return row;
  });
}

function moveList() {
  const { seat, table } = picture;
  const out = [];
  if (picture.asked) out.push(el("p", {}, el("b", {}, picture.asked.text)));
  else if (table.status === "playing" && !picture.chance.length) out.push(el("p", {}, words.waiting));
  const play = (move, as) => button(move.words.text, () => send({ do: "act", seat: as, decision: picture.decision, action: move.action }));
  if (picture.moves.length) out.push(el("div", { className: "moves" }, ...picture.moves.map((move) => play(move, seat))));
  if (picture.chance.length) out.push(el("p", {}, el("b", {}, words.deal)), el("div", { className: "moves" }, ...picture.chance.map((move) => play(move, -1))));
  const tools = el("div", { className: "row" });
  if (picture.can_undo) tools.append(button(words.undo, () => send({ do: "undo", seat })));
  else if (table.status === "playing" && seat !== null) tools.append(button(words.takeback, () => send({ do: "ask", what: "takeback", seat })));
  if (table.hints && picture.asked) tools.append(button(words.hint, async () => {
    const hint = await send({ do: "hint", seat });
    if (hint.is === "hint") complain(`${hint.words.text}  ${hint.changes.map((each) => `${each.words.text}: ${each.before} → ${each.after}`).join("; ")}`);
  }));
  if (table.status === "playing" && seat !== null) tools.append(button(words.resign, () => send({ do: "resign", seat })), button(words.abandon, () => send({ do: "ask", what: "abandon" })));
  out.push(tools);
  if (picture.proposal) {
    const { person, what, agreed } = picture.proposal;
    const row = el("div", { className: "row" }, `${nameOf(person)} ${words[`asks-${what}`]} (${agreed.length})`);
    if (picture.you.person !== null && !agreed.includes(picture.you.person)) row.append(button(words.agree, () => send({ do: "answer", yes: true })), button(words.disagree, () => send({ do: "answer", yes: false })));
    out.push(row);
  }
  return out;
}

function sheets() {
  return picture.sheets.map((sheet, at) => el("details", { open: at === picture.seat }, el("summary", {}, `${words.player} ${at + 1}: ${sheet.reduce((sum, line) => sum + line.points, 0)}`),
    el("table", {}, ...sheet.map((line) => el("tr", {}, el("td", {}, line.words.text), el("td", {}, String(line.points)))))));
}

function talk() {
  const phrase = el("input", { maxlength: 300, value: spoken, oninput: (event) => { spoken = event.target.value; } });
  const say = (event) => { event.preventDefault(); if (phrase.value.trim()) send({ do: "say", text: phrase.value }); spoken = ""; phrase.value = ""; };
  const lines = picture.talk.map((each) => el("div", {}, each.person === null ? el("i", {}, each.text) : el("span", {}, el("b", {}, `${nameOf(each.person)}: `), each.text)));
  const scroll = el("div", { className: "scroll" }, ...lines);
  setTimeout(() => { scroll.scrollTop = scroll.scrollHeight; });
  return picture.you.person === null ? [scroll] : [scroll, el("form", { className: "row", onsubmit: say }, phrase, el("button", {}, words.say))];
}

function result(table) {
  if (picture.table.status !== "over") return null;
  const won = picture.result?.winners.map((seat) => `${words.player} ${seat + 1}`).join(", ");
  const again = async () => { const answer = await send({ do: "rematch" }); if (answer.table) { keep(answer.table, tokens()[table]); location.href = `/table/${answer.table}`; } };
  return section(words.over, el("p", {}, won ? `${won}: ${words.won}` : ""), el("p", {}, picture.result?.remark?.text || ""),
    el("div", { className: "row" }, el("a", { href: `/replay/${table}` }, words.replay), picture.you.person !== null ? button(words.rematch, again, "main") : null));
}

async function inviteBox(table) {
  const { link } = await call("GET", `/api/tables/${table}/invitation`, null, tokens()[table]);
  const code = el("div");
  code.innerHTML = await call("GET", `/api/tables/${table}/qr.svg`, null, tokens()[table]);
  return section(words.invite, el("input", { className: "link", readonly: true, value: link, onclick: (event) => event.target.select() }), code);
}

let invitation = null;
function draw(table) {
  const { table: info, you } = picture;
  $("status").textContent = [info.frozen ? picture.table.frozen : "", info.origin ? words.hypothetical : "", info.takebacks ? `${words.takebacks}: ${info.takebacks}` : ""].filter(Boolean).join("  ");
  if (info.rematch && tokens()[table] && !tokens()[info.rematch]) { keep(info.rematch, tokens()[table]); }
  if (picture.hand_over !== null) {
    const seat = picture.hand_over;
    $("main").replaceChildren(section(`${words["hand-over"]} ${seat + 1}`, button(words.ready, () => send({ do: "look", seat }), "main")));
    return;
  }
  const board = el("div", { id: "board" });
  board.innerHTML = picture.svg;
  const log = el("div", { className: "scroll" }, ...picture.log.map((line) => el("div", {}, line.words.text)));
  setTimeout(() => { log.scrollTop = log.scrollHeight; });
  const left = el("div", {}, result(table), info.status === "playing" ? section(words.moves, ...moveList()) : null, board);
  const host = el("div", { className: "row" });
  if (you.host && info.status === "lobby") host.append(button(words.start, () => send({ do: "start" }), "main"));
  if (you.host && info.status !== "closed") host.append(button(words.close, () => send({ do: "close" })));
  if (you.person !== null && !you.host && info.status !== "closed") host.append(button(words.leave, () => send({ do: "leave" })));
  if (you.person !== null) host.append(el("a", { href: `/table/${table}#${tokens()[table]}` }, words["own-link"]));
  if (info.rematch) host.append(el("a", { href: `/table/${info.rematch}` }, words.rematch));
  const right = el("div", {}, section(words.seats, ...seatList(), host), section(words.score, ...sheets()), section(words.log, log), section(words.talk, ...talk()));
  const typing = document.activeElement?.maxLength === 300;
  $("main").replaceChildren(el("div", { className: "columns" }, left, right));
  if (typing) document.querySelector("input[maxlength='300']")?.focus();
  if (info.status === "lobby" && you.person !== null) {
    if (invitation) left.append(invitation);
    else inviteBox(table).then((box) => { invitation = box; left.append(box); });
  }
}

async function arrive(table) {
  if (location.hash.length > 1) { keep(table, location.hash.slice(1)); history.replaceState(null, "", `/table/${table}`); }
  const invite = new URLSearchParams(location.search).get("invite");
  if (tokens()[table] || invite === null) { connect(table); return; }
  const name = el("input", { value: localStorage.name || "", maxlength: 40, required: true });
  const join = async (event) => {
    event.preventDefault();
    localStorage.name = name.value.trim();
    const welcome = await call("POST", `/api/tables/${table}/join`, { name: name.value, invite, guest });
    keep(table, welcome.token);
    history.replaceState(null, "", `/table/${table}`);
    connect(table);
  };
  $("main").replaceChildren(section(words.join, el("form", { onsubmit: join }, el("label", {}, name, words.name), el("div", { className: "row" }, el("button", { className: "main" }, words.join), button(words.watch, () => connect(table))))));
}

// ---------------------------------------------------------------- looking back

async function replay(table, at) {
  const token = tokens()[table] || "";
  const turn = await call("GET", `/api/tables/${table}/turns/${at}`, null, token);
  history.replaceState(null, "", `/replay/${table}?at=${at}`);
  const go = (to) => () => replay(table, Math.max(0, Math.min(turn.of, to)));
  const board = el("div", { id: "board" });
  board.innerHTML = turn.svg;
  const said = el("p");
  const review = async () => {
    const best = await call("GET", `/api/tables/${table}/turns/${at}/review`, null, token);
    said.textContent = `${best.bot.words.text} ${best.bot_changes.map((each) => `${each.words.text}: ${each.before} → ${each.after}`).join("; ")}`;
  };
  const onward = async () => {
    const welcome = await call("POST", `/api/tables/${table}/continue`, { at, name: localStorage.name || "?" }, token);
    keep(welcome.table, welcome.token);
    location.href = `/table/${welcome.table}`;
  };
  const range = el("input", { type: "range", min: 0, max: turn.of, value: at, onchange: (event) => replay(table, Number(event.target.value)) });
  const download = async () => {
    const content = await call("GET", `/api/tables/${table}/replay`, null, token);
    const link = el("a", { href: URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" })), download: `${table}.json` });
    link.click();
  };
  $("main").replaceChildren(section(`${at} / ${turn.of}`, el("p", {}, turn.line?.words.text || ""), el("p", {}, turn.points.join(" : ")),
    el("div", { className: "row" }, button(words.back, go(at - 1)), button(words.forward, go(at + 1)), range, button(words.review, review), button(words.continue, onward), button(words.download, download)), said), board);
}

const [, kind, table] = location.pathname.split("/");
$("home").textContent = words.title;
if (kind === "table") await arrive(table);
else if (kind === "replay") await replay(table, Number(new URLSearchParams(location.search).get("at") || 0));
else await home();
