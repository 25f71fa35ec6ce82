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
  const settle = () => new Promise((done) => setImmediate(done));
  return { begun, get, settle };
}

it('answers those who asked meanwhile with one more lookup, which begins after they asked', async () => {
  const { begun, get, settle } = source();
  const first = get('ann');
  const others = [get('ann'), get('ann'), get('ann')];
  expect(begun).toHaveLength(1);
  begun[0]?.answer('before');
  expect(await first).toBe('before');
  await settle();
  expect(begun).toHaveLength(2);
  // Comes while that one is under way.
  const last = get('ann');
  begun[1]?.answer('after');
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  await settle();
  expect(begun).toHaveLength(3);
  begun[2]?.answer('later');
  expect(await last).toBe('later');
});

it('keeps nothing', async () => {
  const { begun, get } = source();
  const first = get('ann');
  begun[0]?.answer('once');
  await first;
  const second = get('ann');
  expect(begun).toHaveLength(2);
  begun[1]?.answer('twice');
  expect(await second).toBe('twice');
});

it('shares nothing between keys', async () => {
  const { begun, get } = source();
  const found = [get('ann'), get('ben')];
  expect(begun.map(({ key }) => key)).toEqual(['ann', 'ben']);
  for (const { key, answer } of begun) answer(`of ${key}`);
  expect(await Promise.all(found)).toEqual(['of ann', 'of ben']);
});

it('fails for those who asked, and looks up again for the others', async () => {
  const { begun, get, settle } = source();
  const first = get('ann');
  const second = get('ann');
  begun[0]?.fail(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await settle();
  begun[1]?.answer('back');
  expect(await second).toBe('back');
});
