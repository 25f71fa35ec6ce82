import { describe, expect, it } from 'vitest';
import { formatPartialDeal } from '../partial-deal.ts';
import { deal } from '../testing/pbn-boards.ts';
import { readPbn } from './read-pbn.ts';

describe('a game in PBN', () => {
  const { record, warnings } = readPbn(`% PBN 2.1
% EXPORT
%Creator: Scorer 3
[Event "Spring Teams"]
[Site "Harbour Club"]
[Date "1995.06.10"]
[Board "1"]
[West "West, Will"]
[North "North, Nora"]
[East "East, Emil"]
[South "South, Sue"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deal}"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "5SX"]
[Result "9"]
[Room "Open"]
[Score "NS -300"]
[Table "4"]
`);
  const [board] = record.boards;

  it('has the place and the tags shared by all tables', () => {
    expect(board?.number).toBe(1);
    expect(board?.dealer).toBe('N');
    expect(board?.vulnerability).toBe('None');
    expect(board && formatPartialDeal(board.deal)).toBe(deal);
    expect([...(board?.tags ?? [])]).toEqual([
      ['Event', 'Spring Teams'],
      ['Site', 'Harbour Club'],
      ['Date', '1995.06.10'],
      ['Scoring', 'IMP'],
    ]);
  });

  it('has what happened at the table', () => {
    expect(board?.results).toMatchObject([
      {
        players: { W: 'West, Will', N: 'North, Nora', E: 'East, Emil', S: 'South, Sue' },
        room: 'Open',
        table: '4',
        contract: { level: 5, strain: 'S', doubling: 'X' },
        declarer: 'S',
        tricks: 9,
        scoreNS: -300,
        auction: null,
        play: null,
      },
    ]);
  });

  it('keeps header lines about the boards, but not about the notation', () => {
    expect(record.header).toEqual(['Creator: Scorer 3']);
  });

  it('draws no warning', () => {
    expect(warnings).toEqual([]);
  });
});

describe('files without a board', () => {
  it.each(['', '\n', '% PBN 2.1\n% EXPORT\n', '{nothing}'])('%j have none, and draw no warning', (text) => {
    expect(readPbn(text)).toEqual({ record: { header: [], boards: [] }, warnings: [] });
  });
});

describe('warnings', () => {
  it('come in the order of the file', () => {
    const { warnings } = readPbn(`[Deal "${deal}"]\n[Result "x"]\n[Dealer "x"]\nstray\n`);
    expect(warnings.map(({ line }) => line)).toEqual([1, 1, 2, 3, 4]);
  });

  it('are limited per kind, with a count of the rest', () => {
    const { warnings } = readPbn('[Board "x"]\n\n'.repeat(250));
    expect(warnings).toHaveLength(101);
    expect(warnings.at(-1)).toEqual({
      line: 499,
      column: 1,
      code: 'more-warnings',
      message: 'And 150 more warnings.',
    });
  });
});
