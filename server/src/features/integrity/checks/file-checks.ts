import { type Check, type Finding, type Fix, person, type Survey } from '../check.ts';
import { inspectGame } from './inspect-game.ts';
import {
  insertMissingHands,
  repairHand,
  repairFingerprint,
  repairFirstDeal,
  repairHandCount,
  repairResults,
} from './repair-game.ts';
import { lastGame, listGames } from './reread-repo.ts';

const FROM_BACKUP = 'Restore the game from a backup, or delete it and upload its file again.';

const fromFile = (
  what: string,
  repair: Extract<Fix, { kind: 'automatic' }>['repair'],
): Fix & { kind: 'automatic' } => ({ kind: 'automatic', action: `${what} from the stored file`, repair });

/** What is wrong with a game or its hands, seen from the file from which all of them came. */
const fileChecks = {
  fileIncomplete: {
    name: 'pieces of a file missing',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'file_pieces',
    description: 'The uploaded file of this game is missing or incomplete.',
    fix: person(`${FROM_BACKUP} Until then its hands can be viewed, but the file cannot be downloaded.`),
  },
  fileUnreadable: {
    name: 'file cannot be read',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'games',
    description: 'No hand can be read from the stored file of this game.',
    fix: person(FROM_BACKUP),
  },
  handCount: {
    name: 'wrong number of hands',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'games',
    description: 'The number of hands stored for this game is wrong.',
    fix: { kind: 'automatic', action: 'Count the hands', repair: repairHandCount },
  },
  firstDeal: {
    name: 'wrong first deal',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'games',
    description: 'The stored first deal, by which duplicates are found, is not the first deal of this game.',
    fix: { kind: 'automatic', action: 'Take the deal of the first hand', repair: repairFirstDeal },
  },
  handsMissing: {
    name: 'hands missing',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'games',
    description: 'The stored file of this game has hands that are missing from the game.',
    fix: fromFile('Add the missing hands', insertMissingHands),
  },
  handNotInFile: {
    name: 'hand not in the file',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'This hand is not in the stored file of its game.',
    fix: person('Check whether anyone has used this hand; if not, delete it in the database.'),
  },
  deal: {
    name: 'wrong deal',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The cards of this hand are impossible, or differ from the stored file.',
    fix: fromFile('Take the cards', repairHand('deal')),
  },
  fingerprint: {
    name: 'wrong fingerprint',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The fingerprint of this hand does not match its cards.',
    fix: { kind: 'automatic', action: 'Recalculate it from the cards', repair: repairFingerprint },
  },
  board: {
    name: 'wrong board',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description:
      'The number, dealer, vulnerability or scoring of this hand is impossible, or differs from the stored file.',
    fix: fromFile('Take them', repairHand('board')),
  },
  contract: {
    name: 'wrong contract',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The contract or declarer of this hand differs from the stored file.',
    fix: fromFile('Take them', repairHand('contract')),
  },
  results: {
    name: 'wrong results',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'table_results',
    description: 'The results of this hand differ from the stored file.',
    fix: fromFile('Take the results', repairResults),
  },
} satisfies Record<string, Check>;

const GAMES_AT_ONCE = 200;

/** Every game is compared with its own file, read once more. */
export const fileSurvey: Survey = {
  step: 'Games and their files',
  weight: 40,
  checks: Object.values(fileChecks),
  async *list(parts) {
    const end = await lastGame(parts.db);
    for (let after = 0; ;) {
      const gameIds = await listGames(parts.db, after, GAMES_AT_ONCE);
      for (const gameId of gameIds) {
        const found = await inspectGame(parts, gameId);
        const findings = found.map(({ check, ...finding }): Finding => ({
          ...finding,
          check: fileChecks[check],
        }));
        yield { findings, share: gameId / end };
      }
      const last = gameIds.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};
