import { parentPort } from 'node:worker_threads';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { decodeText, type DecodedText } from '@bridge-review/bridge/record/decode-text';
import type { Warning } from '@bridge-review/bridge/record/hand-record';
import { readRecord } from '@bridge-review/bridge/record/read-record';
import { gameFacts, unlikelyDate } from './game-facts.ts';
import { handBatches, resultBatches } from './hand-rows.ts';
import type { Answer, Job } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('This module is the body of a worker thread.');

const say = (answer: Answer, transfer: ArrayBuffer[] = []): void => port.postMessage(answer, transfer);

function read(bytes: Uint8Array, filename: string): void {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return say({ kind: 'refused', reason: messages.fileNul });
  const { format, record, warnings } = readRecord(decoded.value.text);
  const [first, ...others] = record.boards;
  if (format === null || first === undefined) {
    return say({ kind: 'refused', reason: whyUnusable(warnings) });
  }
  const all = [...doubtOf(decoded.value), ...unlikelyDate(record, decoded.value.text), ...warnings];
  const mostTables = record.boards.reduce((most, { results }) => Math.max(most, results.length), 0);
  say({ kind: 'facts', facts: gameFacts(format, record, [first, ...others], all, filename), mostTables });
  for (const json of handBatches(record)) say({ kind: 'hands', json });
  for (const json of resultBatches(record)) say({ kind: 'results', json });
  say({ kind: 'done' });
}

function write(bytes: Uint8Array, format: 'pbn' | 'lin'): void {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return say({ kind: 'refused', reason: messages.fileNul });
  const { record } = readRecord(decoded.value.text);
  const written = new TextEncoder().encode(format === 'pbn' ? writePbn(record) : writeLin(record));
  if (written.length > limits.exportBytes) return say({ kind: 'refused', reason: messages.exportTooLarge });
  say({ kind: 'written', bytes: written }, [written.buffer]);
}

/** The reader's own words for the first thing that was wrong say best what to do about it. */
function whyUnusable([first]: readonly Warning[]): string {
  if (first === undefined) return 'This file holds no deal that could be used.';
  return first.code === 'empty-file' || first.code === 'unknown-format'
    ? first.message
    : `This file holds no deal that could be used. Line ${first.line}: ${first.message}`;
}

const doubtOf = ({ doubt }: DecodedText): Warning[] =>
  doubt === null ? [] : [{ line: 1, column: 1, code: 'doubtful-charset', message: doubt }];

port.on('message', (job: Job) => {
  if (job.kind === 'read') read(job.bytes, job.filename);
  else write(job.bytes, job.format);
});
say({ kind: 'ready' });
