import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { describe, expect, test } from 'vitest';
import { aHand } from '../../testing/games.ts';
import { aClaim, aResult } from '../../testing/results.ts';
import { trickTable } from '../../testing/trick-table.ts';
import { DEFAULT_CHOICES, type Pacing } from './choices.ts';
import { chosenTable, presentedBoard } from './presented-board.ts';
import { type Step, stepsOf } from './steps.ts';

const hand = aHand(5);
const auction = {
  dealer: 'N',
  calls: ['1D', 'Pass', '1H', 'Pass', '4H', 'Pass', 'Pass', 'Pass'],
  annotations: [{ call: 2, alerted: true, note: 'At least four', comments: ['Lucky'] }],
} satisfies TableResult['auction'];
const whole: TableResult = { ...aClaim, auction };
const analysis = {
  trickTable: trickTable('89a7789a775436654366'),
  total: 3,
  contracts: [{ contract: '4H' as const, tables: 3 }],
};

const steps = (table: TableResult | null, pacing: Partial<Pacing> = {}, traveller = analysis) =>
  stepsOf(presentedBoard(hand, table, traveller), { ...DEFAULT_CHOICES, ...pacing });
const titles = (list: readonly Step[]) => list.map(({ title }) => title);
const says = (list: readonly Step[]) => list.map(({ say }) => say);
const open = ({ hands }: Step): string => seats.filter((seat) => hands[seat].state === 'open').join('');
const cardsOf = ({ hands }: Step, seat: Seat): string => {
  const shown = hands[seat];
  return shown.state === 'open'
    ? Object.values(shown.cards)
        .map((ranks) => ranks.join(''))
        .join('.')
    : shown.state;
};

describe('the steps of a board', () => {
  test('go from a hand through auction and play to all hands and the analysis', () => {
    const list = steps(whole);
    expect(titles(list)).toEqual([
      'South’s hand',
      'North: 1D',
      'East: Pass',
      'South: 1H',
      'West: Pass',
      'North: 4H',
      'All pass',
      'The lead and dummy',
      'Trick 1',
      'Trick 2',
      'The claim',
      'All hands',
      'Tricks and par',
    ]);
    expect(says(list).slice(0, 12)).toEqual([
      'North to call.',
      'North opens 1D. East to call.',
      'East passes. South to call.',
      'South bids 1H. West to call.',
      'West passes. North to call.',
      'North bids 4H. East to call.',
      'All pass. 4H by South, West to lead.',
      'West leads the ♣J. North is dummy.',
      'West leads the ♣J, North wins with the ♣K.',
      'North leads the ♥Q and wins the trick.',
      'Claimed: declarer takes 8 of the last 11 tricks.',
      '4H by South, made exactly, N–S +420.',
    ]);
    expect(list.at(-1)?.say).toMatch(/^Par is /);
    expect(list.map(({ note }) => note).filter((note) => note !== null)).toEqual(['At least four']);
  });

  test('hold what is visible and nothing else', () => {
    const list = steps(whole);
    expect(list.map(open)).toEqual([
      ...Array<string>(7).fill('S'),
      ...Array<string>(4).fill('NS'),
      'NESW',
      'NESW',
    ]);
    // Neither a hidden hand nor a later card is anywhere in a step.
    const [deal] = list;
    expect(JSON.stringify(deal)).not.toMatch(/"A","J","5","4"|CJ|4H/);
    expect(list.map(({ auction: shown }) => shown?.calls.length ?? null)).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      8,
      8,
      null,
      null,
      null,
      8,
      null,
    ]);
    expect(list.map(({ auction: shown }) => shown?.isOpen ?? false)).toEqual([
      ...Array<boolean>(6).fill(true),
      ...Array<boolean>(7).fill(false),
    ]);
  });

  test('take played cards out of the hands, and count the tricks', () => {
    const [lead, first, second] = steps(whole).slice(7);
    expect([lead, first, second].map((step) => cardsOf(step!, 'S'))).toEqual([
      'J976.AKT43.Q6.A5',
      'J976.AKT43.Q6.A',
      'J976.AKT4.Q6.A',
    ]);
    expect(lead!.trick).toMatchObject({ number: 1, cards: { W: 'CJ', N: null }, winner: null, turn: 'N' });
    expect(second!.trick).toMatchObject({ number: 2, winner: 'N' });
    expect(
      [lead, first, second].map((step) => step!.tally && [step!.tally.declarer, step!.tally.defence]),
    ).toEqual([null, [1, 0], [2, 0]]);
    expect(steps(whole)[0]!.hands.S).toMatchObject({ points: 14 });
    expect(first!.hands.S).toMatchObject({ points: null });
  });

  test('come card by card, or stop after the lead', () => {
    const list = steps(whole, { play: 'cards', auction: 'whole' });
    expect(titles(list).slice(1, 6)).toEqual([
      'The auction',
      'The lead and dummy',
      'Trick 1: North ♣K',
      'Trick 1: East ♣2',
      'Trick 1: South ♣5',
    ]);
    expect(list[5]!.say).toBe('South plays the ♣5. North wins the trick.');
    expect(list[6]!.say).toBe('North leads the ♥Q.');
    expect(titles(steps(whole, { play: 'lead' })).slice(-3)).toEqual([
      'The lead and dummy',
      'All hands',
      'Tricks and par',
    ]);
  });

  test('name the contract where the auction is left out', () => {
    const list = steps(whole, { auction: 'none' });
    expect(titles(list).slice(0, 3)).toEqual(['South’s hand', 'The contract', 'The lead and dummy']);
    expect(list[1]!.say).toBe('4H by South, West to lead.');
    expect(list.some(({ auction: shown }) => shown !== null)).toBe(false);
    expect(titles(steps(whole, { auction: 'none', play: 'none', ending: 'hands' }))).toEqual([
      'South’s hand',
      'All hands',
    ]);
  });

  test('leave out result and analysis where they are not wanted', () => {
    expect(says(steps(whole, { ending: 'hands' })).at(-1)).toBe('');
    expect(titles(steps(whole, { ending: 'result' })).at(-1)).toBe('All hands');
  });
});

describe('the hands at the start', () => {
  const firstAndPlay = (first: Pacing['first']) => {
    const list = steps(whole, { first });
    return [open(list[0]!), open(list.find(({ kind }) => kind === 'lead')!)];
  };

  test.each([
    ['none', '', 'NS'],
    ['N', 'N', 'NS'],
    ['declarer', 'S', 'NS'],
    // From a defender's seat the declarer's hand stays hidden.
    ['leader', 'W', 'NW'],
    ['E', 'E', 'NE'],
    ['EW', 'EW', 'NEW'],
    ['NS', 'NS', 'NS'],
    ['all', 'NESW', 'NESW'],
  ] as const)('%s: %s, and %s once dummy is open', (first, shown, inPlay) => {
    expect(firstAndPlay(first)).toEqual([shown, inPlay]);
  });

  test('are the dealer’s where nobody declares', () => {
    const [first] = steps(null, { first: 'declarer' });
    expect(open(first!)).toBe('N');
  });
});

describe('a board of which little is known', () => {
  test('has its deal, and all hands', () => {
    const none = { trickTable: null, total: 0, contracts: [] } as never;
    expect(titles(steps(null, {}, none))).toEqual(['South’s hand', 'All hands']);
    expect(titles(steps(null, { first: 'all' }, none))).toEqual(['All hands']);
  });

  test('shows a hand that nobody knows as such', () => {
    const [first, all] = stepsOf(
      presentedBoard({ ...hand, southHand: null }, null, undefined),
      DEFAULT_CHOICES,
    );
    expect(first!.hands.S).toEqual({ state: 'unknown' });
    expect(all!.hands.N.state).toBe('open');
  });

  test('with the lead alone ends the play there', () => {
    const lead: TableResult = {
      ...aResult,
      play: { leader: 'W', tricks: [{ W: 'CJ', N: null, E: null, S: null }], annotations: [] },
    };
    expect(titles(steps(lead)).slice(1, 4)).toEqual(['The contract', 'The lead and dummy', 'All hands']);
  });

  test('says where a record of play or auction breaks off', () => {
    const torn: TableResult = {
      ...whole,
      tricks: null,
      auction: { ...auction, calls: ['1D', 'Pass'] },
    };
    const list = steps(torn);
    expect(list[2]!.say).toBe('East passes. The record of the auction ends here.');
    expect(list.find(({ title }) => title === 'Trick 2')!.say).toBe(
      'North leads the ♥Q and wins the trick. The play record ends here.',
    );
  });

  test('is passed out', () => {
    const out: TableResult = {
      ...aResult,
      contract: 'Pass',
      declarer: null,
      tricks: null,
      scoreNS: 0,
      auction: { ...auction, calls: ['Pass', 'Pass', 'Pass', 'Pass'], annotations: [] },
    };
    const list = steps(out, { first: 'declarer' });
    expect(titles(list)).toEqual(['North’s hand', 'All pass', 'All hands', 'Tricks and par']);
    expect(says(list).slice(1, 3)).toEqual([
      'All four pass: the board is passed out.',
      'The board was passed out.',
    ]);
  });
});

test('every card of a play is shown once, in order', () => {
  const played = steps(whole, { play: 'cards' }).flatMap(({ trick, kind }) =>
    kind === 'claim'
      ? []
      : [Object.values(trick?.cards ?? {}).filter((card): card is Card => card !== null).length],
  );
  expect(played.filter((count) => count > 0)).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
});

describe('the table of a board', () => {
  const open1: TableResult = { ...whole, id: 1, room: 'Open', table: null };
  const closed: TableResult = { ...aResult, id: 2, room: 'Closed', table: null, auction };

  test('is the fullest record, the one that was named, or the one chosen for the board', () => {
    const choose = (choices: object) =>
      chosenTable(hand.id, [closed, open1], { table: null, tables: [], ...choices });
    expect(choose({})?.id).toBe(1);
    expect(choose({ table: 'Closed Room' })?.id).toBe(2);
    expect(choose({ table: 'Table 9' })?.id).toBe(1);
    expect(choose({ table: 'Closed Room', tables: [{ handId: hand.id, tableId: 1 }] })?.id).toBe(1);
    expect(choose({ tables: [{ handId: hand.id, tableId: 77 }] })?.id).toBe(1);
    expect(chosenTable(hand.id, [], { table: null, tables: [] })).toBeNull();
  });
});
