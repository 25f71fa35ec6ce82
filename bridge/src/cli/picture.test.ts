import { describe, expect, it } from 'vitest';
import { run } from './main.ts';

const BOARD = `[Event "Club night"]
[Board "7"]
[Deal "N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85"]
[Declarer "N"]
[Contract "5DX"]
[Result "10"]
[Auction "S"]
Pass 1D 1NT 2S
3D X 5D X
Pass Pass Pass
[Play "E"]
S2 - - -
`;

async function picture(args: readonly string[], input = BOARD) {
  let [out, err] = ['', ''];
  const code = await run(['picture', ...args], {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new TextEncoder().encode(input),
  });
  return { code, out, err };
}

const titleOf = (svg: string) => /<title>(.*)<\/title>/u.exec(svg)?.[1];

describe('bridge picture', () => {
  it('prints a board as SVG', async () => {
    const { code, out, err } = await picture(['-', '--board', '7']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="724" /u);
    expect(titleOf(out)).toBe('Board 7. Dealer South, both vul');
  });

  it('prints it in the size of previews, with the contract', async () => {
    const { out } = await picture(['-', '--preview']);
    expect(out).toContain('width="1200" height="630"');
    expect(titleOf(out)).toBe('Board 7. 5♦ doubled by North. Dealer South, both vul');
  });

  it('says which board it needs, and that there is none', async () => {
    const two = `${BOARD}\n[Board "8"]\n[Deal "N:AK62.QJT.8765.43 - - -"]\n`;
    expect(await picture(['-'], two)).toEqual({
      code: 1,
      out: '',
      err: '(standard input): There are 2 boards; choose one with --board.\n',
    });
    expect(titleOf((await picture(['-', '--board', '8'], two)).out)).toBe(
      'Board 8. Dealer West, neither vul',
    );
    expect((await picture(['-', '--board', '9'], two)).err).toBe('(standard input): There is no board 9.\n');
    expect((await picture(['-'], 'Dear all,')).err).toBe('(standard input): There are no boards.\n');
  });

  it('takes one file, and prints no JSON', async () => {
    expect((await picture(['a.pbn', 'b.pbn'])).err).toContain('"picture" needs one file.');
    expect(await picture(['-', '--json'])).toMatchObject({ code: 2, out: '' });
    expect((await picture(['missing.pbn'])).code).toBe(3);
  });
});
