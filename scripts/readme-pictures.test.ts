import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/pictures');

it('the README shows every picture, light and dark, and all together stay small', () => {
  const shown = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/"docs\/pictures\/([^"]+)"/gu);
  expect(new Set([...shown].map(([, name]) => name))).toEqual(new Set(readdirSync(pictures)));
  const bytes = readdirSync(pictures).map((name) => statSync(join(pictures, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1024 * 1024);
});
