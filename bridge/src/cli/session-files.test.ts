import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPbn } from '../pbn/read-pbn.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { board, handset, line, pair, usebio } from '../testing/usebio-file.ts';
import { run } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function bridge(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new Uint8Array(),
  });
  return { code, out, err };
}

const event = `<PARTICIPANTS>${pair('1', ['Ada Lark', 'Ben Wren'])}</PARTICIPANTS>${board(1, [
  line('1', '2', { CONTRACT: '3NT', PLAYED_BY: 'N', TRICKS: 9, SCORE: 400, NS_MATCH_POINTS: 2 }),
])}`;
const whole = usebio(event, handset(new Map([[1, seededDeal(1)]])));

describe('USEBIO on the command line', () => {
  it('is checked', async () => {
    const path = file('evening.xml', whole);
    expect(await bridge('check', path)).toEqual({
      code: 0,
      out: `${path}: USEBIO, 1 board, 1 result, 0 auctions, 0 plays, no warnings\n`,
      err: '',
    });
  });

  it('is converted to PBN with names, numbers and matchpoints', async () => {
    const to = join(folder, 'evening.pbn');
    expect(await bridge('convert', file('evening.xml', whole), to)).toMatchObject({ code: 0, err: '' });
    const [read] = readPbn(readFileSync(to, 'utf8')).record.boards;
    expect(read).toMatchObject({ number: 1, deal: seededDeal(1) });
    expect(read?.tags.get('Event')).toBe('Monday Pairs');
    expect(read?.results[0]).toMatchObject({ players: { N: 'Ada Lark' }, scoreNS: 400 });
    expect(read?.results[0]?.tags.get('ScoreMP')).toBe('NS 2');
  });

  it('is shown', async () => {
    const { code, out } = await bridge('show', file('evening.xml', whole), '--ascii');
    expect(code).toBe(0);
    expect(out).toContain('3NT by N, 9 tricks, N-S +400 · N Ada Lark');
  });

  it('without hands is counted, and nothing is written', async () => {
    const path = file('results.xml', usebio(event));
    const { code, out } = await bridge('check', path);
    expect(code).toBe(1);
    expect(out).toContain(`${path}: USEBIO, 0 boards, 0 results (and 1 without deals), `);
    expect(await bridge('convert', path, join(folder, 'none.pbn'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Add the file with the hands of the same session.'),
    });
    expect(await bridge('show', path)).toMatchObject({ code: 1, out: '' });
  });
});

describe('a Bridgemate database on the command line', () => {
  it('that is damaged is refused with a sentence', async () => {
    const path = file('evening.bws', '\0\u0001\0\0Standard Jet DB\0');
    expect(await bridge('check', path)).toEqual({
      code: 1,
      out: `${path}: Bridgemate, 0 boards, 0 results, 0 auctions, 0 plays, 1 warning
${path}:1:1: bad-database: The database cannot be opened: it is damaged, or it breaks off.\n`,
      err: '',
    });
  });
});
