import { createHash } from 'node:crypto';
import type { Executor } from '../../../db/database.ts';
import { lastHand, listAnalysed } from './analysis-repo.ts';

/** Seconds of one core, at a quarter of a second a deal. */
const SAMPLE = 12;

/** Of very many hands only those at some places are considered, so that a sample costs the same anywhere. */
const PLACES = 10;
const WIDTH = 500;

/**
 * Other hands each day, and the same ones all day: a repair looks at what the report has found. An upload in between
 * moves no place, since places are spread over a power of two.
 */
export async function sampleOfDay(db: Executor, now: Date): Promise<number[]> {
  const day = now.toISOString().slice(0, 10);
  const considered = new Map<number, number>();
  for (const [from, to] of rangesOf(await lastHand(db), day)) {
    for (const id of await listAnalysed(db, from, to)) considered.set(id, draw(`${day} hand ${id}`));
  }
  return [...considered]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, SAMPLE)
    .map(([id]) => id);
}

function rangesOf(last: number, day: string): (readonly [from: number, to: number])[] {
  if (last <= PLACES * WIDTH) return [[1, last]];
  const span = 2 ** Math.ceil(Math.log2(last));
  const starts: number[] = [];
  for (let place = 0; starts.length < PLACES; place += 1) {
    const start = Math.floor(span * draw(`${day} place ${place}`));
    if (start <= last) starts.push(start);
  }
  return starts.map((start) => [start, start + WIDTH - 1]);
}

/** From 0 up to 1, always the same for the same words. */
const draw = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;
