import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allRoutes } from '@bridge-review/api/routes';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leanApi } from '../web/lean-api.ts';

let folder: string;

beforeEach(() => {
  // Where the packages of the workspace are found.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'lean-api-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A page of this source, and what it exports. */
async function built(
  source: string,
  name = 'entry.ts',
): Promise<{ modules: string[]; code: string; exported: unknown }> {
  const entry = join(folder, name);
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, source);
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leanApi()],
    resolve: { conditions: ['source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[];
  const { code, moduleIds } = result[0]!.output[0];
  const file = join(folder, 'page.mjs');
  writeFileSync(file, code);
  const { exported } = (await import(file)) as { exported: unknown };
  return { code, modules: moduleIds.filter((id) => !id.endsWith('entry.ts')), exported };
}

it('keeps of every route what it takes to call it', async () => {
  const { exported } = await built(`export { allRoutes as exported } from '@bridge-review/api/routes';`);
  const kept = allRoutes.map(([name, { method, path, answer }]) => [
    name,
    { method, path, answer: { kind: answer.kind } },
  ]);
  expect(JSON.parse(JSON.stringify(exported))).toEqual(kept);
});

it('a page that calls a route has none of its schemas', async () => {
  const { modules } = await built(`
    import { commentRoutes } from '@bridge-review/api/routes/comments';
    export const exported = commentRoutes.list.path;
  `);
  expect(modules.map((id) => id.replace(/.*\/api\/src\//, '')).toSorted()).toEqual([
    'route.ts',
    'routes/comments.ts',
  ]);
});

it('a page that checks what it sends has the schema for that, and no other', async () => {
  const { code, exported } = await built(`
    import { newComment } from '@bridge-review/api/comments';
    export const exported = [
      newComment.safeParse({ content: 'Well bid.' }).success,
      newComment.safeParse({ content: '' }).success,
    ];
  `);
  expect(exported).toEqual([true, false]);
  expect(code).toContain('Accepted and otherwise unused');
  expect(code).not.toContain('isBlocked');
  expect(code).not.toContain('partnershipOnly');
});

it('a schema is made when it is first used, and once', async () => {
  const { exported } = await built(
    `
    import { z } from 'zod';
    const made: string[] = [];
    const named = (name: string) => (made.push(name), { name: z.literal(name) });
    const confirmed = (schema: z.ZodObject) => schema.refine(({ name }) => name !== '');
    const board = z.object(named('board'));
    const boardWithDay = board.extend({ day: z.iso.date().optional() });
    const boards = boardWithDay.array();
    const form = confirmed(z.object(named('form')));
    const atFirst = [...made];
    const accepts = [
      boards.safeParse([{ name: 'board', day: '2026-11-18' }]).success,
      boards.safeParse([{ name: 'table' }]).success,
      boardWithDay.shape.name.safeParse('board').success,
      board instanceof z.ZodObject,
      'shape' in board,
    ];
    export const exported = { atFirst, accepts, form: form.safeParse({ name: 'form' }).success, made };
  `,
    'web/src/entry.ts',
  );
  expect(exported).toEqual({
    atFirst: [],
    accepts: [true, false, true, true, true],
    form: true,
    made: ['board', 'form'],
  });
});
