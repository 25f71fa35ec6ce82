import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { decodeText, type DecodedText } from '@bridge-review/bridge/record/decode-text';
import type { Warning } from '@bridge-review/bridge/record/hand-record';
import { readRecord } from '@bridge-review/bridge/record/read-record';
import { workerParent } from '../../../worker-parent.ts';
import { gameFacts, unlikelyDate } from './game-facts.ts';
import { handBatches, resultBatches } from './hand-rows.ts';
import type { Answer, Job } from './protocol.ts';

const { post, onRequest } = workerParent<Job, Answer>();

function read(bytes: Uint8Array, filename: string): void {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return post({ kind: 'refused', reason: messages.fileNul });
  const { format, record, warnings } = readRecord(decoded.value.text);
  const [first, ...others] = record.boards;
  if (format === null || first === undefined) {
    return post({ kind: 'refused', reason: whyUnusable(warnings) });
  }
  const all = [...encodingWarnings(decoded.value), ...unlikelyDate(record, decoded.value.text), ...warnings];
  const maxTables = record.boards.reduce((most, { results }) => Math.max(most, results.length), 0);
  post({ kind: 'facts', facts: gameFacts(format, record, [first, ...others], all, filename), maxTables });
  for (const json of handBatches(record)) post({ kind: 'hands', json });
  for (const json of resultBatches(record)) post({ kind: 'results', json });
  post({ kind: 'done' });
}

function write(bytes: Uint8Array, format: 'pbn' | 'lin'): void {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return post({ kind: 'refused', reason: messages.fileNul });
  const { record } = readRecord(decoded.value.text);
  const written = new TextEncoder().encode(format === 'pbn' ? writePbn(record) : writeLin(record));
  if (written.length > limits.exportBytes) return post({ kind: 'refused', reason: messages.exportTooLarge });
  post({ kind: 'written', bytes: written }, [written.buffer]);
}

/** The reader's first warning explains best what to do. */
function whyUnusable([first]: readonly Warning[]): string {
  if (first === undefined) return 'This file holds no deal that could be used.';
  return first.code === 'empty-file' || first.code === 'unknown-format'
    ? first.message
    : `This file holds no deal that could be used. Line ${first.line}: ${first.message}`;
}

const encodingWarnings = ({ doubt }: DecodedText): Warning[] =>
  doubt === null ? [] : [{ line: 1, column: 1, code: 'doubtful-charset', message: doubt }];

onRequest((job) => {
  if (job.kind === 'read') read(job.bytes, job.filename);
  else write(job.bytes, job.format);
});
post({ kind: 'ready' });
