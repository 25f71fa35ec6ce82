import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sharedLookup } from './shared-lookup.ts';

/** Lookups that end when they are told to. */
function source() {
  const begun: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const get = sharedLookup(
    (key: string) =>
      new Promise<string>((answer, fail) => {
        begun.push({ key, answer, fail });
      }),
  );
  return { begun, get };
}

it('looks up once for those who ask in one turn', async () => {
  const { begun, get } = source();
  const found = [get('ann'), get('ann'), get('ann')];
  await nextTurn();
  expect(begun).toHaveLength(1);
  begun[0]?.answer('found');
  expect(await Promise.all(found)).toEqual(['found', 'found', 'found']);
});

it('looks up once more for those who ask meanwhile, after they asked', async () => {
  const { begun, get } = source();
  const first = get('ann');
  await nextTurn();
  const others = [get('ann'), get('ann')];
  await nextTurn();
  others.push(get('ann'));
  expect(begun).toHaveLength(1);
  begun[0]?.answer('before');
  expect(await first).toBe('before');
  await nextTurn();
  expect(begun).toHaveLength(2);
  // Comes while that one is under way.
  const last = get('ann');
  begun[1]?.answer('after');
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  await nextTurn();
  begun[2]?.answer('later');
  expect(await last).toBe('later');
});

it('keeps nothing', async () => {
  const { begun, get } = source();
  for (const value of ['once', 'twice', 'thrice']) {
    const found = get('ann');
    await nextTurn();
    begun.at(-1)?.answer(value);
    expect(await found).toBe(value);
  }
  expect(begun).toHaveLength(3);
});

it('shares nothing between keys', async () => {
  const { begun, get } = source();
  const found = [get('ann'), get('ben')];
  await nextTurn();
  expect(begun.map(({ key }) => key)).toEqual(['ann', 'ben']);
  for (const { key, answer } of begun) answer(`of ${key}`);
  expect(await Promise.all(found)).toEqual(['of ann', 'of ben']);
});

it('fails for those who asked, and looks up again for the others', async () => {
  const { begun, get } = source();
  const first = get('ann');
  await nextTurn();
  const second = get('ann');
  begun[0]?.fail(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await nextTurn();
  begun[1]?.answer('back');
  expect(await second).toBe('back');
});
