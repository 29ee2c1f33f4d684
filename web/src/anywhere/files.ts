/** SQLite's two files in the browser's own file system, for Emscripten: opened beforehand, read and written at once. */

/** As much of a FileSystemSyncAccessHandle as is used. */
export interface Handle {
  read(buffer: Uint8Array, at: { at: number }): number;
  write(buffer: Uint8Array, at: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
}

interface Node {
  name: string;
  mode: number;
  handle?: Handle;
  node_ops: object;
  stream_ops: object;
  timestamp: number;
}
interface Stream {
  node: Node;
  position: number;
}
/** As much of Emscripten's file system as is used. */
export interface EmscriptenFS {
  ErrnoError: new (code: number) => Error;
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  mount(type: object, options: object, point: string): unknown;
  mkdirTree(path: string): void;
}

const NO_ENTRY = 44;
const NOT_PERMITTED = 63;
const INVALID = 28;
const FOLDER = 0o40777;
const FILE = 0o100666;
const KIND = 0o170000;
const [FROM_HERE, FROM_END] = [1, 2];

/**
 * What is written to one file is stored before anything is written to another: so a journal is whole before the database
 * changes, whatever fails, and SQLite puts the database right when it is opened the next time.
 */
class Ordered {
  private dirty: Handle | null = null;

  write(handle: Handle, data: Uint8Array, at: number): number {
    this.before(handle);
    return handle.write(data, { at });
  }

  truncate(handle: Handle, size: number): void {
    this.before(handle);
    handle.truncate(size);
  }

  flush(): void {
    this.dirty?.flush();
    this.dirty = null;
  }

  private before(handle: Handle): void {
    if (this.dirty !== handle) this.flush();
    this.dirty = handle;
  }
}

/** Mounts a folder with these files, each of which is there as soon as it is not empty. Returns what stores all writes. */
export function mountFiles(fs: EmscriptenFS, point: string, handles: Map<string, Handle>): () => void {
  const ordered = new Ordered();
  const fail = (code: number): never => {
    throw new fs.ErrnoError(code);
  };
  const stream_ops = {
    read(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number {
      return stream.node.handle!.read(buffer.subarray(offset, offset + length), { at: position });
    },
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number {
      // A copy: Python's memory may be of a kind that handles do not accept, and may move when it grows.
      return ordered.write(stream.node.handle!, buffer.slice(offset, offset + length), position);
    },
    llseek(stream: Stream, offset: number, whence: number): number {
      const from = { [FROM_HERE]: stream.position, [FROM_END]: stream.node.handle!.getSize() }[whence] ?? 0;
      return from + offset < 0 ? fail(INVALID) : from + offset;
    },
    fsync(): number {
      ordered.flush();
      return 0;
    },
  };
  const node_ops = {
    getattr(node: Node): object {
      const size = node.handle?.getSize() ?? 4096;
      const at = new Date(node.timestamp);
      const times = { atime: at, mtime: at, ctime: at };
      const same = { dev: 1, ino: 1, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096 };
      return { ...same, ...times, mode: node.mode, size, blocks: Math.ceil(size / 4096) };
    },
    setattr(node: Node, attr: { mode?: number; timestamp?: number; size?: number }): void {
      if (attr.mode !== undefined) node.mode = attr.mode;
      if (attr.timestamp !== undefined) node.timestamp = attr.timestamp;
      if (attr.size !== undefined && node.handle) ordered.truncate(node.handle, attr.size);
    },
    lookup(parent: Node, name: string): Node {
      return handles.get(name)?.getSize() ? make(parent, name) : fail(NO_ENTRY);
    },
    mknod(parent: Node, name: string, mode: number): Node {
      return (mode & KIND) === (FILE & KIND) && handles.has(name) ? make(parent, name) : fail(NOT_PERMITTED);
    },
    unlink(_: Node, name: string): void {
      const handle = handles.get(name);
      if (handle) ordered.truncate(handle, 0);
    },
    readdir: (): string[] => [".", "..", ...[...handles].filter(([, each]) => each.getSize()).map(([name]) => name)],
    rename: (): never => fail(NOT_PERMITTED),
    rmdir: (): never => fail(NOT_PERMITTED),
    symlink: (): never => fail(NOT_PERMITTED),
  };
  const dress = (node: Node): Node => Object.assign(node, { node_ops, stream_ops, timestamp: Date.now() });
  const make = (parent: Node, name: string): Node =>
    Object.assign(dress(fs.createNode(parent, name, FILE, 0)), { handle: handles.get(name) });
  fs.mkdirTree(point);
  fs.mount({ mount: () => dress(fs.createNode(null, "/", FOLDER, 0)) }, {}, point);
  return () => ordered.flush();
}

/** The handles of files of this site, for this worker alone; null where the browser has none, as in private windows. */
export async function openFiles(names: readonly string[], patience = 10_000): Promise<Map<string, Handle> | null> {
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await navigator.storage.getDirectory();
  } catch {
    return null;
  }
  const open = async (name: string): Promise<Handle> => {
    const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
      createSyncAccessHandle(): Promise<Handle>;
    };
    // The worker of a tab that has just been closed may hold it a moment longer.
    for (const until = Date.now() + patience; ; ) {
      try {
        return await file.createSyncAccessHandle();
      } catch (error) {
        if (Date.now() > until || (error as DOMException).name !== "NoModificationAllowedError") throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  };
  const found = new Map<string, Handle>();
  for (const name of names) found.set(name, await open(name));
  return found;
}
