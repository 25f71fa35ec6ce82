/** Computes a table with the engine, strain by strain. */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { pointsOf } from '../hand.ts';
import { lengthOf } from '../holding.ts';
import { seats, type Seat } from '../seat.ts';
import { strains, type Strain } from '../strain.ts';
import { suits } from '../suit.ts';
import type { Engine } from './engine.ts';
import { seatNumber, strainNumber } from './engine-numbers.ts';
import type { TricksOf } from './trick-table.ts';

/** Which of the twenty results to solve; all by default. */
export interface TableOptions<D extends Seat, S extends Strain> {
  readonly declarers?: readonly D[];
  readonly strains?: readonly S[];
  /** Called when a strain is done, with its tricks by declarer. */
  readonly onStrain?: (strain: S, tricks: Readonly<Record<D, Tricks>>) => void;
}

/** The tricks of these declarers in these strains, with a given engine. */
export function solveTableWith<D extends Seat, S extends Strain>(
  { setHolding, start, setStrain, setLeader, tricks }: Engine,
  deal: Deal,
  options: TableOptions<D, S>,
): TricksOf<D, S> {
  const wanted = (options.strains ?? strains) as readonly S[];
  const declarers = (options.declarers ?? seats) as readonly D[];
  for (const seat of seats)
    for (const [suit, name] of suits.entries()) setHolding(seatNumber(seat), suit, deal[seat][name]);
  start();
  const table = Object.fromEntries(declarers.map((seat) => [seat, {}])) as Record<D, Record<S, Tricks>>;
  for (const strain of wanted) {
    setStrain(strainNumber(strain));
    let guess = firstGuess(deal, strain);
    // Partners one after the other: what was proved for the one helps most with the other.
    for (const seat of partnersTogether.filter((each): each is D =>
      (declarers as readonly Seat[]).includes(each),
    )) {
      setLeader((seatNumber(seat) + 1) & 3);
      // Having the lead is often worth a trick.
      guess = tricks(seat === 'E' ? guess + 1 : guess);
      table[seat][strain] = (seat === 'N' || seat === 'S' ? guess : 13 - guess) as Tricks;
    }
    options.onStrain?.(
      strain,
      Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]])) as Record<D, Tricks>,
    );
  }
  return table;
}

const partnersTogether: readonly Seat[] = ['N', 'S', 'E', 'W'];

/**
 * A quick estimate plus half a trick: refuting too high a guess is faster than proving too low a one. It does not
 * change the result, but a good guess saves searches.
 */
function firstGuess({ N, S }: Deal, strain: Strain): number {
  const points = pointsOf(N) + pointsOf(S) - 20;
  if (strain === 'NT') return Math.round(6.6 + 0.52 * points);
  return Math.round(6.9 + 0.38 * points + 1.08 * (lengthOf(N[strain]) + lengthOf(S[strain]) - 6.5));
}
