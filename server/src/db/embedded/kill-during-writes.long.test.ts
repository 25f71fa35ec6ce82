import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { prepareTemplate } from './template.ts';

let base: string;

beforeAll(() => prepareTemplate());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kill-'));
});
afterEach(() => rm(base, { recursive: true }));

describe('kill -9', () => {
  it('in the middle of writes, 20 times, loses nothing that was acknowledged', async () => {
    const acknowledged = new Set<number>();
    for (let round = 1; round <= 20; round += 1) {
      // Now and then during the recovery from the kill before.
      const killedWhile = round % 5 === 0 ? 'starting' : 'writing';
      await writeAndKill(killedWhile, acknowledged);
      await openAndCheck(acknowledged, `round ${round}`);
    }
    expect(acknowledged.size).toBeGreaterThan(100);
  });

  it('in the middle of a first start leaves a folder that starts', async () => {
    for (let round = 1; round <= 16; round += 1) {
      const folder = join(base, `first-${round}`);
      const withTemplate = round % 4 !== 0;
      const child = start('hold', folder, ...(withTemplate ? [] : [join(base, 'none')]));
      await sleep(Math.random() * (withTemplate ? 1_500 : 6_000));
      await kill(child);
      const embedded = await openEmbedded({ folder });
      const client = new Client({ stream: () => embedded.connect() });
      await client.connect();
      await client.query('CREATE TABLE entry (id int)');
      await client.end();
      await embedded.close();
      expect((await readdir(folder)).toSorted(), `round ${round}`).toEqual(['db', 'lock']);
      await rm(folder, { recursive: true });
    }
  });
});

async function writeAndKill(killedWhile: 'starting' | 'writing', acknowledged: Set<number>): Promise<void> {
  const child = start('write', join(base, 'data'));
  const lines = createInterface(child.stdout);
  const ended = once(lines, 'close');
  const writing = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const word = parse(line);
      for (const id of word?.acknowledged ?? []) acknowledged.add(id);
      if (word?.acknowledged !== undefined) resolve();
    });
  });
  if (killedWhile === 'writing') await writing;
  await sleep(Math.random() * 1_000);
  await kill(child);
  await ended;
}

/** The last line may be incomplete and is ignored. */
function parse(line: string): { acknowledged?: number[] } | null {
  try {
    return JSON.parse(line) as { acknowledged?: number[] };
  } catch {
    return null;
  }
}

async function openAndCheck(acknowledged: ReadonlySet<number>, round: string): Promise<void> {
  const embedded = await openEmbedded({ folder: join(base, 'data') });
  const client = new Client({ stream: () => embedded.connect() });
  await client.connect();
  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;

  const present = new Set((await rows<{ id: number }>('SELECT id FROM entry')).map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !present.has(id));
  expect(lost, `${round}: acknowledged but lost`).toEqual([]);

  const halves =
    'SELECT count(*) FILTER (WHERE half = 1)::int AS first, count(*) FILTER (WHERE half = 2)::int AS second FROM entry';
  const [counts] = await rows<{ first: number; second: number }>(halves);
  expect(counts?.first, `${round}: half a transaction`).toBe(counts?.second);

  // Reading every page checks its checksum; reading every row both ways checks the indexes.
  const byId = "SELECT md5(string_agg(id || body, ',' ORDER BY id)) AS sum FROM entry WHERE id > 0";
  const byBody = "SELECT md5(string_agg(body, ',' ORDER BY body)) AS sum FROM entry WHERE body > ''";
  await rows('SET enable_indexscan = off; SET enable_indexonlyscan = off; SET enable_bitmapscan = off');
  const read = [await rows(byId), await rows(byBody)];
  await rows('RESET ALL; SET enable_seqscan = off; SET enable_bitmapscan = off');
  expect([await rows(byId), await rows(byBody)], `${round}: index and table differ`).toEqual(read);

  await client.end();
  await embedded.close();
}

function start(task: 'hold' | 'write', ...rest: string[]) {
  const script = fileURLToPath(new URL('./child.mjs', import.meta.url));
  return spawn(process.execPath, [script, task, ...rest], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
