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
import type { DeclaredStrain, TricksOf } from './trick-table.ts';

/** Which of the twenty results to solve; all by default. */
export interface TableOptions<D extends Seat, S extends Strain> {
  readonly declarers?: readonly D[];
  readonly strains?: readonly S[];
  /** Called when a strain is done, with its tricks by declarer. */
  readonly onStrain?: (strain: S, tricks: Readonly<Record<D, Tricks>>) => void;
}

/** The tricks of these declarers in these strains, with a given engine. */
export function solveTableWith<D extends Seat, S extends Strain>(
  engine: Engine,
  deal: Deal,
  options: TableOptions<D, S>,
): TricksOf<D, S> {
  const wanted = (options.strains ?? strains) as readonly S[];
  const declarers = (options.declarers ?? seats) as readonly D[];
  setDeal(engine, deal);
  const table = Object.fromEntries(declarers.map((seat) => [seat, {}])) as Record<D, Record<S, Tricks>>;
  for (const strain of wanted) {
    solveStrain(engine, strain, declarers, firstGuess(deal, strain), (seat, won) => {
      table[seat][strain] = won;
    });
    options.onStrain?.(
      strain,
      Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]])) as Record<D, Tricks>,
    );
  }
  return table;
}

/** A declarer in a strain; `guess` is what to try first. */
export interface PlayToSolve extends DeclaredStrain {
  /** Does not change the result, but a good one saves searches. */
  readonly guess?: number | undefined;
}

/** The tricks of each of the plays, in their order, with a given engine. */
export function solvePlaysWith(engine: Engine, deal: Deal, plays: readonly PlayToSolve[]): Tricks[] {
  setDeal(engine, deal);
  const found = new Map<string, Tricks>();
  for (const strain of new Set(plays.map((play) => play.strain))) {
    const same = plays.filter((play) => play.strain === strain);
    const [{ declarer, guess }] = same as [PlayToSolve];
    const forNorth = guess === undefined || 'NS'.includes(declarer) ? guess : 13 - guess;
    const declarers = same.map((play) => play.declarer);
    solveStrain(engine, strain, declarers, forNorth ?? firstGuess(deal, strain), (seat, won) =>
      found.set(seat + strain, won),
    );
  }
  return plays.map((play) => found.get(play.declarer + play.strain)!);
}

function setDeal({ setHolding, start }: Engine, deal: Deal): void {
  for (const seat of seats)
    for (const [suit, name] of suits.entries()) setHolding(seatNumber(seat), suit, deal[seat][name]);
  start();
}

/** `guess` is of North and South. */
function solveStrain<D extends Seat>(
  { setStrain, setLeader, tricks }: Engine,
  strain: Strain,
  declarers: readonly D[],
  guess: number,
  onSolved: (seat: D, won: Tricks) => void,
): void {
  setStrain(strainNumber(strain));
  let last = guess;
  // Partners one after the other: they profit most from each other's transposition table entries.
  for (const seat of partnersTogether.filter((each): each is D =>
    (declarers as readonly Seat[]).includes(each),
  )) {
    setLeader((seatNumber(seat) + 1) & 3);
    // Having the lead is often worth a trick.
    last = tricks(seat === 'E' ? last + 1 : last);
    onSolved(seat, (seat === 'N' || seat === 'S' ? last : 13 - last) as Tricks);
  }
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
