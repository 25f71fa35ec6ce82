import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/**
 * A backup is one gzipped text. Its lines are either rows, as PostgreSQL writes them in JSON, or arrays that say
 * what the rows after them are:
 *
 *     ["begin", { "format": "bridge-review-backup", "version": 1, "createdAt": …, "migrations": […] }]
 *     ["table", "users"]
 *     {"id":1,"email":…}
 *     ["sequence", "users", "id", 17, true]
 *     ["end", { "rows": 1, "sha256": … }]
 *
 * The last line's hash is that of all bytes before it. Nothing in it depends on the engine.
 */
const beginLine = z.tuple([
  z.literal('begin'),
  z.object({
    format: z.literal('bridge-review-backup'),
    version: z.number(),
    createdAt: z.string(),
    migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  }),
]);
const tableLine = z.tuple([z.literal('table'), z.string()]);
const sequenceLine = z.tuple([z.literal('sequence'), z.string(), z.string(), z.number(), z.boolean()]);
const endLine = z.tuple([z.literal('end'), z.object({ rows: z.number(), sha256: z.string() })]);
const sign = z.union([beginLine, tableLine, sequenceLine, endLine]);

export const VERSION = 1;

export type Begin = z.infer<typeof beginLine>[1];
/** All lines except rows. */
export type Sign = z.infer<typeof sign>;
export type Line = { readonly sign: Sign } | { readonly row: string };

/** Each line of a backup. Throws a `BackupError` if the file is not a backup or incomplete, possibly only at its end. */
export async function* readBackup(path: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let rows = 0;
  let state: 'new' | 'open' | 'ended' = 'new';
  for await (const line of linesOf(path)) {
    const text = line.toString('utf8');
    const isRow = text.startsWith('{');
    const parsed = isRow ? null : parseSign(text);
    const kind = parsed === null ? 'row' : parsed[0];
    if (state === 'new' && kind !== 'begin') throw notABackup(path);
    if (state === 'ended' || (state === 'open' && kind === 'begin')) throw damaged(path);
    state = 'open';
    if (parsed === null) {
      if (!isRow) throw damaged(path);
      rows += 1;
      yield { row: text };
    } else {
      if (parsed[0] === 'end') {
        if (parsed[1].rows !== rows || parsed[1].sha256 !== hash.digest('hex')) throw damaged(path);
        state = 'ended';
      }
      yield { sign: parsed };
    }
    if (state !== 'ended') hash.update(line).update('\n');
  }
  if (state === 'new') throw notABackup(path);
  if (state !== 'ended') throw damaged(path);
}

const notABackup = (path: string): BackupError =>
  new BackupError(`${path} is not a backup of Bridge Review.`);
const damaged = (path: string): BackupError =>
  new BackupError(`${path} is damaged: it is not as it was written. Nothing was restored from it.`);

function parseSign(text: string): Sign | null {
  try {
    const parsed = sign.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The longest line is a piece of a file, half a megabyte; nothing real comes near this. */
const LONGEST_LINE = 64 * 1024 * 1024;
const NEWLINE = 10;

async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const unzipped = file.pipe(createGunzip());
  // The failure of a stream does not reach the one it is piped into.
  file.on('error', (error) => unzipped.destroy(error));
  let rest: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]);
        rest = [];
        length = 0;
        start = end + 1;
      }
      rest.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > LONGEST_LINE) throw damaged(path);
    }
  } catch (error) {
    throw explained(path, error);
  } finally {
    file.destroy();
  }
  if (length > 0) throw damaged(path);
}

function explained(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new BackupError(`${path} is a folder.`);
  if (code === 'EACCES') return new BackupError(`${path} may not be read.`);
  if (code === 'Z_DATA_ERROR' && /incorrect header check|unknown compression/.test(String(error)))
    return notABackup(path);
  return code.startsWith('Z_') ? damaged(path) : error;
}
