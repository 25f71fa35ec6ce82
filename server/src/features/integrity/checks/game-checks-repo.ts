import { fileFormats } from '@bridge-review/bridge/formats/file-format';
import { notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { games, hands } from '../../../db/schema.ts';
import type { Survey } from '../check.ts';
import { walk } from '../walk-repo.ts';
import { sqlCheck } from './sql-check-repo.ts';

export const gameChecks: readonly Survey[] = [
  sqlCheck('Uploads that were cut off', {
    name: 'unpublished leftover',
    severity: 'info',
    type: 'orphaned_record',
    table: games,
    // No upload takes an hour; one that is under way is left alone.
    where: sql`${games.publishedAt} is null and ${games.uploadedAt} < now() - interval '1 hour'`,
    description: 'This game was never published: its upload was cut off. Nobody can see it.',
    remedy: { remove: 'Remove what the upload left behind' },
  }),
  sqlCheck('Formats of files', {
    name: 'unknown format',
    severity: 'warning',
    type: 'data_inconsistency',
    table: games,
    where: notInArray(games.format, [...fileFormats]),
    description: 'The format recorded for this game’s file is not one that we read.',
    details: sql`'format is ' || ${games.format}`,
    remedy: { advice: 'Download the file to see what it is, and set its format in the database.' },
  }),
  sqlCheck('Places of hands', {
    name: 'second hand at a place',
    severity: 'error',
    type: 'data_inconsistency',
    table: hands,
    where: sql`exists (select from ${hands} as other where other.game_id = ${hands.gameId}
      and other.place = ${hands.place} and other.id < ${hands.id})`,
    description: 'Another hand stands at the same place of its game.',
    details: sql`'place is ' || ${hands.place}`,
    remedy: { advice: 'See which of the two people have used, and delete the other in the database.' },
  }),
];

/** Games whose players are listed. */
export const walkListedGames = (db: Executor) => walk(db, games, sql`${games.playersListed}`);
