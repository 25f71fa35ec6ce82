import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplesIn, type Load } from './doc-examples.ts';

const packageFolder = join(import.meta.dirname, '../..');

const documents = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name === 'README.md' || (name.startsWith('src') && /(?<!\.test)\.ts$/u.test(name)))
  .filter((name) => !name.startsWith(join('src', 'testing')))
  .toSorted();

const load: Load = async (name) => {
  const file = join(packageFolder, 'src', `${name}.ts`);
  if (!existsSync(file)) throw new Error(`An example imports ${name}, which is not there.`);
  return import(/* @vite-ignore */ file);
};

describe('the examples in the documentation', () => {
  for (const name of documents) {
    for (const example of examplesIn(join(packageFolder, name))) {
      it(`${name}:${example.line}`, async () => {
        let checked = 0;
        await example.run(load, (actual, claimed, line) => {
          expect(actual, line).toEqual(claimed);
          checked++;
        });
        expect(checked, 'claims that were checked').toBe(example.claims);
      });
    }
  }
});
