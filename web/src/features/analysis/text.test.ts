import { unwrap } from '@bridge-review/bridge/result';
import { parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { par } from '@bridge-review/bridge/double-dummy/par';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { describe, expect, it } from 'vitest';
import type { AnalysedBoard } from './analysed-board.ts';
import { cardWorth } from './card-worth.ts';
import { cardsCostText } from './contract-text.ts';
import { judged } from './judged-tables.ts';
import { parSentence } from './par-text.ts';
import { tableOutcomeText } from './table-outcome.ts';
import { YOUR_PAIR, verdictSentence } from './verdict-text.ts';

function board(digits: string, vulnerability: Vulnerability = 'None'): AnalysedBoard {
  const tricks = unwrap(parseTricks(digits));
  const best = par(tricks, vulnerability, 'N');
  return { tricks, par: best, parNS: best.scoreNS, vulnerability };
}

/** N–S take ten tricks in spades and little else; E–W eight in clubs. */
const spades = board('9a865'.repeat(2) + '43578'.repeat(2), 'EW');
/** The same with E–W not vulnerable and a trick more in clubs: two down is cheaper than 420. */
const sacrifice = board('8a865'.repeat(2) + '43579'.repeat(2));

describe('par as text', () => {
  it('names contract, declarers, result and side', () => {
    expect(parSentence(spades)).toBe('Par is 4S by North or South, which makes exactly: N–S +420.');
  });

  it('names a sacrifice', () => {
    expect(parSentence(sacrifice)).toBe(
      'Par is 5C doubled by East or West, which goes down 2 as a sacrifice by E–W: N–S +300.',
    );
  });

  it('says when neither side can make a contract', () => {
    expect(parSentence(board('6'.repeat(20)))).toBe(
      'Par is to pass the board out: neither side can make anything.',
    );
  });
});

describe('a verdict as text', () => {
  const why = (
    contract: Parameters<typeof judged>[0],
    on: AnalysedBoard,
    side: 'NS' | 'EW' | null = null,
  ): string => {
    const found = judged(contract, on, side);
    return verdictSentence(contract, found, on, found.side, YOUR_PAIR);
  };

  it('says how a contract ends and what was better', () => {
    expect(why({ level: 2, strain: 'S', doubling: '', declarer: 'N' }, spades)).toBe(
      'Double dummy, 2S by North makes with 2 overtricks; you stopped short: par is 4S by North or South, 6 IMPs better.',
    );
    expect(why({ level: 5, strain: 'S', doubling: '', declarer: 'S' }, spades)).toBe(
      'Double dummy, 5S by South goes down 1; you bid too high: par is 4S by North or South, 10 IMPs better.',
    );
  });

  it('is that of the other side if that side is judged', () => {
    expect(why({ level: 4, strain: 'S', doubling: '', declarer: 'S' }, sacrifice, 'EW')).toBe(
      'Double dummy, 4S by South makes exactly; a sacrifice was cheaper: par is 5C doubled by East or West, 3 IMPs better.',
    );
  });

  it('says when a result was the best available', () => {
    expect(why({ level: 4, strain: 'S', doubling: '', declarer: 'S' }, spades)).toBe(
      'Double dummy, 4S by South makes exactly: that was the best result available.',
    );
  });

  it('says whether a contract that was not doubled would have been par, or more', () => {
    // N–S make 2S, which is par; 3S by East is down one, vulnerable: 100, doubled 200.
    const partScore = board('68666'.repeat(2) + '58666'.repeat(2), 'All');
    expect(partScore.parNS).toBe(110);
    expect(
      why({ level: 3, strain: 'S', doubling: '', declarer: 'E' }, { ...partScore, parNS: 140 }, 'NS'),
    ).toBe('Double dummy, 3S by East goes down 1; doubled it would beat par, 3 IMPs better.');
    expect(
      why({ level: 3, strain: 'S', doubling: '', declarer: 'E' }, { ...partScore, parNS: 200 }, 'NS'),
    ).toBe('Double dummy, 3S by East goes down 1; doubled it would be par, 3 IMPs better.');
  });

  it('says what the opponents missed if the result is better than par', () => {
    expect(why({ level: 2, strain: 'S', doubling: '', declarer: 'N' }, spades, 'EW')).toBe(
      'Double dummy, 2S by North makes with 2 overtricks, better than par: your opponents missed 4S.',
    );
    expect(why({ level: 4, strain: 'S', doubling: '', declarer: 'N' }, sacrifice, 'NS')).toBe(
      'Double dummy, 4S by North makes exactly, better than par: your opponents missed the sacrifice in 5C doubled.',
    );
  });

  it('names a wrong double and a wrong declarer', () => {
    expect(why({ level: 4, strain: 'S', doubling: 'X', declarer: 'N' }, spades, 'EW')).toBe(
      'Double dummy, 4S doubled by North makes exactly; without the double it would be par, 5 IMPs better.',
    );
    const oneHand = board('6a66669666' + '43578'.repeat(2), 'EW');
    expect(why({ level: 4, strain: 'S', doubling: '', declarer: 'S' }, oneHand)).toBe(
      'Double dummy, 4S by South goes down 1; wrong declarer: 4S by North was par, 10 IMPs better.',
    );
  });

  it('judges a passed-out board for the side that par favours', () => {
    expect(judged('Pass', spades, null)).toMatchObject({ side: 'NS', loss: 9, verdict: 'underbid' });
  });
});

describe('the outcome at the table', () => {
  const fourSpades = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;
  const table = { contract: '4S', declarer: 'S', tricks: 9, scoreNS: -50 } as const;

  it('is told apart from what best play gives', () => {
    expect(tableOutcomeText(table, fourSpades, 'NS')).toBe('At the table it went down 1: N–S −50.');
    expect(tableOutcomeText({ ...table, tricks: 11, scoreNS: 450 }, fourSpades, 'EW')).toBe(
      'At the table it made with 1 overtrick: E–W −450.',
    );
    expect(tableOutcomeText({ ...table, tricks: 10, scoreNS: null }, fourSpades, 'NS')).toBe(
      'At the table it made exactly.',
    );
  });

  it('is not that of another contract, and not claimed where nobody wrote it down', () => {
    expect(tableOutcomeText({ ...table, contract: '4SX' }, fourSpades, 'NS')).toBeNull();
    expect(tableOutcomeText({ ...table, declarer: 'N' }, fourSpades, 'NS')).toBeNull();
    expect(tableOutcomeText({ ...table, tricks: null, scoreNS: null }, fourSpades, 'NS')).toBeNull();
    expect(tableOutcomeText({ ...table, contract: 'Pass' }, 'Pass', 'NS')).toBeNull();
  });
});

describe('what the cards of a play cost', () => {
  it.each([
    [[], 'No card cost a trick'],
    [[1], 'One card cost a trick'],
    [[2], 'One card cost 2 tricks'],
    [[1, 1, 1], '3 cards cost a trick each'],
    [[1, 2], '2 cards cost 3 tricks'],
  ])('of %j is said as English has it', (costs, words) => {
    expect(cardsCostText(costs)).toBe(words);
  });
});

describe('the value of a card', () => {
  const contract = { level: 3, strain: 'NT', doubling: '', declarer: 'S' } as const;
  const position = {
    trick: 4,
    leader: 'W',
    onTable: { N: null, E: null, S: null, W: null },
    winner: null,
    turn: 'W',
    won: { NS: 3, EW: 1 },
  } as const;
  const values = [
    { card: 'SA', tricks: 4 },
    { card: 'H2', tricks: 2 },
  ] as const;

  it("is the result of the contract for declarer, also for a defender's card", () => {
    // Nine tricks are left: four for the defenders leave the declarer five, and eight in all.
    expect(cardWorth('SA', values, contract, position)).toEqual({
      figure: '−1',
      words: 'goes down 1',
      best: true,
    });
    expect(cardWorth('H2', values, contract, position)).toEqual({
      figure: '+1',
      words: 'makes with 1 overtrick, costs 2 tricks',
      best: false,
    });
  });

  it('is null for a card that may not be played', () => {
    expect(cardWorth('D2', values, contract, position)).toBeNull();
  });
});
