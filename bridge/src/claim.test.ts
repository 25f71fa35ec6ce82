import { describe, expect, it } from 'vitest';
import { cards, type Card } from './card.ts';
import { claimIn } from './claim.ts';
import { readLin } from './lin/read-lin.ts';
import { writeLin } from './lin/write-lin.ts';
import { readPbn } from './pbn/read-pbn.ts';
import { writePbn } from './pbn/write-pbn.ts';
import { playFromCards } from './play.ts';
import type { HandRecord } from './record/hand-record.ts';

const spades = { strain: 'S', declarer: 'S' } as const;
/** Two tricks for the defence, then one for the declarer, then two cards of the next. */
const CARDS: readonly Card[] = [
  ...(['HA', 'H2', 'H5', 'H8'] as const),
  ...(['HK', 'H3', 'H6', 'H9'] as const),
  ...(['HQ', 'H4', 'H7', 'S2'] as const),
  ...(['CA', 'C3'] as const),
];
const playOf = (count: number) => playFromCards('W', 'S', CARDS.slice(0, count));

describe('a claim', () => {
  it.each([
    ['after whole tricks', 12, 11, { declarer: 10, of: 10 }],
    ['in the middle of a trick', 14, 8, { declarer: 7, of: 10 }],
    ['of everything that is left by the defence', 14, 1, { declarer: 0, of: 10 }],
  ] as const)('%s leaves the rest to the result', (_, count, tricks, claim) => {
    expect(claimIn(playOf(count), spades, tricks)).toEqual(claim);
  });

  it.each([
    ['the result is not known', 12, null],
    ['only the lead is recorded', 1, 10],
    ['declarer has won more than the result already', 14, 0],
    ['the defence has', 14, 12],
  ] as const)('is not made out if %s', (_, count, tricks) => {
    expect(claimIn(playOf(count), spades, tricks)).toBeNull();
  });

  it('is not made out of a play to the last card', () => {
    expect(claimIn(playFromCards('W', 'S', cards), spades, 10)).toBeNull();
  });

  it('is not made out if a card is missing in the middle', () => {
    const { leader, tricks } = playOf(12);
    const [first, ...others] = tricks;
    expect(claimIn({ leader, tricks: [first!, { ...first!, N: null }, ...others] }, spades, 10)).toBeNull();
  });
});

describe('the claim of a file', () => {
  const LIN =
    'qx|o1|md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|sv|o|mb|3N|mb|p|mb|p|mb|p|' +
    'pc|D3|pc|D5|pc|C4|pc|D9|pc|HA|mc|9|';
  const claimsOf = ({ boards }: HandRecord) =>
    boards.flatMap(({ results }) =>
      results.map(({ contract, declarer, tricks, play }) =>
        contract === null || contract === 'Pass' || declarer === null || play === null
          ? null
          : claimIn(play.play, { ...contract, declarer }, tricks),
      ),
    );

  it('is the same after it was written in either format', () => {
    const { record } = readLin(LIN);
    const [claim] = claimsOf(record);
    expect(claim).toMatchObject({ of: 12 });
    expect(claimsOf(readLin(writeLin(record)).record)).toEqual([claim]);
    expect(claimsOf(readPbn(writePbn(record)).record)).toEqual([claim]);
  });
});
