import { seatName } from '../seat.ts';
import type { Meaning } from './meaning.ts';
import { allHands, narrow, type PossibleHands } from './possible-hands.ts';

/**
 * What is known of one seat, call by call. Where no hand fits all of it, somebody bid what the rules do not foresee: the
 * latest rule that contradicts is dropped. Explanations come before rules, whichever was first.
 */
export class SeatKnowledge {
  readonly meanings: Meaning[] = [];
  #possible: PossibleHands = allHands();

  add(meaning: Meaning): void {
    const both = narrow(this.#possible, meaning.condition);
    if (both) {
      this.#possible = both;
      this.meanings.push(meaning);
      return;
    }
    const dropped = meaning.source.kind === 'explanation' ? this.#dropRulesFor(meaning) : false;
    this.meanings.push(dropped ? meaning : drop(meaning));
  }

  /** Drops rules, the latest first, until the explanation fits. If it never does, all stay. */
  #dropRulesFor(explained: Meaning): boolean {
    const meanings = [...this.meanings];
    for (let index = meanings.length - 1; index >= 0; index--) {
      const each = meanings[index]!;
      if (each.source.kind !== 'rule' || each.dropped !== null) continue;
      meanings[index] = drop(each);
      const possible = together([...meanings, explained]);
      if (!possible) continue;
      this.#possible = possible;
      this.meanings.splice(0, meanings.length, ...meanings);
      return true;
    }
    return false;
  }
}

function together(meanings: readonly Meaning[]): PossibleHands | null {
  let possible: PossibleHands | null = allHands();
  for (const { condition, dropped } of meanings)
    if (possible && dropped === null) possible = narrow(possible, condition);
  return possible;
}

const drop = (meaning: Meaning): Meaning => ({
  ...meaning,
  dropped: `Left out: no hand fits this and what else ${seatName(meaning.seat)}'s calls say.`,
});
