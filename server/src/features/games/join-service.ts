import type { JoinOffer, JoinPreview } from '@bridge-review/api/joined-results';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { UploadedPart } from '@bridge-review/api/route';
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReadBody, Viewer } from '../../http/handler.ts';
import type { AuditService } from '../audit/service.ts';
import type { EventService } from '../events/service.ts';
import type { HandService } from '../hands/service.ts';
import { relistPlayers } from '../named-players/service.ts';
import type { PairService } from '../pairs/service.ts';
import type { StorageService } from '../storage/service.ts';
import * as repo from './join-repo.ts';
import { authorizeJoin, gameMissing } from './policy.ts';
import type { FileReader, GameRows } from './reading/file-reader.ts';
import type { JoinableResults, JoinReport, SourcePart } from './reading/protocol.ts';
import { byteCount, joinedBytes, joinsOf, sourceList, sourceNames, withoutLastJoin } from './sources.ts';
import { sourcePart } from './upload.ts';
import type { UploadQueue } from './upload-queue.ts';
import { findVersion, insertFile, readVersion } from './upload-repo.ts';
import { serverMessages } from '../../server-messages.ts';

export interface JoinService {
  /** Which games of the viewer results could join, and what that would change in one of them. */
  offer(
    viewer: Viewer,
    results: JoinableResults,
    parts: readonly UploadedPart[],
    into: number | undefined,
    signal: AbortSignal,
  ): Promise<JoinOffer>;
  /** Refuses who may not, before the files are received. */
  permit(viewer: Viewer, gameId: number): Promise<void>;
  /** Adds all that fits, at once. */
  join(
    viewer: Viewer,
    gameId: number,
    parts: readonly UploadedPart[],
    signal: AbortSignal,
  ): Promise<Pick<JoinReport, 'added' | 'completed'>>;
  /** Takes back what was added last, as a whole. */
  undo(viewer: Viewer, gameId: number, read: ReadBody<{ readonly join: string }>): Promise<void>;
}

interface JoinParts {
  readonly db: Database;
  readonly reader: FileReader;
  readonly queue: UploadQueue;
  readonly storage: StorageService;
  readonly hands: HandService;
  readonly pairs: PairService;
  readonly events: EventService;
  readonly audit: AuditService;
}

/** Of the games that are offered, so many are read until one is found that the results fit. */
const GAMES_TRIED = 3;
/** Somebody else may add results at the same moment; then the game is read again. */
const ATTEMPTS = 3;

/**
 * Results that come to a stored game. They are stored behind the game's file, and the game is read anew from all of it;
 * to undo that, from what was there before.
 */
export function joinService(services: JoinParts): JoinService {
  const { db, reader, queue, storage, hands, pairs, events, audit } = services;

  const read = async (viewer: Viewer, gameId: number, parts: readonly SourcePart[], signal: AbortSignal) => {
    const stored = await readVersion(db, gameId);
    // Deleted since the upload was permitted.
    if (stored.version === '') throw gameMissing();
    if (joinsOf(sourceList(stored.parts)).length >= limits.joins) throw unusable(serverMessages.tooManyJoins);
    const joined = await reader.join(stored.parts, parts, viewer.person.id, { withRows: true, signal });
    return { stored, ...joined };
  };

  /** Runs `change` on the game as it was read; false where it has changed since. */
  const onVersion = (
    viewer: Viewer,
    gameId: number,
    version: string,
    change: (tx: Transaction, game: Game) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      await repo.lockGame(tx, gameId);
      const game = await authorizeJoin(tx, viewer, gameId);
      if ((await findVersion(tx, gameId)) !== version) return false;
      const locked = await hands.lockAll(tx, gameId, viewer.person.id);
      await change(tx, game);
      const ids = locked.map(({ id }) => id);
      await hands.updateHasBidding(tx, ids);
      await relistPlayers(tx, gameId);
      await events.resultsChanged(tx, gameId, ids);
      return true;
    });

  const write = async (
    tx: Transaction,
    game: Game,
    parts: readonly SourcePart[],
    rows: GameRows,
  ): Promise<void> => {
    for (const json of rows.hands)
      if (!(await repo.updateHands(tx, game, json))) throw unusable(serverMessages.gameFileChanged);
    for (const json of rows.results) await repo.writeResults(tx, game, json);
    await repo.deleteResultsBeyond(tx, game, resultCounts(rows));
    const stored = {
      filename: sourceNames(parts),
      sources: sourceList(parts),
      fileBytes: byteCount(parts),
    };
    await repo.updateSources(tx, game, stored, rows.facts);
  };

  const recordAct = async (
    tx: Transaction,
    viewer: Viewer,
    game: Game,
    action: 'results_added' | 'results_undone',
  ): Promise<void> => {
    if (!game.asAdmin) return;
    await audit.record(tx, {
      actorId: viewer.person.id,
      action,
      targetId: game.uploadedBy,
      details: { gameId: game.id, gameTitle: game.title },
    });
  };

  async function previewOf(
    viewer: Viewer,
    game: JoinPreview['game'],
    parts: readonly SourcePart[],
    signal: AbortSignal,
  ): Promise<JoinPreview> {
    const { parts: stored } = await readVersion(db, game.id);
    const { report } = await reader.join(stored, parts, viewer.person.id, { withRows: false, signal });
    return { game, ...report };
  }

  async function makeOffer(
    viewer: Viewer,
    results: JoinableResults,
    parts: readonly SourcePart[],
    into: number | undefined,
    signal: AbortSignal,
  ): Promise<JoinOffer> {
    const { id, userType } = viewer.person;
    const found = await repo.findCandidates(db, userType === 'admin' ? null : id, results);
    const wanted = found.find((game) => game.id === into);
    if (wanted) return { candidates: found, preview: await previewOf(viewer, wanted, parts, signal) };
    // Who has the deals can make a game of them, and is told of one that is there only when they ask.
    if (results.boards.some(({ deal }) => deal !== null)) return { candidates: found, preview: null };
    const others: JoinPreview[] = [];
    for (const game of found.slice(0, GAMES_TRIED)) {
      const preview = await previewOf(viewer, game, parts, signal);
      if (preview.added + preview.completed + preview.repeated > 0)
        return {
          candidates: found.filter((other) => !others.some((tried) => tried.game.id === other.id)),
          preview,
        };
      others.push(preview);
    }
    return { candidates: found, preview: others[0] ?? null };
  }

  async function joinOnce(
    viewer: Viewer,
    gameId: number,
    parts: readonly SourcePart[],
    signal: AbortSignal,
  ): Promise<JoinReport | null> {
    const { stored, report, rows } = await read(viewer, gameId, parts, signal);
    if (report.refusal !== null) throw unusable(report.refusal);
    if (rows === null) throw new Error('A joined game has no rows.');
    const fresh = freshParts(stored.parts, parts, rows, report);
    signal.throwIfAborted();
    const isDone = await onVersion(viewer, gameId, stored.version, async (tx, game) => {
      await storage.claim(tx, game.uploadedBy, byteCount(fresh));
      await insertFile(tx, gameId, joinedBytes(fresh), await repo.countPieces(tx, gameId));
      await write(tx, game, [...stored.parts, ...fresh], rows);
      await recordAct(tx, viewer, game, 'results_added');
    });
    return isDone ? report : null;
  }

  async function undoOnce(viewer: Viewer, gameId: number, join: string): Promise<boolean> {
    const { parts, version } = await readVersion(db, gameId);
    const joins = joinsOf(sourceList(parts));
    if (!joins.some(({ id }) => id === join))
      throw new AppError('not_found', { message: messages.joinUndone });
    if (joins.at(-1)?.id !== join)
      throw new AppError('invalid_input', { message: serverMessages.joinNotLast });
    const left = withoutLastJoin(parts);
    const rows = await reader.readStored(left, viewer.person.id);
    return onVersion(viewer, gameId, version, async (tx, game) => {
      await repo.deletePiecesBeyond(tx, game, byteCount(left));
      await write(tx, game, left, rows);
      await pairs.forgetTables(tx, gameId);
      await recordAct(tx, viewer, game, 'results_undone');
    });
  }

  return {
    async offer(viewer, results, uploaded, into, signal) {
      const parts = results.parts.flatMap((index) => uploaded[index] ?? []).map(sourcePart);
      const work = () => makeOffer(viewer, results, parts, into, signal);
      return queue.run(viewer.person.id, work, signal);
    },
    permit: async (viewer, gameId) => {
      queue.permit(viewer.person.id);
      await inTransaction(db, (tx) => authorizeJoin(tx, viewer, gameId));
    },
    async join(viewer, gameId, uploaded, signal) {
      const parts = uploaded.map(sourcePart);
      const work = () => retried(() => joinOnce(viewer, gameId, parts, signal));
      return queue.run(viewer.person.id, work, signal);
    },
    async undo(viewer, gameId, readBody) {
      await inTransaction(db, (tx) => authorizeJoin(tx, viewer, gameId));
      const { body } = await readBody();
      await retried(async () => (await undoOnce(viewer, gameId, body.join)) || null);
    },
  };
}

type Game = Awaited<ReturnType<typeof authorizeJoin>>;

const unusable = (message: string): AppError => new AppError('unusable_file', { message });

/** Until it gives something; others may change the game at the same time. */
async function retried<T>(work: () => Promise<T | null>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const done = await work();
    if (done !== null) return done;
  }
  throw new AppError('busy', { message: serverMessages.gameChangedMeanwhile, retryAfterSeconds: 5 });
}

/** As they are stored: what was read of them, and on the first what they changed. */
function freshParts(
  stored: readonly SourcePart[],
  parts: readonly SourcePart[],
  { parts: indexes, kept }: GameRows,
  { added, completed, remarks, remarkCount }: JoinReport,
): SourcePart[] {
  const joined = {
    id: randomUUID(),
    addedAt: new Date().toISOString(),
    added,
    completed,
    remarks,
    remarkCount,
  };
  const fresh = indexes.filter((index) => index >= stored.length);
  return fresh.map((index, place) => {
    const bytes = kept[indexes.indexOf(index)];
    const name = fresh.length === parts.length ? parts[index - stored.length]?.name : sourceNames(parts);
    if (!bytes || name === undefined) throw new Error('A file of results was not kept.');
    return { kind: 'results', name, bytes, ...(place === 0 && { joined }) };
  });
}

/** How many each hand has, by its place. */
function resultCounts({ results }: GameRows): { hand: number; results: number }[] {
  const counts = new Map<number, number>();
  for (const json of results)
    for (const { hand } of JSON.parse(json) as { hand: number }[])
      counts.set(hand, (counts.get(hand) ?? 0) + 1);
  return Array.from(counts, ([hand, count]) => ({ hand, results: count }));
}
