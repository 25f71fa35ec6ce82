import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatDeal } from '../deal.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { seededTables } from '../testing/seeded-tables.ts';
import { run } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-dd-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function bridge(args: readonly string[], input = '') {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new TextEncoder().encode(input),
  });
  return { code, out, err };
}

const [one, two] = [formatDeal(seededDeal(1)), formatDeal(seededDeal(2))];
const pbn = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${one}"]\n`;

describe('bridge dd', () => {
  it('prints the table of a deal', async () => {
    expect(await bridge(['dd', one])).toEqual({
      code: 0,
      out: [
        one,
        '         NT   S   H   D   C',
        'North     5   3   7   2   6',
        'South     5   3   7   2   6',
        'East      8   9   5  10   6',
        'West      8   9   5  10   6',
        '',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('prints one line for each line of input', async () => {
    const { code, out, err } = await bridge(['dd', '--stdin'], `${one}\nN:nonsense\n${two}\n`);
    expect(out).toBe(`${seededTables[0]}\n\n${seededTables[1]}\n`);
    expect(err).toContain('Line 2: ');
    expect(code).toBe(1);
  });

  it('prints the same as JSON, also from a file', async () => {
    const { out } = await bridge(['dd', '--json', '-'], pbn);
    expect(JSON.parse(out)).toMatchObject({
      deals: [{ name: 'Board 1', deal: one, doubleDummyTricks: seededTables[0], tricks: { W: { D: 10 } } }],
    });
  });

  it('writes its results into a file that reads back without a warning', async () => {
    const path = join(folder, 'boards.pbn');
    writeFileSync(path, pbn);
    expect(await bridge(['dd', path, '--write'])).toEqual({
      code: 0,
      out: `${path}: 1 table written\n`,
      err: '',
    });
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(`[DoubleDummyTricks "${seededTables[0]}"]`);
    expect(text).toContain('[OptimumScore "NS -140"]');
    expect(text).toContain('[ParContract "EW 2S+1"]');
    expect(text).toContain(String.raw`[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]`);
    expect(text).toContain('E  D 10\r\n');
    expect((await bridge(['check', path])).out).toContain('no warnings');
    const again = readFileSync(path, 'utf8');
    await bridge(['dd', path, '--write']);
    expect(readFileSync(path, 'utf8')).toBe(again);
  });

  it('does not write to a file with warnings without --force', async () => {
    const path = join(folder, 'torn.pbn');
    const torn = `${pbn}\n[Board "2"]\n[Deal "N:nonsense"]\n`;
    writeFileSync(path, torn);
    const { code, err } = await bridge(['dd', path, '--write']);
    expect(code).toBe(1);
    expect(err).toContain('so nothing was written (use --force');
    expect(readFileSync(path, 'utf8')).toBe(torn);
    expect((await bridge(['dd', path, '--write', '--force'])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('DoubleDummyTricks');
  });

  it.each([
    [['dd'], '"dd" needs a deal, such as "N:…", a file, or --stdin.'],
    [['dd', '--stdin', one], '"dd --stdin" takes deals from standard input alone, and prints digits.'],
    [['dd', '--write', one], '"dd --write" needs files to write into.'],
    [['dd', '--force', 'x.pbn'], '"dd --force" goes with --write.'],
    [['dd', '--board', '1', one], '"dd" has no option --board.'],
    [['par'], '"par" needs a deal, such as "N:…", or a file.'],
    [['par', '--dealer', 'X', one], '"X" is not a seat: N, E, S or W.'],
    [['par', '--vulnerable', 'X', one], '"X" is not a vulnerability: None, NS, EW or All.'],
  ])('refuses %j with exit code 2 and a reason', async (args, message) => {
    expect(await bridge(args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  it('reports an invalid deal and a missing file', async () => {
    expect(await bridge(['dd', 'N:AK'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not four hands'),
    });
    expect(await bridge(['dd', 'missing.pbn'])).toMatchObject({ code: 3 });
  });
});

describe('bridge par', () => {
  it('prints the score and its contracts', async () => {
    expect(await bridge(['par', one])).toEqual({
      code: 0,
      out: `${one}: N-S -140, EW 2S+1, EW 3S=\n`,
      err: '',
    });
  });

  it('takes dealer and vulnerability from the file unless options override them', async () => {
    const file = pbn.replace('None', 'EW');
    expect((await bridge(['par', '-'], file)).out).toMatch(/^Board 1: N-S -\d+, EW/u);
    const { out } = await bridge(['par', '--json', '--dealer', 'E', '--vulnerable', 'all', '-'], file);
    expect(JSON.parse(out)).toMatchObject({ deals: [{ dealer: 'E', vulnerability: 'All' }] });
  });
});
