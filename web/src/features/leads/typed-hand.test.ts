import { formatHand } from '@bridge-review/bridge/hand';
import { describe, expect, it } from 'vitest';
import { readTypedHand } from './typed-hand.ts';

const read = (text: string) => {
  const { seat, hand } = readTypedHand(text);
  return [seat, hand.ok ? formatHand(hand.value) : hand.error.message];
};

describe('a hand that is typed or pasted', () => {
  it.each([
    ['KJ875.A54.A987.8'],
    ['KJ875 A54 A987 8'],
    ['kj875, a54, a987, 8'],
    ['KJ875\nA54\nA987\n8'],
    ['♠KJ875 ♥A54 ♦A987 ♣8'],
    ['♠ K J 8 7 5\n♥ A 5 4\n♦ A 9 8 7\n♣ 8'],
    ['S KJ875 H A54 D A987 C 8'],
    ['C: 8, D: A987, H: A54, S: KJ875'],
    ['SKJ875 HA54 DA987 C8'],
    ['S:KJ875 H:A54 D:A987 C:8'],
  ])('is read from "%s"', (text) => {
    expect(read(text)).toEqual([null, 'KJ875.A54.A987.8']);
  });

  it('may say who holds it, have tens and voids', () => {
    expect(read('W:KJT75.A54.A9873.')).toEqual(['W', 'KJT75.A54.A9873.']);
    expect(read('north: ♠K1075 ♥A5432 ♦A987')).toEqual(['N', 'KT75.A5432.A987.']);
    expect(read('KJ1075 A54 A9873 -')).toEqual([null, 'KJT75.A54.A9873.']);
    expect(read('SKJT75 HA54 DA9873 C–')).toEqual([null, 'KJT75.A54.A9873.']);
  });

  it('may be South’s, or begin with spades', () => {
    expect(read('S: KJ875 A54 A987 8')).toEqual(['S', 'KJ875.A54.A987.8']);
    expect(read('S: S:KJ875 H:A54 D:A987 C:8')).toEqual(['S', 'KJ875.A54.A987.8']);
    expect(read('S:- H:A5432 D:A9875 C:876')).toEqual([null, '.A5432.A9875.876']);
  });

  it.each([
    ['KJ875.A54.A987'],
    ['KJ875.A54.A987.87'],
    ['KK875.A54.A987.8'],
    ['nonsense'],
    ['A'.repeat(100_000)],
    [''],
  ])('is refused with a sentence where it is none: "%s"', (text) => {
    const [, message] = read(text);
    expect(message).toMatch(/^.{5,160}\.$/u);
  });
});
