import { crc32 } from 'node:zlib';

interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Bit 11: the name is UTF-8. */
const UTF8_NAME = 0x0800;
const VERSION = 20;
/** The format knows no time before 1980; none is told. */
const FIRST_DAY = 0x0021;

/** A ZIP archive of these files, which are stored and not compressed. */
export function zipArchive(files: readonly ArchivedFile[]): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of uniquelyNamed(files)) {
    const nameBytes = Buffer.from(name);
    const fields = commonFields(bytes, nameBytes.length);
    const entry = Buffer.concat([record(0x04034b50, [u16(VERSION), fields]), nameBytes, bytes]);
    // Without comment, disk, attributes.
    const rest = Buffer.concat([Buffer.alloc(2 + 2 + 2 + 4), u32(offset)]);
    directory.push(record(0x02014b50, [u16(VERSION), u16(VERSION), fields, rest]), nameBytes);
    entries.push(entry);
    offset += entry.length;
  }
  const index = Buffer.concat(directory);
  const count = u16(files.length);
  const end = record(0x06054b50, [Buffer.alloc(4), count, count, u32(index.length), u32(offset), u16(0)]);
  return Buffer.concat([...entries, index, end]);
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

/** `a.pbn` and `a (2).pbn`. */
function uniquelyNamed(files: readonly ArchivedFile[]): ArchivedFile[] {
  const taken = new Set<string>();
  return files.map(({ name, bytes }) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1)
      free = name.replace(/(\.\w{1,8})?$/u, ` (${count})$1`);
    taken.add(free.toLowerCase());
    return { name: free, bytes };
  });
}
