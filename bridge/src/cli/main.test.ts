import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';
const good = `pn|Sue,Walt,Nora,Ed|${deal}ah|Board 15|sv|n|mb|p|mb|1H|mb|2N!|an|minors|mb|p|mb|3N|mb|ppp|pc|H5|mc|9|\n`;

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function bridge(
  args: readonly string[],
  input = '',
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new TextEncoder().encode(input),
  });
  return { code, out, err };
}

describe('bridge check', () => {
  it('summarizes a file and exits with 0', async () => {
    const path = file('good.lin', good);
    expect(await bridge(['check', path])).toEqual({
      code: 0,
      out: `${path}: LIN, 1 board, 1 result, 1 auction, 1 play, no warnings\n`,
      err: '',
    });
  });

  it('lists warnings by line, column and code, and exits with 1', async () => {
    const path = file('bad.lin', `${good}${deal}mb|9Z|\n`);
    const { code, out } = await bridge(['check', path]);
    expect(code).toBe(1);
    expect(out).toContain(
      `${path}:2:${deal.length + 1}: unknown-call: "9Z" is not a call; the auction was kept as a comment.`,
    );
  });

  it('reads the deal in an address, and fetches nothing', async () => {
    const address = 'https://example.org/handviewer.html?n=sAKQ2h54dT987cJ32&s=sT863hA87dAKQc965&b=7';
    expect(await bridge(['check', address])).toEqual({
      code: 0,
      out: '(address): hand viewer, 1 board (1 with unknown hands), 0 results, 0 auctions, 0 plays, no warnings\n',
      err: '',
    });
    const empty = await bridge(['show', 'https://example.org/handviewer.html?myhand=M-1-2']);
    expect(empty).toMatchObject({ code: 1, out: '' });
    expect(empty.err).toContain('has no cards in it.');
  });

  it('reads what people paste', async () => {
    const lines = 'Board 7\nN: AKQ2 54 T987 J32\nE: J97 KQJ9 62 T874\nS: T863 A87 AKQ 965\n';
    expect((await bridge(['check', '-'], lines)).out).toContain('diagram, 1 board, 0 results');
    expect((await bridge(['show', '-', '--ascii'], lines)).out).toContain(
      'Board 7 · South deals · all vulnerable',
    );
  });

  it('prints the same as JSON', async () => {
    const { out } = await bridge(['check', '--json', '-'], good);
    expect(JSON.parse(out)).toEqual({
      files: [
        {
          file: '-',
          format: 'LIN',
          charset: 'utf-8',
          boards: 1,
          partialDeals: 0,
          results: 1,
          resultsWithoutDeals: 0,
          auctions: 1,
          plays: 1,
          warnings: [],
        },
      ],
    });
  });

  it('exits with 1 for a file without boards', async () => {
    expect(await bridge(['check', '-'], 'Dear all,')).toMatchObject({ code: 1 });
    expect(await bridge(['check', '-'], '')).toMatchObject({ code: 1 });
    expect(await bridge(['check', '-'], '% PBN 2.1\n')).toMatchObject({ code: 1 });
  });

  it('exits with 3 for an unreadable file, and reads the others', async () => {
    const missing = join(folder, 'missing.pbn');
    const { code, out, err } = await bridge(['check', missing, file('good.lin', good)]);
    expect(code).toBe(3);
    expect(err).toBe(`${missing} could not be read: there is no such file.\n`);
    expect(out).toContain('1 board');
    expect((await bridge(['check', folder])).err).toContain('it is a folder');
    expect((await bridge(['check', file('nul.pbn', new Uint8Array(9))])).code).toBe(3);
  });

  it('lists departures from the PBN standard with --strict', async () => {
    const path = file(
      'loose.pbn',
      '[Site "Oslo"]\n[Site "Oslo"]\n[Board "1"]\n[Deal "N:AK62.QJT.8765.43 - - -"]\n',
    );
    expect((await bridge(['check', path])).code).toBe(0);
    expect((await bridge(['check', '--strict', path])).code).toBe(1);
  });

  it('strips escape sequences in files from the output', async () => {
    const { out } = await bridge(['check', '-'], `${deal}mb|\u001B[2Jhuh|`);
    expect(out).not.toContain('\u001B');
    const shown = await bridge(['show', '-'], `pn|\u001B[2JSue,W,N,E|${deal}nt|\u001B]0;x\u0007|`);
    expect(shown.out).toContain('[2JSue');
    expect(shown.out).not.toContain('\u001B');
  });
});

describe('bridge convert', () => {
  it('converts LIN to PBN and back by file extension', async () => {
    const [lin, pbn, again] = [file('a.lin', good), join(folder, 'a.pbn'), join(folder, 'b.lin')];
    expect(await bridge(['convert', lin, pbn])).toMatchObject({
      code: 0,
      out: `${pbn}: 1 board written as PBN\n`,
    });
    expect(readFileSync(pbn, 'utf8')).toContain('[North "Nora"]');
    expect(await bridge(['convert', pbn, again])).toMatchObject({ code: 0 });
    expect(readFileSync(again, 'utf8')).toContain('mb|2N!|an|minors|');
  });

  it('does not overwrite a file without --force', async () => {
    const [from, to] = [file('c.lin', good), file('c.pbn', 'precious')];
    const refused = await bridge(['convert', from, to]);
    expect(refused).toMatchObject({
      code: 3,
      err: `${to} could not be written: it exists already (use --force to replace it).\n`,
    });
    expect(readFileSync(to, 'utf8')).toBe('precious');
    expect((await bridge(['convert', '--force', from, to])).code).toBe(0);
    expect(readFileSync(to, 'utf8')).not.toBe('precious');
  });

  it('writes for a dealing machine, and tells what is lost', async () => {
    const [from, dup, bri] = [file('d.lin', good), join(folder, 'd.dup'), join(folder, 'd.bri')];
    expect(await bridge(['convert', from, dup])).toEqual({
      code: 0,
      out: `${dup}: 1 board written as DUP\n`,
      err: 'DUP has no place for: 1 result, 1 contract, 1 auction, 1 play, 1 note\n',
    });
    expect(await bridge(['check', dup])).toMatchObject({
      code: 0,
      out: `${dup}: DUP, 1 board, 0 results, 0 auctions, 0 plays, no warnings\n`,
    });
    expect((await bridge(['show', dup, '--ascii'])).out).toContain('Board 15 · South deals · N-S vulnerable');
    expect(await bridge(['convert', dup, bri])).toMatchObject({
      err: 'BRI has no place for: board numbers, dealers, vulnerabilities\n',
    });
  });

  it('writes nothing for a dealing machine that could not deal it', async () => {
    const pbn = file('half.pbn', '[Board "1"]\n[Deal "N:AK62.QJT.8765.43 - - -"]\n');
    expect(await bridge(['convert', pbn, join(folder, 'half.dup')])).toMatchObject({
      code: 1,
      err: 'Nothing was written as DUP. Board 1 has unknown hands, and a machine deals all four.\n',
    });
  });

  it('writes to standard output, and the report to standard error', async () => {
    const { code, out, err } = await bridge(['convert', '-', '-', '--to', 'pbn'], good);
    expect(code).toBe(0);
    expect(out).toMatch(/^% PBN|^\[/u);
    expect(err).toBe('(standard output): 1 board written as PBN\n');
  });

  it('lists the tags that the other format cannot hold', async () => {
    const pbn = file(
      'rich.pbn',
      '[Event "Cup"]\n[Site "Oslo"]\n[Board "1"]\n[Deal "N:AK62.QJT.8765.43 - - -"]\n[North "Nora"]\n[Table "3"]\n',
    );
    const { code, err } = await bridge(['convert', pbn, join(folder, 'rich.lin')]);
    expect(code).toBe(0);
    expect(err).toBe('LIN has no place for: Site, Table\n');
  });

  it('counts other values that the other format cannot hold', async () => {
    const pbn = file(
      'glyphs.pbn',
      '[Board "?"]\n[Deal "N:AK62.QJT.8765.43 - - -"]\n[Declarer "N"]\n[Contract "1NT"]\n[Auction "N"]\n1NT $1 Pass $2\n',
    );
    const { err } = await bridge(['convert', pbn, join(folder, 'glyphs.lin')]);
    expect(err).toContain('LIN has no place for: 1 contract, 2 numeric glyphs\n');
  });

  it('writes nothing for a file without boards', async () => {
    const to = join(folder, 'nothing.pbn');
    const { code, err } = await bridge(['convert', '-', to], 'Dear all,');
    expect(code).toBe(1);
    expect(err).toContain('has no boards, so nothing was written. Line 1: This is neither PBN nor LIN');
    expect(() => readFileSync(to)).toThrow('ENOENT');
  });

  it('reports failures as JSON too', async () => {
    const { code, out } = await bridge([
      'convert',
      '--json',
      join(folder, 'missing.pbn'),
      join(folder, 'x.lin'),
    ]);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ error: { message: expect.stringContaining('no such file') } });
  });
});

describe('bridge show', () => {
  it('draws the deal, the auction and the result', async () => {
    const { code, out } = await bridge(['show', '-'], good);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Board 15 · South deals · N-S vulnerable',
        '',
        '              ♠ K43',
        '              ♥ AQ',
        '              ♦ AQT92',
        '              ♣ K98',
        '♠ J72                       ♠ AT6',
        '♥ K98432                    ♥ J75',
        '♦ -                         ♦ 763',
        '♣ AQJ4                      ♣ T652',
        '              ♠ Q985',
        '              ♥ T6',
        '              ♦ KJ854',
        '              ♣ 73',
        '',
        'West     North    East     South',
        '                           Pass',
        '1♥       2NT (1)  Pass     3NT',
        'Pass     Pass     Pass',
        '(1) minors',
        '',
        '3NT by N, 9 tricks, N-S +600 · N Nora, E Ed, S Sue, W Walt',
        '',
        '',
      ].join('\n'),
    );
  });

  it('shows a single board with letters for suits', async () => {
    const two = `${good}${deal.replace('1S', '3S')}ah|Board 16|\n`;
    const { out } = await bridge(['show', '-', '--board', '16', '--ascii'], two);
    expect(out).toContain('Board 16');
    expect(out).not.toContain('Board 15');
    expect(out).toContain('S K43');
    expect(await bridge(['show', '-', '--board', '99'], two)).toMatchObject({
      code: 1,
      err: '(standard input): There is no board 99.\n',
    });
  });

  it('marks unknown hands', async () => {
    const { out } = await bridge(['show', '-'], 'md|3SQ985HT6DKJ854C73,,SK43HAQDAQT92CK98,|');
    expect(out.match(/\(unknown\)/gu)).toHaveLength(2);
  });

  it('prints everything as JSON', async () => {
    const { out } = await bridge(['show', '--json', '-'], good);
    expect(JSON.parse(out)).toMatchObject({
      files: [
        {
          format: 'LIN',
          boards: [
            {
              number: 15,
              dealer: 'S',
              vulnerability: 'NS',
              hands: { N: 'K43.AQ.AQT92.K98', S: 'Q985.T6.KJ854.73' },
              fingerprint: expect.stringMatching(/^[\w-]{16}$/u),
              results: [
                {
                  contract: '3NT',
                  declarer: 'N',
                  tricks: 9,
                  auction: { dealer: 'S', calls: expect.arrayContaining(['2NT']) },
                },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('bridge', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']], [['check', '--help']]])(
    'prints its help for %j',
    async (args) => {
      const { code, out } = await bridge(args);
      expect(code).toBe(0);
      expect(out).toContain('bridge convert IN OUT');
      expect(out).toContain('Exit codes');
    },
  );

  it('prints its version', async () => {
    expect((await bridge(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
  });

  it.each([
    [['play'], 'There is no command "play".'],
    [['check'], '"check" needs a file, or - for standard input.'],
    [['check', '-', '-'], 'Standard input can be read only once.'],
    [['check', '--force', 'x'], '"check" has no option --force.'],
    [['check', '--colour', 'x'], "Unknown option '--colour'"],
    [['show', '--board', 'x', 'y'], '"x" is not a board number: 1 to 999999.'],
    [['convert', 'a.pbn'], '"convert" needs two files: the one to read and the one to write.'],
    [
      ['convert', 'a.pbn', 'b.txt'],
      'The ending of "b.txt" does not tell the format: use one of pbn, lin, dup, bri or dlm, or --to.',
    ],
    [
      ['convert', 'a.pbn', 'b', '--to', 'doc'],
      '"doc" is not a format that can be written: pbn, lin, dup, bri or dlm.',
    ],
  ])('refuses %j with exit code 2 and a reason', async (args, message) => {
    const { code, out, err } = await bridge(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toContain('bridge --help');
  });
});
