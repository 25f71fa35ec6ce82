import { crc32 } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Bit 11: the name is UTF-8. */
const UTF8_NAME = 0x0800;
const VERSION = 20;
/** The format knows no time before 1980; none is written. */
const FIRST_DAY = 0x0021;

/** A ZIP archive, whose files are stored and not compressed. Names that were taken get a number. */
class ZipWriter {
  readonly #taken = new Set<string>();
  readonly #directory: Buffer[] = [];
  #count = 0;
  #offset = 0;

  /** What stands in the archive for this file. */
  add({ name, bytes }: ArchivedFile): Buffer {
    const nameBytes = Buffer.from(this.#freeName(name));
    const fields = commonFields(bytes, nameBytes.length);
    const entry = Buffer.concat([record(0x04034b50, [u16(VERSION), fields]), nameBytes, bytes]);
    // Without comment, disk, attributes.
    const rest = Buffer.concat([Buffer.alloc(2 + 2 + 2 + 4), u32(this.#offset)]);
    this.#directory.push(record(0x02014b50, [u16(VERSION), u16(VERSION), fields, rest]), nameBytes);
    this.#count += 1;
    this.#offset += entry.length;
    return entry;
  }

  /** What stands behind all files. */
  end(): Buffer {
    const index = Buffer.concat(this.#directory);
    const count = u16(this.#count);
    const sizes = [u32(index.length), u32(this.#offset)];
    return Buffer.concat([index, record(0x06054b50, [Buffer.alloc(4), count, count, ...sizes, u16(0)])]);
  }

  /** `a.pbn` and `a (2).pbn`. */
  #freeName(name: string): string {
    let free = name;
    for (let count = 2; this.#taken.has(free.toLowerCase()); count += 1)
      free = name.replace(/(\.\w{1,8})?$/u, ` (${count})$1`);
    this.#taken.add(free.toLowerCase());
    return free;
  }
}

export function zipArchive(files: readonly ArchivedFile[]): Uint8Array {
  const zip = new ZipWriter();
  return Buffer.concat([...files.map((file) => zip.add(file)), zip.end()]);
}

/** The same piece by piece, for files that are not all in memory. */
export async function* zipPieces(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  for await (const file of files) yield zip.add(file);
  yield zip.end();
}

const record = (signature: number, parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat([u32(signature), ...parts]);

/** From the flags to the length of the extra field, of which there is none. */
const commonFields = (bytes: Uint8Array, nameLength: number): Buffer =>
  Buffer.concat([
    ...[UTF8_NAME, 0, 0, FIRST_DAY].map(u16),
    ...[crc32(bytes), bytes.length, bytes.length].map(u32),
    ...[nameLength, 0].map(u16),
  ]);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
