import { getTableName, sql, type SQL } from 'drizzle-orm';
import { type ForeignKey, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema.ts';
import { tablesParentsFirst } from '../../../db/tables.ts';
import type { Survey } from '../check.ts';
import { sqlCheck } from './sql-check-repo.ts';

const { biddingRecords, comments, games, hands, presentationNotes } = schema;

/**
 * One check for every foreign key of the schema, so that none is forgotten. They read the records and not the
 * constraints, which a restored dump may have lost. The schema's rule for deletions decides the repair: cascading
 * rows are removed, nullable references are set to null, and the rest is left to a person.
 *
 * Tables that others refer to come first: what a removal leaves behind is then found in the same run.
 */
export const referenceChecks = (): Survey[] =>
  tablesParentsFirst().flatMap((table) =>
    getTableConfig(table).foreignKeys.map((reference) => referenceCheck(table, reference)),
  );

const nouns: Readonly<Record<string, string>> = {
  users: 'user',
  sessions: 'session',
  passkeys: 'passkey',
  recovery_codes: 'recovery code',
  known_devices: 'known browser',
  personal_tokens: 'personal token',
  email_tokens: 'link in a mail',
  games: 'game',
  file_pieces: 'piece of a file',
  hands: 'hand',
  table_results: 'result of a table',
  participations: 'participation',
  pair_choices: 'choice of a pair',
  named_players: 'player in a file',
  identities: 'name of a user',
  identity_objections: 'objection to a name',
  partners: 'entry in a list of partners',
  bidding_records: 'bidding record',
  comments: 'comment',
  blocks: 'block between people',
  comment_reports: 'report of a comment',
  shares: 'shared link',
  presentation_notes: 'note for presenting',
};

const nounOf = (table: PgTable): string => nouns[getTableName(table)] ?? `record of ${getTableName(table)}`;

/** Advice for references that the schema does not cascade. */
const advices: Readonly<Record<string, string>> = {
  'games.uploaded_by':
    'Restore the uploader from a backup, or let an administrator delete the game. Until then nobody can edit it.',
  'comments.user_id':
    'Restore the author from a backup or, if the words need not be kept, delete the comment in the database.',
  'bidding_records.creator_id':
    'Restore the player from a backup or, if the auction need not be kept, delete the record in the database.',
  'bidding_records.partner_id':
    'Restore the player from a backup or, if the auction need not be kept, delete the record in the database.',
};

/** Deleting a hand would delete its comments, so that is left to a person. */
const hasWords: SQL = sql`exists (select from ${comments} where ${comments.handId} = ${hands.id})
  or exists (select from ${biddingRecords} where ${biddingRecords.handId} = ${hands.id})
  or exists (select from ${presentationNotes} where ${presentationNotes.handId} = ${hands.id})`;

function referenceCheck(table: PgTable, reference: ForeignKey): Survey {
  const { columns, foreignColumns, foreignTable } = reference.reference();
  const [column] = columns;
  const [target] = foreignColumns;
  if (column === undefined || target === undefined || columns.length > 1) {
    throw new Error(`A reference of ${getTableName(table)} has not exactly one column.`);
  }
  const path = `${getTableName(table)}.${column.name}`;
  const noun = nounOf(table);
  const parent = nounOf(foreignTable);
  const goesAlong = reference.onDelete === 'cascade';
  return sqlCheck(`${path} leads somewhere`, {
    name: `${path} leads nowhere`,
    severity: table === schema.sessions || table === schema.emailTokens ? 'warning' : 'error',
    type: goesAlong ? 'orphaned_record' : 'invalid_reference',
    table,
    where: sql`${column} is not null and not exists (
      select from ${foreignTable} as target where target.${sql.identifier(target.name)} = ${column})`,
    description: goesAlong
      ? `This ${noun} belongs to a ${parent} that does not exist.`
      : `This ${noun} names a ${parent} that does not exist.`,
    details: detailsOf(table, sql`${column.name} || ' is ' || ${column}`),
    ...(table === hands && foreignTable === games
      ? {
          except: {
            where: hasWords,
            advice:
              'People have commented on this hand, bid it or written notes on it. Restore its game from a backup or, if their words need not be kept, delete the hand in the database.',
          },
        }
      : {}),
    remedy: goesAlong
      ? { remove: `Remove the ${noun}, as would have happened with its ${parent}` }
      : reference.onDelete === 'set null'
        ? { set: [column, sql`null`], action: `Remove the reference to the missing ${parent}` }
        : { advice: advices[path] ?? `Restore the ${parent} from a backup.` },
  });
}

/** A comment is public, so the report may quote it before it is deleted. A bidding record is private. */
function detailsOf(table: PgTable, which: SQL): SQL {
  return table === comments
    ? sql`${which} || '; the comment says: ' || left(${comments.content}, 300)`
    : which;
}
