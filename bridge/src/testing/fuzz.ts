/** Shared parts of the fuzz tests: the number of inputs, their generators, and a timeout for readers that hang. */
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';

/** Whether this is `npm run test:long`, which tries much more. */
export const isLong = process.env['TEST_LONG'] === '1';
const LONG_FACTOR = 40;
/** `npm test` tries the inputs that once failed, and some others. */
const isShort = process.env['TEST_SHORT'] === '1';
const SHORT_FACTOR = 0.2;

/** The same inputs in every run, so that a commit that passes stays green. `FUZZ_SEED=7 npm run test:long` tries others. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** How many inputs to try, and what to try first: inputs that once failed. */
export const runs = <T>(
  count: number,
  examples: [T][] = [],
  longCount = LONG_FACTOR * count,
): fc.Parameters<[T]> & { numRuns: number } => ({
  seed,
  numRuns: isLong ? longCount : isShort ? Math.ceil(SHORT_FACTOR * count) : count,
  examples,
});

/** No reader comes near this, on any machine: what takes longer does not end. */
const HANG_MS = 30_000;

const script = new Script('read()');
const context = createContext({ read: () => undefined });

/** What a reader returns. One that does not end is stopped and fails, where it would otherwise stop the test run. */
export function failOnHang<T>(read: () => T): T {
  context['read'] = read;
  return script.runInContext(context, { timeout: HANG_MS }) as T;
}

/** Any text at all: letters, control characters, lone surrogates. */
const anyNoise = fc.string({ unit: 'binary', maxLength: 200 });

/** Texts that are nearly in a notation: noise, and its pieces in any order. */
export const nearly = (pieces: readonly string[], maxLength = 40): fc.Arbitrary<string> =>
  fc.oneof(
    anyNoise,
    fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join('')),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength })
      .map((parts) => parts.join('')),
  );

type Damage = readonly [at: number, removed: number, inserted: string, times: number];

/** A good text after some damage: parts removed, replaced, or repeated; at times it breaks off. */
export const damaged = (good: string, pieces: readonly string[]): fc.Arbitrary<string> => {
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 }));
  const times = fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(300) });
  const damage = fc.array<Damage>(fc.tuple(fc.nat(good.length), fc.nat(8), piece, times), { maxLength: 6 });
  return fc.tuple(damage, fc.option(fc.nat(good.length), { nil: good.length })).map(([changes, end]) => {
    let text = good.slice(0, end);
    for (const [at, removed, inserted, count] of changes)
      text = text.slice(0, at) + inserted.repeat(count) + text.slice(at + removed);
    return text;
  });
};

/** The bytes of a text or a file with some of them changed, and of noise. */
export const damagedBytes = (good: string | Uint8Array): fc.Arbitrary<Uint8Array> => {
  const bytes = typeof good === 'string' ? new TextEncoder().encode(good) : good;
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 });
  return fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.tuple(changes, fc.nat(bytes.length)).map(([changed, end]) => {
      const copy = bytes.slice();
      for (const [at, byte] of changed) copy[at] = byte;
      return end % 4 === 0 ? copy.slice(0, end) : copy;
    }),
  );
};
