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
    description: 'The uploaded file of this game is not there, or not whole.',
    fix: person(`${FROM_BACKUP} Until then its hands can be seen, but the file cannot be downloaded.`),
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
    description: 'The number of hands that this game is said to have is not the number there is.',
    fix: { kind: 'automatic', action: 'Count the hands', repair: repairHandCount },
  },
  firstDeal: {
    name: 'wrong first deal',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'games',
    description: 'The deal by which duplicates of this game are known is not its first.',
    fix: { kind: 'automatic', action: 'Take the deal of the first hand', repair: repairFirstDeal },
  },
  handsMissing: {
    name: 'hands missing',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'games',
    description: 'The stored file of this game has hands that the game has not.',
    fix: fromFile('Add the missing hands', insertMissingHands),
  },
  handNotInFile: {
    name: 'hand not in the file',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The stored file of its game does not have this hand.',
    fix: person('See whether anybody has used this hand; if not, delete it in the database.'),
  },
  deal: {
    name: 'wrong deal',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The cards of this hand cannot be, or are not those of the stored file.',
    fix: fromFile('Take the cards', repairHand('deal')),
  },
  fingerprint: {
    name: 'wrong fingerprint',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'What this hand is compared by does not belong to its cards.',
    fix: { kind: 'automatic', action: 'Work it out from the cards', repair: repairFingerprint },
  },
  board: {
    name: 'wrong board',
    severity: 'error',
    type: 'data_inconsistency',
    table: 'hands',
    description:
      'The number, dealer, vulnerability or scoring of this hand cannot be, or is not that of the stored file.',
    fix: fromFile('Take them', repairHand('board')),
  },
  contract: {
    name: 'wrong contract',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'hands',
    description: 'The contract or declarer of this hand is not that of the stored file.',
    fix: fromFile('Take them', repairHand('contract')),
  },
  results: {
    name: 'wrong results',
    severity: 'warning',
    type: 'data_inconsistency',
    table: 'table_results',
    description: 'What the tables made of this hand is not what the stored file says.',
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
