/**
 * Reads LIN, the format of Bridge Base Online: single boards, whole sessions, team matches with two rooms, and the
 * addresses of hand viewers. Tags that are not known are skipped. Nothing makes it throw, and its work grows with
 * the length of the text.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 *
 * const { record } = readLin(
 *   'pn|Ann,Bob,Cleo,Dan|md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 15|sv|n|' +
 *     'mb|p|mb|1H|mb|2N!|an|both minors|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|H5|mc|9|',
 * );
 * const [board] = record.boards;
 * board?.number; // => 15
 * board?.results[0]?.players.S; // => 'Ann'
 * board?.results[0]?.declarer; // => 'N'
 * board?.results[0]?.tricks; // => 9
 * board?.results[0]?.auction?.annotations[0]?.note; // => 'both minors'
 * ```
 *
 * @module
 */
import { quote } from '../quote.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { linOfAddress } from './lin-address.ts';
import { LinReader } from './lin-reader.ts';
import { linTags, maxTags, type Warn } from './lin-tags.ts';

/** How far to go. */
export interface LinOptions {
  /** How many tags to read at most. */
  readonly maxTags?: number;
}

/** The boards of the file, and a warning for each thing that was skipped or repaired. */
export function readLin(text: string, options: LinOptions = {}): Reading {
  const report = new Report(text);
  const games: TableRecord[] = [];
  for (const { lin, warn } of partsOf(text, report)) {
    for (const game of readLinTables(lin, warn, options)) games.push(game);
  }
  return { record: { header: [], boards: mergeTableRecords(games) }, warnings: report.warnings };
}

/** The boards at each table, not yet put together: for formats that have LIN in them. */
export function readLinTables(lin: string, warn: Warn, options: LinOptions = {}): readonly TableRecord[] {
  const reader = new LinReader(warn);
  for (const tag of linTags(lin, warn, options.maxTags ?? maxTags)) reader.take(tag);
  return reader.finish();
}

/** The file itself; or, for a list of addresses, the LIN in each, with warnings at the address. */
function* partsOf(text: string, report: Report): Generator<{ lin: string; warn: Warn }, void> {
  if (!/^\s*https?:\/\//iu.test(text.slice(0, 1000))) {
    yield { lin: text, warn: (...warning) => report.warn(...warning) };
    return;
  }
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') continue;
    const lin = linOfAddress(line.trim());
    if (lin === null) report.warn('no-lin', start, `${quote(line.trim())} has no hand in it (no "?lin=").`);
    else yield { lin, warn: (code, _, message) => report.warn(code, start, message) };
  }
}
