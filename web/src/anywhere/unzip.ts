/** Reads the parts of the program: zip files whose content is not compressed, each compressed as a whole. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** The bytes of a file that was compressed as a whole. */
export function unpack(packed: Response): Promise<ArrayBuffer> {
  return new Response(packed.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Every file of such a zip file by its name. Nothing is copied: they are parts of the same memory. */
export function* filesOf(zip: ArrayBuffer): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const view = new DataView(zip);
  const end = zip.byteLength - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("not a zip file");
  const names = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0) throw new Error("compressed inside");
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [names.decode(new Uint8Array(zip, at + ENTRY_BYTES, name)), new Uint8Array(zip, from, size)];
    at += ENTRY_BYTES + name + extra + comment;
  }
}
