import { messages } from '@bridge-review/api/messages';
import { afterAll, describe, expect, it } from 'vitest';
import { generatePbn } from '../../../testing/generated-game.ts';
import { fileReader } from './file-reader.ts';
import type { SourcePart } from './protocol.ts';

const reader = fileReader();
const hasty = fileReader(0);
afterAll(() => Promise.all([reader.stop(), hasty.stop()]));

const parts = (text: string): SourcePart[] => [
  { kind: 'file', name: 'x.pbn', bytes: new TextEncoder().encode(text) },
];
const file = (seed: number): SourcePart[] => parts(generatePbn({ seed }));

describe('the thread that reads files', () => {
  it('gives up on a file that takes too long, and reads the next one', async () => {
    await expect(hasty.read(file(1), 1)).rejects.toMatchObject({
      code: 'unusable_file',
      message: messages.fileSlow,
    });
    expect((await reader.read(file(1), 1))[0]?.facts.handCount).toBe(3);
    expect((await reader.read(file(2), 1))[0]?.facts.handCount).toBe(3);
  });

  it('gives every waiting user the result of their own file', async () => {
    const seeds = Array.from({ length: 15 }, (_, index) => index + 10);
    const read = await Promise.all(seeds.map((seed) => reader.read(file(seed), seed)));
    expect(new Set(read.map(([game]) => game?.facts.firstDeal)).size).toBe(15);
  });

  it('is busy when too many files wait', async () => {
    const waiting = Array.from({ length: 35 }, (_, owner) => reader.read(file(owner + 100), owner));
    const settled = await Promise.allSettled(waiting);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  });

  it('refuses a user with too many waiting files, and reads the file of another', async () => {
    const own = Array.from({ length: 10 }, (_, index) => reader.read(file(index + 200), 1));
    const settling = Promise.allSettled(own);
    expect((await reader.read(file(300), 2))[0]?.facts.handCount).toBe(3);
    const refused = (await settling).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited', retryAfterSeconds: 10 } });
  });

  it('does not read a file cancelled while it waits', async () => {
    const cancel = new AbortController();
    const first = reader.read(file(400), 1);
    const ended: string[] = [];
    const cancelled = reader.read(file(401), 2, cancel.signal);
    const ending = Promise.allSettled([
      first.then(() => ended.push('first')),
      cancelled.catch(() => ended.push('cancelled')),
    ]);
    cancel.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    await ending;
    expect(ended).toEqual(['cancelled', 'first']);
  });

  it('reads an oversized record as far as it can, in batches', async () => {
    const many = parts(generatePbn({ seed: 3, boards: 2000 }));
    const [game] = await reader.read(many, 1);
    const { facts, hands } = game!;
    expect(facts.handCount).toBe(2000);
    expect(hands.length).toBeGreaterThan(1);
    expect(hands.flatMap((json) => JSON.parse(json) as object[])).toHaveLength(2000);
  });

  it('frees the memory of a large file once it is idle', async () => {
    const tidy = fileReader(60_000, 100);
    const many = parts(generatePbn({ seed: 4, boards: 40_000 }));
    const megabytes = (): number => process.memoryUsage().rss / 1024 / 1024;
    const before = megabytes();
    expect((await tidy.read(many, 1))[0]?.facts.handCount).toBe(40_000);
    // The thread alone would keep more than that.
    await expect.poll(() => megabytes() - before).toBeLessThan(120);
  });
});
