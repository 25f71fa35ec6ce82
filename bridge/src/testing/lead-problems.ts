/** Opening leads over layouts found by plain rejection and solved by DDS, where there is a folder beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../card.ts';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import { parseContract, type DeclaredContract } from '../contract.ts';
import type { SolverPool } from '../double-dummy/solver-pool.ts';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { leadOdds } from '../sampling/lead-odds.ts';
import { LeadSamples } from '../sampling/lead-samples.ts';
import { makeKnownCards } from '../sampling/known-cards.ts';
import { solveLayouts } from '../sampling/solve-layouts.ts';

export interface LeadProblem {
  readonly auction: string;
  readonly leader: string;
  readonly contract: string;
  readonly where: string;
  readonly layouts: number;
  readonly leads: readonly { readonly card: Card; readonly tricks: number; readonly chance: number }[];
}

/** All of them; none, with a line on standard error, where the file is absent. */
export function leadProblems(): LeadProblem[] {
  const file = join(import.meta.dirname, '../../../../shared/data/sampling/leads.tsv');
  if (!existsSync(file)) {
    process.stderr.write('Skipped: there is no leads.tsv to compare with.\n');
    return [];
  }
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [auction = '', leader = '', contract = '', where = '', layouts = '', , leads = ''] =
      line.split('\t');
    return { auction, leader, contract, where, layouts: Number(layouts), leads: leads.split(',').map(lead) };
  });
}

function lead(text: string): LeadProblem['leads'][number] {
  const [card, tricks, chance] = text.split(' ');
  return { card: card as Card, tricks: Number(tricks), chance: Number(chance) };
}

/** By how many standard errors, theirs and ours together, each figure is off. */
export interface LeadDeviation {
  readonly card: Card;
  readonly tricks: number;
  readonly chance: number;
}

/** Solves so many layouts of our own. */
export async function leadDeviations(
  problem: LeadProblem,
  count: number,
  pool: SolverPool,
): Promise<LeadDeviation[]> {
  const hand = unwrap(parseHand(problem.leader.slice('W:'.length)));
  const contract = unwrap(parseContract(problem.contract));
  if (contract === 'Pass') throw new Error('Nobody leads to a board that was passed out.');
  const declared: DeclaredContract = { ...contract, declarer: 'S' };
  const series = {
    known: unwrap(makeKnownCards({ W: hand })),
    conditions: unwrap(parseSeatConditions(problem.where)),
    seed: 1,
    maxTries: 1_000_000,
  };
  const samples = new LeadSamples(hand);
  const failure = await solveLayouts({
    count,
    width: 4,
    solve: (number, signal) =>
      pool.sampleLeads({ series, number, leader: 'W', strain: contract.strain }, { signal }),
    solved: (number, { tricks }) => samples.add(number, tricks),
  });
  if (failure) throw new Error(failure.message);
  const odds = leadOdds(samples, { contract: declared, vulnerability: 'None' });
  return problem.leads.map((theirs) => {
    const ours = odds.find(({ card }) => card === theirs.card)!;
    const once = Math.sqrt(1 / count + 1 / problem.layouts);
    const chances = [
      (ours.chance.value * count + 1) / (count + 2),
      (theirs.chance * problem.layouts + 1) / (problem.layouts + 2),
    ] as const;
    const variances = chances.map((share) => share * (1 - share));
    return {
      card: theirs.card,
      // The deviation of tricks is about 1.3 in the file.
      tricks: (ours.tricks.value - theirs.tricks) / (1.3 * once),
      chance: (chances[0] - chances[1]) / Math.sqrt(variances[0]! / count + variances[1]! / problem.layouts),
    };
  });
}
