import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkReaders } from './check-readers.mjs';

let root: string;

/** A project in small: a reader, its helper, and a fuzz test of it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readers-'));
  for (const name of ['api', 'server', 'web']) plant(`${name}/src/thing.ts`, 'export const thing = 1;\n');
  plant('bridge/src/call.ts', 'export function readLevel(text: string) {}\n');
  plant(
    'bridge/src/auction.ts',
    `import { readLevel } from './call.ts';\nexport const parseAuction = (text: string) => readLevel(text);\n`,
  );
  plant('bridge/src/fuzz/texts.test.ts', `import { parseAuction } from '../auction.ts';\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const reader = 'export function readHand(text: string) {}\n';

it('accepts readers that a fuzz test imports, and those that they import', () => {
  expect(checkReaders(root, {})).toEqual({ readers: 2, problems: [] });
});

it.each([
  ['nothing', 'export {};\n'],
  [
    'its type alone',
    `import type { readHand } from '../hand.ts';\nimport { type readHand } from '../hand.ts';\n`,
  ],
  ['something else of its file', `import { other } from '../hand.ts';\n`],
  ['what is for tests', `import { hands } from '../testing/hands.ts';\n`],
])('reports a reader of which a fuzz test imports %s', (_, text) => {
  plant('bridge/src/hand.ts', `${reader}export const other = 1;\n`);
  plant(
    'bridge/src/testing/hands.ts',
    `import { readHand } from '../hand.ts';\nexport const hands = [readHand];\n`,
  );
  plant('bridge/src/hand.test.ts', `import { readHand } from './hand.ts';\n`);
  plant('bridge/src/fuzz/hands.test.ts', text);
  expect(checkReaders(root, {}).problems).toEqual(['bridge/src/hand.ts readHand is in no fuzz test.']);
});

it.each(['export function* readHand', 'export async function* readHand', 'export async function readHand'])(
  'knows a reader by %s',
  (head) => {
    plant('bridge/src/hand.ts', `${head}(text: string) {}\n`);
    expect(checkReaders(root, {}).problems).toEqual(['bridge/src/hand.ts readHand is in no fuzz test.']);
  },
);

it('finds the fuzz test of another package, and of a part of the pages', () => {
  plant('bridge/src/hand.ts', reader);
  plant(
    'web/src/form.tsx',
    `import { readHand } from '@bridge-review/bridge/hand';\nexport const parseFor = readHand;\n`,
  );
  plant('web/src/fuzz/forms.test.ts', `import { parseFor } from '../form.tsx';\n`);
  expect(checkReaders(root, {})).toEqual({ readers: 4, problems: [] });
});

it('takes a reason instead, as long as it is needed', () => {
  plant('bridge/src/hand.ts', reader);
  const reasons = { 'bridge/src/hand.ts readHand': 'a table in the source' };
  expect(checkReaders(root, reasons).problems).toEqual([]);
  const needless = {
    ...reasons,
    'bridge/src/call.ts readLevel': 'tested',
    'bridge/src/gone.ts readIt': 'gone',
  };
  expect(checkReaders(root, needless).problems).toEqual([
    'bridge/src/call.ts readLevel needs no reason: it is gone, or in a fuzz test.',
    'bridge/src/gone.ts readIt needs no reason: it is gone, or in a fuzz test.',
  ]);
});
