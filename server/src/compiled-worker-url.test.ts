import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compiledWorkerUrl } from './compiled-worker-url.ts';

describe('the address of a compiled worker', () => {
  it('is the same path below dist', () => {
    const url = compiledWorkerUrl(import.meta.url, './db/embedded/worker.ts');
    expect(url.href).toBe(new URL('../dist/db/embedded/worker.js', import.meta.url).href);
    expect(existsSync(url)).toBe(true);
  });

  it('is the same when called from dist', async () => {
    const fromDist = compiledWorkerUrl(import.meta.url, './compiled-worker-url.ts');
    const compiled = (await import(fromDist.href)) as { compiledWorkerUrl: typeof compiledWorkerUrl };
    expect(compiled.compiledWorkerUrl(fromDist.href, './db/embedded/worker.ts').href).toBe(
      compiledWorkerUrl(import.meta.url, './db/embedded/worker.ts').href,
    );
  });

  it('refuses files outside the server', () => {
    expect(() => compiledWorkerUrl(import.meta.url, '../../api/src/limits.ts')).toThrow('is not below');
  });
});
