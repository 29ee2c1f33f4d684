/** A game in a link: its text, compressed, after the `#`, which browsers send to nobody. */

/** The most characters of a text that is unpacked; a link may have been made to hurt. */
export const MOST = 512 * 1024;
const MARK = "#game=";

const through = (text: Uint8Array, stream: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([text as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);

/** What is put behind the address of a page that takes a game. */
export async function pack(text: string): Promise<string> {
  const stream = through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return MARK + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of a game in the hash of an address; "" if there is none, or if it is too long or damaged. */
export async function unpack(hash: string, most = MOST): Promise<string> {
  if (!hash.startsWith(MARK)) return "";
  try {
    const binary = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
    const reader = through(bytes, new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
      if (text.length > most) {
        await reader.cancel();
        return "";
      }
    }
  } catch {
    return "";
  }
}
