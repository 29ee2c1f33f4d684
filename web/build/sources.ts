import { marked } from "marked";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { PLACES } from "../src/generated/places";

/** Messages of files with others that only authors of data files and the terminal see. */
const NOT_FOR_THE_PAGE = /^(data-|terminal-legend)/;

/** A Fluent file without the messages the page never says, and without comments. */
function trimmed(source: string): string {
  return source
    .split(/\n(?=[a-z#-])/)
    .filter((message) => !message.startsWith("#") && !NOT_FOR_THE_PAGE.test(message))
    .map((message) => message.trimEnd())
    .join("\n");
}

/** Rules as HTML with an id for every heading: the English one's name, in every language. */
function rules(source: string, file: string): string {
  const game = file.split("/").at(-2) as keyof typeof PLACES;
  let number = 0;
  const html = marked.parse(source, { async: false });
  return html.replace(/<h([1-6])>/g, (_, level) => `<h${level} id="rules-${PLACES[game][number++]}">`);
}

/** What the page shares with Python, read from the same files: words, rules, component facts. */
export function sources(): Plugin {
  return {
    name: "megapolis-sources",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? "";
      const text = (value: unknown) => ({ code: `export default ${JSON.stringify(value)}`, map: null });
      if (file.endsWith(".ftl")) return text(trimmed(code));
      if (file.endsWith(".toml")) return text(parse(code));
      if (file.endsWith(".md")) return text(rules(code, file));
      return null;
    },
  };
}
