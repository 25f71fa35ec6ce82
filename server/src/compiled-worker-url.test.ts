import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compiledTwin } from './compiled-twin.ts';

describe('the compiled twin', () => {
  it('stands at the same place below dist', () => {
    const twin = compiledTwin(import.meta.url, './db/embedded/worker.ts');
    expect(twin.href).toBe(new URL('../dist/db/embedded/worker.js', import.meta.url).href);
    expect(existsSync(twin)).toBe(true);
  });

  it('is itself when asked from there', async () => {
    const fromDist = compiledTwin(import.meta.url, './compiled-twin.ts');
    const compiled = (await import(fromDist.href)) as { compiledTwin: typeof compiledTwin };
    expect(compiled.compiledTwin(fromDist.href, './db/embedded/worker.ts').href).toBe(
      compiledTwin(import.meta.url, './db/embedded/worker.ts').href,
    );
  });

  it('refuses what is not part of the server', () => {
    expect(() => compiledTwin(import.meta.url, '../../api/src/limits.ts')).toThrow('is not below');
  });
});
