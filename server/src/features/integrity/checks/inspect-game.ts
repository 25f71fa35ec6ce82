import { counted, plural } from '@bridge-review/bridge/counted';
import type { Executor } from '../../../db/database.ts';
import type { Key, Parts } from '../check.ts';
import type { RereadGame } from '../stored-files.ts';
import { objectionToBoard, objectionToDeal, keyOfDeal } from './hand-objections.ts';
import * as repo from './reread-repo.ts';

/** The names of the checks that an inspection covers. */
type Topic =
  | 'fileIncomplete'
  | 'fileUnreadable'
  | 'handCount'
  | 'firstDeal'
  | 'handsMissing'
  | 'handNotInFile'
  | 'deal'
  | 'fingerprint'
  | 'board'
  | 'contract'
  | 'results';

interface Found {
  readonly check: Topic;
  readonly key: Key;
  readonly details: string | null;
  readonly advice?: string;
}

const OTHER_BOARD =
  'The file has another board at this place. See which of the two is right; where it is the file, delete the game and upload it again.';
const NO_FILE =
  'The stored file cannot be read, so the hand cannot be taken from it. Restore it from a backup.';

/** Compares one game with its file; if that is unreadable, only checks that its hands are consistent. */
export async function inspectGame(parts: Parts, gameId: number): Promise<readonly Found[]> {
  const { db, files } = parts;
  const game = await repo.findGame(db, gameId);
  if (game === null) return [];
  const found: Found[] = [];
  const isWhole = game.lastPiece !== null && game.pieces === game.lastPiece + 1;
  if (!isWhole) {
    const details =
      game.lastPiece === null
        ? 'There is no piece.'
        : `The last of ${game.pieces} pieces is number ${game.lastPiece + 1}.`;
    found.push({ check: 'fileIncomplete', key: [gameId], details });
  }
  const reread = isWhole ? await files.reread(gameId) : null;
  if (reread?.kind === 'unreadable') {
    found.push({ check: 'fileUnreadable', key: [gameId], details: reread.reason });
  }
  found.push(
    ...(reread?.kind === 'read'
      ? await compareWithFile(db, game, reread.game)
      : await inspectAlone(db, game)),
  );
  // If the game still exists and no results came to it, everything above was read from one state.
  return found.length > 0 && (await repo.findGame(db, gameId))?.version !== game.version ? [] : found;
}

async function compareWithFile(db: Executor, game: repo.GameRow, file: RereadGame): Promise<Found[]> {
  const found = gameFindings(game, file.handCount, file.firstDeal);
  const missing: number[] = [];
  for (const json of file.hands) {
    for (const difference of await repo.compareHands(db, game.id, json)) {
      if (difference.id === null) missing.push(difference.place);
      else found.push(...handFindings(difference, difference.id));
    }
  }
  if (missing.length > 0) {
    found.push({ check: 'handsMissing', key: [game.id], details: `Missing: ${listed(missing)}.` });
  }
  found.push(...(await resultFindings(db, game.id, file)));
  return found;
}

function gameFindings(game: repo.GameRow, handCount: number, firstDeal: string | null): Found[] {
  const found: Found[] = [];
  if (game.handCount !== handCount) {
    const details = `hand_count is ${game.handCount}, and should be ${handCount}`;
    found.push({ check: 'handCount', key: [game.id], details });
  }
  if (firstDeal !== null && game.firstDeal !== firstDeal) {
    found.push({ check: 'firstDeal', key: [game.id], details: null });
  }
  return found;
}

function handFindings(difference: repo.HandDifference, handId: number): Found[] {
  const { stored, inFile, deal, fingerprint, board, contract, sameBoard } = difference;
  if (stored === null) return [];
  const key = [handId];
  const dealDetails = objectionToDeal(stored) ?? 'These are not the cards that the file has.';
  if (deal && !sameBoard) return [{ check: 'deal', key, details: dealDetails, advice: OTHER_BOARD }];
  const found: Found[] = [];
  if (deal) found.push({ check: 'deal', key, details: dealDetails });
  if (fingerprint) found.push({ check: 'fingerprint', key, details: null });
  if (board)
    found.push({ check: 'board', key, details: objectionToBoard(stored) ?? 'The file says otherwise.' });
  if (contract) {
    const details = `The hand has ${contractText(stored)}, the file ${contractText(inFile)}.`;
    found.push({ check: 'contract', key, details });
  }
  return found;
}

const contractText = ({ final_contract: contract, declarer }: repo.HandTexts): string =>
  contract === null ? 'none' : declarer === null ? contract : `${contract} by ${declarer}`;

/** Surplus hands are found here too: each hand of the game passes by. */
async function resultFindings(db: Executor, gameId: number, file: RereadGame): Promise<Found[]> {
  const inFile = new Map<number, number>();
  const wrong = new Map<number, string>();
  for (const json of file.results) {
    for (const { hand } of JSON.parse(json) as { hand: number }[])
      inFile.set(hand, (inFile.get(hand) ?? 0) + 1);
    for (const { id } of await repo.compareResults(db, gameId, json))
      wrong.set(id, 'The file says otherwise.');
  }
  const found: Found[] = [];
  for (const { id, place, count } of await repo.countResults(db, gameId)) {
    const expected = inFile.get(place) ?? 0;
    if (place < 1 || place > file.handCount) {
      const details = `It is number ${place} of ${file.handCount}.`;
      found.push({ check: 'handNotInFile', key: [id], details });
    } else if (count !== expected) {
      wrong.set(
        id,
        `There ${plural(count, 'is', 'are')} ${counted(count, 'result')}; the file has ${expected}.`,
      );
    }
  }
  return [...found, ...[...wrong].map(([id, details]): Found => ({ check: 'results', key: [id], details }))];
}

const HANDS_AT_ONCE = 500;

async function inspectAlone(db: Executor, game: repo.GameRow): Promise<Found[]> {
  const found: Found[] = [];
  for (let after: number | null = null; ;) {
    const rows = await repo.listHands(db, game.id, after, HANDS_AT_ONCE);
    for (const { id, stored } of rows) found.push(...aloneFindings(id, stored));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  return [...gameFindings(game, game.hands, await firstDealOf(db, game.id)), ...found];
}

/** From the stored hands; null if the first is impossible. */
export async function firstDealOf(db: Executor, gameId: number): Promise<string | null> {
  const [first] = await repo.listHands(db, gameId, null, 1);
  return first === undefined ? null : keyOfDeal(first.stored);
}

function aloneFindings(handId: number, stored: repo.HandTexts): Found[] {
  const found: Found[] = [];
  const key = [handId];
  const deal = objectionToDeal(stored);
  if (deal !== null) found.push({ check: 'deal', key, details: deal, advice: NO_FILE });
  else if (keyOfDeal(stored) !== stored.fingerprint) found.push({ check: 'fingerprint', key, details: null });
  const board = objectionToBoard(stored);
  if (board !== null) found.push({ check: 'board', key, details: board, advice: NO_FILE });
  return found;
}

const MAX_LISTED = 20;

const listed = (places: readonly number[]): string =>
  places.length <= MAX_LISTED
    ? places.join(', ')
    : `${places.slice(0, MAX_LISTED).join(', ')} and ${places.length - MAX_LISTED} more`;
