import type { Chance } from './chance.ts';

const odd: readonly [unknown, ...unknown[]] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  '%',
  '\\',
  "' or 1=1 --",
  '$1',
  '🂡'.repeat(300),
  'x'.repeat(6_000),
  'İ'.repeat(60),
  '0',
  '-1',
  '1e3',
  '9'.repeat(40),
  '2147483648',
  '2026-02-30',
  '0000-01-01',
  '10000-01-01',
  'a@b',
  'null',
  '__proto__',
  -1,
  0,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -1e308,
  true,
  null,
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: 1 } },
  Array.from({ length: 400 }, () => 'P'),
];

export const oddValue = (chance: Chance): unknown => chance.pick(odd);

/** The value with one part of it, at any depth, replaced by something odd, left out, or beside something unknown. */
export function withOddPart(value: unknown, chance: Chance): unknown {
  if (value === null || typeof value !== 'object' || chance.isOneIn(12)) return oddValue(chance);
  if (Array.isArray(value)) {
    const at = chance.below(value.length + 1);
    return value.toSpliced(at, 1, withOddPart(value[at], chance));
  }
  const keys = Object.keys(value);
  const key = chance.pick(keys);
  if (key === undefined || chance.isOneIn(12)) return { ...value, unknown: oddValue(chance) };
  const { [key]: part, ...others } = value as Record<string, unknown>;
  return chance.isOneIn(4) ? others : { ...others, [key]: withOddPart(part, chance) };
}
