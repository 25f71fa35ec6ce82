/**
 * The session in a file of any format.
 *
 * ```ts
 * import { readFile } from '@bridge-review/bridge/formats/read-file';
 * import { sessionOf } from '@bridge-review/bridge/formats/session-of';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const reading = unwrap(readFile('[Event "Club night"]\n[Board "1"]\n[Deal "N:- QT6.KQJ95.72.AQ4 - K83.A4.QT863.KJ7"]'));
 * sessionOf(reading).event.title; // => 'Club night'
 * ```
 *
 * @module
 */
import { statedContestants } from '../pbn/stated-contestants.ts';
import { sessionOfRecord } from '../record/session-of-record.ts';
import type { SessionRecord } from '../record/session-record.ts';
import type { FileReading } from './read-file.ts';

/**
 * With the ranking, where the file has one.
 *
 * @public For whoever keeps games: the server, or a program.
 */
export const sessionOf = ({ session, record }: Pick<FileReading, 'session' | 'record'>): SessionRecord =>
  session ?? sessionOfRecord(record, statedContestants(record.boards));
