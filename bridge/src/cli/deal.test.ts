import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDeal } from '../deal.ts';
import { formatHand, pointsOf } from '../hand.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { unwrap } from '../result.ts';
import { run } from './main.ts';

async function bridge(...args: readonly string[]) {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new Uint8Array(),
  });
  return { code, out, err };
}

const given = ['--given', 'W:AQ4.KT3.K762.983'];
const where = ['--where', 'S: 15-17, bal; N: 10-15'];

describe('bridge deal', () => {
  it('prints a deal a line, the same for the same seed', async () => {
    const { code, out, err } = await bridge(
      'deal',
      ...given,
      ...where,
      '--count',
      '20',
      '--seed',
      '7',
      '--lines',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const deals = out
      .trimEnd()
      .split('\n')
      .map((line) => unwrap(parseDeal(line)));
    expect(deals).toHaveLength(20);
    for (const deal of deals) {
      expect(formatHand(deal.W)).toBe('AQ4.KT3.K762.983');
      expect([15, 16, 17]).toContain(pointsOf(deal.S));
    }
    const again = await bridge('deal', ...given, ...where, '--count', '5', '--seed', '7', '--lines');
    expect(out.startsWith(again.out)).toBe(true);
    const others = await bridge('deal', ...given, ...where, '--count', '5', '--seed', '8', '--lines');
    expect(others.out).not.toBe(again.out);
  });

  it('prints PBN with numbered boards', async () => {
    const { out } = await bridge('deal', '--where', 'S: 37', '--count', '2', '--seed', '1');
    const { record, warnings } = readPbn(out);
    expect(warnings).toEqual([]);
    expect(record.boards.map(({ number, dealer }) => [number, dealer])).toEqual([
      [1, 'N'],
      [2, 'E'],
    ]);
  });

  it('prints JSON with the deals and how rare a fit is', async () => {
    const exact: unknown = JSON.parse(
      (await bridge('deal', '--where', 'S: 37', '--seed', '1', '--json')).out,
    );
    expect(exact).toMatchObject({
      where: 'S: 37',
      seed: 1,
      deals: [expect.stringMatching(/^N:/u)],
      fit: { share: expect.closeTo(6.29908e-12, 16) as number },
    });
    const { fit } = JSON.parse(
      (await bridge('deal', '--where', 'N: 8+; S: 8+', '--count', '200', '--seed', '1', '--json')).out,
    ) as { fit: { share: number; low: number; high: number } };
    expect(fit.low).toBeLessThan(fit.share);
    expect(fit.high).toBeGreaterThan(fit.share);
  });

  it('runs as the README shows it', async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const line = /^npx bridge (deal .*)$/mu.exec(readme)?.[1] ?? '';
    const words = Array.from(
      line.matchAll(/'([^']*)'|(\S+)/gu),
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    const { code, out } = await bridge(...words);
    expect(code).toBe(0);
    expect(readPbn(out).record.boards).toHaveLength(20);
  });

  it('chooses a seed if none is given, and says which', async () => {
    const { out, err } = await bridge('deal', '--lines');
    const seed = /--seed (\d+) deals the same again/u.exec(err)?.[1];
    expect((await bridge('deal', '--lines', '--seed', seed!)).out).toBe(out);
  });

  it('says that no deal fits, with exit code 1', async () => {
    expect(await bridge('deal', '--where', 'S: 20+; N: 21+')).toEqual({
      code: 1,
      out: '',
      err: 'No deal meets these conditions together.\n',
    });
  });

  it.each([
    [['--where', 'S: 12-14, 5+X'], '"X" is not a suit'],
    [['--where', 'S: 12-14, 5+X'], '\n  S: 12-14, 5+X\n              ^\n'],
    [['--where', 'S: 12+; '.repeat(1000)], 'Conditions have at most 2000 characters.'],
    [['--where', `${'S: 12+; '.repeat(1000)}\u001B[2J`], 'Conditions have at most 2000 characters.'],
    [['--where', 'bal'], '"bal" is not a seat (N, E, S or W).'],
    [['--given', 'W:AQ4.KT3.K762.983 N:A...'], '--given: North and West both have the ace of spades.'],
    [['--given', 'AQ4.KT3.K762.983'], '--given: "AQ4.KT3.K762.983" does not begin with a seat'],
    [['--given', 'W:AKQJT98765432.2..'], '--given: West has 14 cards, more than 13.'],
    [['--count', '0'], '--count "0" is not a whole number from 1 to 100000.'],
    [['--count', '1e9'], '--count "1e9" is not a whole number from 1 to 100000.'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '4294967296'], '--seed "4294967296" is not a whole number from 0 to 4294967295.'],
    [['--lines', '--json'], '"deal" prints --lines or --json, not both.'],
    [['W:AQ4.KT3.K762.983'], '"deal" takes options only'],
    [['--board', '1'], '"deal" has no option --board.'],
  ])('refuses %j with exit code 2 and a reason', async (args, message) => {
    const { code, err } = await bridge('deal', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toContain('\u001B');
  });
});
