import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's folder on disk with one difference: its fsync does nothing, so a power cut may lose acknowledged writes.
 * Here it reaches the disk, for files and their folders.
 */
export class DurableFs extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => syncForReal(module as Emscripten)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** The few parts of the Emscripten runtime that are needed here and that PGlite leaves untyped. */
interface Emscripten {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: OpenFile) => number } };
  readonly FS: {
    isDir(mode: number): boolean;
    readonly ErrnoError: new (errno: number) => Error;
  };
}

interface OpenFile {
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

const EIO = 29;

function syncForReal({ NODEFS, FS }: Emscripten): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      fsyncSync(stream.nfd);
    } catch (error) {
      if (FS.isDir(stream.node.mode) && isUnsupported(error)) return 0;
      // After any failure PostgreSQL must not assume that the data is safe: it stops and recovers.
      throw new FS.ErrnoError(EIO);
    }
    return 0;
  };
}

/** Windows and some network file systems cannot sync a folder; they order its entries themselves. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EINVAL', 'EBADF', 'EPERM', 'EACCES', 'EISDIR', 'ENOTSUP'].includes(String(error.code));
