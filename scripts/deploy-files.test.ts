import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const settings = new Set(
  read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!)),
);

/** The names that a file gives values to. */
const given: Readonly<Record<string, readonly string[]>> = {
  Dockerfile: [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) =>
    pairs!.split(' ').map((pair) => pair.split('=')[0]!),
  ),
  'compose.yaml': [
    ...read('compose.yaml')
      .split('\n  database:\n')[0]!
      .matchAll(/^ {6}([A-Z_]+):/gm),
  ].map(([, name]) => name!),
  'deploy/bridge-review.service': [
    ...read('deploy/bridge-review.service').matchAll(/^Environment=([A-Z_]+)=/gm),
  ].map(([, name]) => name!),
};

describe('the files for running it elsewhere', () => {
  it.each(Object.entries(given))('%s gives only settings that the README knows', (_file, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('start what npm start does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(read('Dockerfile')).toContain(
      `CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}`,
    );
    expect(read('deploy/bridge-review.service')).toContain(`ExecStart=/usr/bin/env ${scripts.start}\n`);
  });

  it('leave nothing out of the image that the build reads', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    const inputs = [...read('scripts/build.mjs').matchAll(/^ {4}'([^']+)',$/gm)].map(([, input]) => input!);
    expect(inputs).toContain('web/public');
    expect(inputs.filter((input) => ignored.some((path) => input.startsWith(path)))).toEqual([]);
  });
});
