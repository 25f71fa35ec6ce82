import { limits } from '@bridge-review/api/limits';
import { serverMessages } from '../../../server-messages.ts';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { workerParent } from '../../../worker-parent.ts';
import { handBatches, resultBatches } from './hand-rows.ts';
import { joinParts } from './join-parts.ts';
import { type GroupedParts, groupParts, type PartGame } from './part-games.ts';
import { previewParts } from './preview-parts.ts';
import type { Answer, Job, SourcePart } from './protocol.ts';
import { type ReadPart, readPart } from './read-part.ts';

const { post, onRequest } = workerParent<Job, Answer>();

const readAll = (sources: readonly SourcePart[]): Promise<ReadPart[]> => Promise.all(sources.map(readPart));

async function read(sources: readonly SourcePart[], areOneGame: boolean): Promise<void> {
  const parts = await readAll(sources);
  const grouped = groupParts(parts, areOneGame);
  const reason = refusalOf(parts, grouped);
  if (reason !== null) return post({ kind: 'refused', reason });
  for (const game of grouped.games) postGame(game);
  post({ kind: 'done' });
}

function postGame({ facts, maxTables, parts, kept, record }: PartGame): void {
  post({ kind: 'game', game: { facts, maxTables, parts, kept } });
  for (const json of handBatches(record)) post({ kind: 'hands', json });
  for (const json of resultBatches(record)) post({ kind: 'results', json });
}

async function join({ stored, parts, withRows }: Extract<Job, { kind: 'join' }>): Promise<void> {
  const joined = joinParts(await readAll(stored), await readAll(parts));
  if (typeof joined === 'string') return post({ kind: 'refused', reason: joined });
  if (withRows) postGame(joined.game);
  post({ kind: 'joined', report: joined.report });
}

async function write(sources: readonly SourcePart[], format: 'pbn' | 'lin'): Promise<void> {
  const parts = await readAll(sources);
  const grouped = groupParts(parts, true);
  const record = grouped.games[0]?.record;
  const reason = refusalOf(parts, grouped);
  if (record === undefined || reason !== null)
    return post({ kind: 'refused', reason: reason ?? serverMessages.internal });
  const written = new TextEncoder().encode(format === 'pbn' ? writePbn(record) : writeLin(record));
  if (written.length > limits.exportBytes)
    return post({ kind: 'refused', reason: serverMessages.exportTooLarge });
  post({ kind: 'written', bytes: written }, [written.buffer]);
}

/** Of the first part that cannot be used, by name where there are several. */
function refusalOf(parts: readonly ReadPart[], { refusals }: GroupedParts): string | null {
  const [first] = [...refusals].toSorted(([one], [other]) => one - other);
  if (first === undefined) return null;
  const [index, reason] = first;
  return parts.length === 1 ? reason : `${parts[index]?.name}: ${reason}`;
}

async function answer(job: Job): Promise<void> {
  switch (job.kind) {
    case 'read':
      return read(job.parts, job.areOneGame);
    case 'preview':
      return post({ kind: 'previewed', preview: previewParts(await readAll(job.parts)) });
    case 'join':
      return join(job);
    case 'write':
      return write(job.parts, job.format);
  }
}

// An error ends the thread, as one that is thrown does.
onRequest((job) => void answer(job));
post({ kind: 'ready' });
