import { inTransaction } from '../../../db/transaction.ts';
import type { Key, Parts } from '../check.ts';
import type { RereadGame } from '../stored-files.ts';
import { keyOfDeal } from './hand-objections.ts';
import { firstDealOf } from './inspect-game.ts';
import * as repo from './reread-repo.ts';

// The file is read before the transaction begins, and its rows are compared inside. Results may have been added to it in
// between; then nothing is repaired.

type Repair = (parts: Parts, key: Key) => Promise<boolean>;

/** Restores one part of a hand from the file. */
export const repairHand =
  (topic: 'deal' | 'board' | 'contract'): Repair =>
  (parts, [handId]) =>
    onHandInFile(parts, Number(handId), async (tx, { gameId }, { hand }) => {
      const [difference] = await repo.compareHands(tx, gameId, hand);
      if (difference?.[topic] !== true || !difference.sameBoard) return false;
      await repo.takeFromFile(tx, Number(handId), topic, hand);
      return true;
    });

export const repairResults: Repair = (parts, [handId]) =>
  onHandInFile(parts, Number(handId), async (tx, { gameId, place }, { results, resultCount }) => {
    const differing = await repo.compareResults(tx, gameId, results);
    const count = await repo.countResultsOf(tx, Number(handId));
    if (count === resultCount && differing.length === 0) return false;
    await repo.replaceResults(tx, gameId, place, results);
    return true;
  });

/** The cards are right by definition, since users see them; the fingerprint is derived from them. */
export const repairFingerprint: Repair = ({ db }, [handId]) =>
  inTransaction(db, async (tx) => {
    const hand = await repo.findHand(tx, Number(handId));
    const key = hand === null ? null : keyOfDeal(hand.stored);
    return key !== null && repo.setFingerprint(tx, Number(handId), key);
  });

export const repairHandCount: Repair = async (parts, [gameId]) => {
  const file = await fileOf(parts, Number(gameId));
  return inTransaction(parts.db, async (tx) => {
    const game = await repo.findGame(tx, Number(gameId));
    return game !== null && repo.setHandCount(tx, game.id, file?.handCount ?? game.hands);
  });
};

export const repairFirstDeal: Repair = async (parts, [gameId]) => {
  const file = await fileOf(parts, Number(gameId));
  return inTransaction(parts.db, async (tx) => {
    const firstDeal = file?.firstDeal ?? (await firstDealOf(tx, Number(gameId)));
    return firstDeal !== null && repo.setFirstDeal(tx, Number(gameId), firstDeal);
  });
};

/** One by one, so that other queries do not wait: a file may have thousands. */
export const insertMissingHands: Repair = async (parts, key) => {
  const gameId = Number(key[0]);
  const file = await fileOf(parts, gameId);
  if (file === null) return false;
  let inserted = false;
  for (const json of file.hands) {
    for (const { id, place } of await repo.compareHands(parts.db, gameId, json)) {
      if (id === null) inserted = (await insertMissing(parts, gameId, place, file)) || inserted;
    }
  }
  return inserted;
};

async function insertMissing(
  { db }: Parts,
  gameId: number,
  place: number,
  file: RereadGame,
): Promise<boolean> {
  const { hand, results } = rowsAt(file, place);
  return inTransaction(db, async (tx) => {
    await repo.lockPlace(tx, gameId, place);
    const [difference] = await repo.compareHands(tx, gameId, hand);
    if (difference?.id !== null || (await repo.findGame(tx, gameId))?.version !== file.version) return false;
    await repo.insertHand(tx, gameId, hand);
    await repo.replaceResults(tx, gameId, place, results);
    return true;
  });
}

interface RowsInFile {
  /** JSON arrays of this hand's rows alone. */
  readonly hand: string;
  readonly results: string;
  readonly resultCount: number;
}

type Held = { readonly gameId: number; readonly place: number };

/** Runs `work` with the locked hand and its rows in the file; returns false if there is no such hand. */
async function onHandInFile(
  parts: Parts,
  handId: number,
  work: (tx: Parameters<typeof repo.findHand>[0], held: Held, rows: RowsInFile) => Promise<boolean>,
): Promise<boolean> {
  const hand = await repo.findHand(parts.db, handId);
  const file = hand === null ? null : await fileOf(parts, hand.gameId);
  if (hand === null || file === null) return false;
  const rows = rowsAt(file, hand.place);
  return inTransaction(parts.db, async (tx) => {
    await repo.lockPlace(tx, hand.gameId, hand.place);
    return (await repo.findGame(tx, hand.gameId))?.version === file.version && work(tx, hand, rows);
  });
}

async function fileOf({ files }: Parts, gameId: number): Promise<RereadGame | null> {
  const reread = await files.reread(gameId);
  return reread.kind === 'read' ? reread.game : null;
}

function rowsAt(file: RereadGame, place: number): RowsInFile {
  const { hands, results } = indexOf(file);
  const ofHand = results.get(place) ?? [];
  return {
    hand: JSON.stringify(hands.get(place) ?? []),
    results: JSON.stringify(ofHand),
    resultCount: ofHand.length,
  };
}

interface FileIndex {
  readonly hands: ReadonlyMap<number, readonly unknown[]>;
  readonly results: ReadonlyMap<number, readonly unknown[]>;
}

/** A game may have thousands of hands to repair; its file is read once for all of them. */
const indexes = new WeakMap<RereadGame, FileIndex>();

function indexOf(file: RereadGame): FileIndex {
  const known = indexes.get(file);
  if (known !== undefined) return known;
  const index = {
    hands: byPlace<{ place: number }>(file.hands, ({ place }) => place),
    results: byPlace<{ hand: number }>(file.results, ({ hand }) => hand),
  };
  indexes.set(file, index);
  return index;
}

function byPlace<T>(batches: readonly string[], placeOf: (row: T) => number): Map<number, T[]> {
  const rows = new Map<number, T[]>();
  for (const json of batches) {
    for (const row of JSON.parse(json) as T[]) {
      const place = placeOf(row);
      rows.set(place, [...(rows.get(place) ?? []), row]);
    }
  }
  return rows;
}
