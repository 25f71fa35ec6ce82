import { damaged, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { email, registration } from '../auth.ts';
import { spelledCall } from '../bridge-schemas.ts';
import { newComment } from '../comments.ts';
import { readErrorDetails } from '../error-details.ts';
import { gameEdit, uploadForm } from '../games.ts';
import { idInPath } from '../id.ts';
import { allRoutes } from '../routes.ts';

const pieces = [
  '@',
  '.',
  'a',
  '-',
  ' ',
  '\n',
  '\0',
  '\u202E',
  '\uD800',
  '٣',
  '9',
  "'",
  '"',
  '[',
  ']',
  '1NT',
  'X',
];

const anyText = fc.oneof(
  nearly(pieces),
  damaged('ann.lee+bridge@club.example.org', pieces),
  damaged('2026-03-14', pieces),
  fc.constantFrom(...pieces, '12').map((piece) => piece.repeat(20_000)),
);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }), fc.double());

/** Reads a value: undefined if it is refused, with sentences. */
function read<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const { data, error } = failOnHang(() => schema.safeParse(value));
  for (const { message } of error?.issues ?? []) expect(message).toMatch(/^\S/);
  return data;
}

it.each<[string, z.ZodType, string]>([
  ['an address for mail', email, 'ann.lee+bridge@club.example.org'],
  ['a day of a game', gameEdit.shape.date, '2026-03-14'],
  ['a title of a game', gameEdit.shape.title, 'Tuesday Pairs'],
  ['a comment', newComment.shape.content, 'Two lines\nof words'],
  ['a name', registration.shape.displayName, 'Ann L.'],
  ['a call', spelledCall, '1n'],
])('%s is refused, or read as a text that reads back the same', (_, schema, good) => {
  expect(read(schema, good)).toBeDefined();
  fc.assert(
    fc.property(fc.oneof(anyText, damaged(good, pieces)), (text) => {
      const value = read(schema, text);
      if (value !== undefined) expect(read(schema, value)).toEqual(value);
    }),
    runs(150),
  );
});

it('an id in a path is refused, or is the number it spells', () => {
  fc.assert(
    fc.property(
      fc.oneof(nearly(['0', '1', '9', '٣', '-', '+', ' ', 'e'], 6), fc.bigInt().map(String)),
      (text) => {
        const id = read(idInPath, text);
        if (id !== undefined) expect(String(id)).toBe(text);
      },
    ),
    runs(150, [['007'], ['0']]),
  );
});

it('what an error adds is left out, or is the same when it is read again', () => {
  const message = 'A game with the same first hand already exists in the system.';
  const duplicateGame = { id: 7, title: 'Autumn', tournament: null, date: '2025-10-18', filename: 'a.pbn' };
  const good = { error: message, message, code: 'duplicate_game', duplicateGame };
  expect(readErrorDetails('duplicate_game', good)).toEqual({ duplicateGame });
  const words = ['{', '}', '"', ',', ':', 'null', '-1', '"__proto__":', 'stale_record', 'biddingRecord'];
  const answer = fc.oneof(damaged(JSON.stringify(good), words).map(parsed), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(fc.tuple(answer, fc.constantFrom('duplicate_game', 'stale_record')), ([value, code]) => {
      const details = failOnHang(() => readErrorDetails(code, value));
      if (details === null) return;
      expect(Object.keys(details)).toHaveLength(1);
      expect(readErrorDetails(code, { ...good, code, ...details })).toEqual(details);
    }),
    runs(200),
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const taken = allRoutes.flatMap(([name, { params, query, body, upload }]) =>
  [params, query, body, upload].flatMap((schema) => (schema === undefined ? [] : [[name, schema] as const])),
);

it.each([...taken, ['the fields of an upload', uploadForm] as const])(
  'any input of %s is refused or read',
  (_name, schema) => {
    const fields = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, anyValue]));
    fc.assert(
      fc.property(fc.oneof(fc.record(fields, { requiredKeys: [] }), anyValue), (value) => {
        expect(() => read(schema, value)).not.toThrow();
      }),
      runs(20),
    );
  },
);
