/**
 * Sixteen characters that stand for a deal: equal exactly when the deals are equal.
 *
 * There are 52! / 13!⁴ deals, a little less than 2⁹⁶. A fingerprint is the deal's place among them, in base 64 with
 * the alphabet that is safe in addresses and file names. It is not a hash: two deals never share one, and the deal
 * can be read back from it.
 *
 * ```ts
 * import { dealOfFingerprint, fingerprintOf } from '@bridge-review/bridge/fingerprint';
 * import { formatDeal, parseDeal } from '@bridge-review/bridge/deal';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * const fingerprint = fingerprintOf(deal);
 * formatDeal(unwrap(dealOfFingerprint(fingerprint))) === formatDeal(deal); // => true
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { cards, type Card } from './card.ts';
import { completeDeal, type Deal } from './deal.ts';
import { handOf } from './hand.ts';
import { quote } from './quote.ts';
import { fail, type Failure, type Result } from './result.ts';
import { suits } from './suit.ts';

/** Sixteen letters, digits, dashes and underscores. */
export type Fingerprint = Branded<string, 'Fingerprint'>;

/** The fingerprint of a deal; it does not depend on how the deal was spelled. */
export function fingerprintOf(deal: Deal): Fingerprint {
  const { north, east, south } = placesIn(deal);
  const index = (BigInt(north) * eastWays + BigInt(east)) * southWays + BigInt(south);
  return toBase64(index) as Fingerprint;
}

/**
 * The deal that has this fingerprint.
 *
 * @public Part of the package, though no page needs it.
 */
export function dealOfFingerprint(text: string): Result<Deal, Failure<'not-a-fingerprint'>> {
  const refused = fail('not-a-fingerprint', `${quote(text)} is not the fingerprint of a deal.`);
  const index = fromBase64(text);
  if (index === null || index >= dealCount) return refused;
  const north = handAt(Number(index / southWays / eastWays), cards);
  const afterNorth = cards.filter((card) => !north.includes(card));
  const east = handAt(Number((index / southWays) % eastWays), afterNorth);
  const afterEast = afterNorth.filter((card) => !east.includes(card));
  const south = handAt(Number(index % southWays), afterEast);
  const [N, E, S] = [handOf(north), handOf(east), handOf(south)];
  if (!N.ok || !E.ok || !S.ok) return refused;
  const deal = completeDeal({ N: N.value, E: E.value, S: S.value, W: null });
  return deal.ok ? deal : refused;
}

/**
 * The place of North's hand among all hands of thirteen from the pack, of East's among those from what is left, and
 * of South's from what is left then; West has the rest. Each is below 2⁴⁰, so plain numbers are exact.
 */
function placesIn(deal: Deal): Readonly<Record<'north' | 'east' | 'south', number>> {
  let [north, east, south] = [0, 0, 0];
  let [northHas, eastHas, southHas] = [0, 0, 0];
  let [inPack, leftByNorth, leftByEast] = [0, 0, 0];
  for (const suit of suits) {
    for (let bit = 1 << 12; bit !== 0; bit >>= 1) {
      if (deal.N[suit] & bit) north += choose(inPack, ++northHas);
      else if (deal.E[suit] & bit) east += choose(leftByNorth++, ++eastHas);
      else {
        leftByNorth++;
        if (deal.S[suit] & bit) south += choose(leftByEast, ++southHas);
        leftByEast++;
      }
      inPack++;
    }
  }
  return { north, east, south };
}

function handAt(place: number, pack: readonly Card[]): Card[] {
  const held: Card[] = [];
  let rest = place;
  for (let index = pack.length - 1, wanted = 13; wanted > 0; index--) {
    const ways = choose(index, wanted);
    if (ways > rest) continue;
    rest -= ways;
    wanted--;
    held.push(pack[index] as Card);
  }
  return held;
}

/** Pascal's triangle, as far as a hand needs it. */
const triangle: readonly Float64Array[] = (() => {
  const rows = [Float64Array.of(1, ...Array.from({ length: 13 }, () => 0))];
  for (let n = 1; n <= 52; n++) {
    const above = rows[n - 1] as Float64Array;
    rows.push(above.map((ways, k) => ways + (above[k - 1] ?? 0)));
  }
  return rows;
})();

const choose = (n: number, k: number): number => triangle[n]?.[k] ?? 0;

const southWays = BigInt(choose(26, 13));

const eastWays = BigInt(choose(39, 13));

const dealCount = BigInt(choose(52, 13)) * eastWays * southWays;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Two halves of 48 bits, since ordinary numbers are many times quicker than big ones. */
function toBase64(index: bigint): string {
  const half = 2n ** 48n;
  return halfToBase64(Number(index / half)) + halfToBase64(Number(index % half));
}

function halfToBase64(half: number): string {
  let text = '';
  for (let rest = half, digit = 0; digit < 8; digit++, rest = Math.floor(rest / 64)) {
    text = alphabet.charAt(rest % 64) + text;
  }
  return text;
}

function fromBase64(text: string): bigint | null {
  if (text.length !== 16) return null;
  let index = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    index = index * 64n + BigInt(digit);
  }
  return index;
}
