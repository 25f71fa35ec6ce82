/** The choices of a pair, and what each gains on the contract that was reached, layout by layout. */
import { bidRank, levels, makeBid } from '../call.ts';
import type { Contract, DeclaredContract, PassedOut } from '../contract.ts';
import { sideOf, type Side } from '../side.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import { impsBetween, scoresOf } from './layout-scores.ts';
import type { TrickSamples } from './trick-samples.ts';

/** Who is judged, and for what. */
export interface FairQuestion {
  readonly side: Side;
  readonly vulnerability: Vulnerability;
  readonly reached: DeclaredContract | PassedOut;
  /**
   * The opponents' last bid before the decision, undoubled: the pair has to bid higher. Where the samples have its tricks,
   * defending it is a choice.
   */
  readonly opposing: DeclaredContract | null;
}

/** A contract, and its IMPs against the one that was reached. */
export interface Choice {
  readonly contract: DeclaredContract;
  readonly gains: readonly number[];
}

/** What the pair could have played above the opponents' bid, and defending that bid, doubled or not. */
export function choicesOf(samples: TrickSamples, question: FairQuestion): Choice[] {
  const reached = scoresFor(question, samples, question.reached);
  return [...ownContracts(samples, question), ...defended(samples, question)].map((contract) => ({
    contract,
    gains: impsBetween(scoresFor(question, samples, contract), reached),
  }));
}

function ownContracts(samples: TrickSamples, question: FairQuestion): DeclaredContract[] {
  const { side, opposing, reached } = question;
  const floor = contractRank(opposing ?? 'Pass');
  const contracts = samples.plays
    .filter(({ declarer }) => sideOf(declarer) === side)
    .flatMap(({ declarer, strain }) =>
      levels.map((level): DeclaredContract => ({ level, strain, doubling: '', declarer })),
    )
    .filter((contract) => contractRank(contract) > floor)
    .map((contract) => asReached(contract, question) ?? asOpponentsDouble(samples, contract, question));
  const isRedoubled = reached !== 'Pass' && reached.doubling === 'XX' && sideOf(reached.declarer) === side;
  return isRedoubled ? [...contracts, doubled(reached)] : contracts;
}

/** The bid that was reached is doubled as it was, whoever declares; null for another. */
const asReached = (bid: DeclaredContract, { reached }: FairQuestion): DeclaredContract | null =>
  reached !== 'Pass' && isSameBid(bid, reached) ? { ...bid, doubling: reached.doubling } : null;

/** The opponents double where that pays on the mean over all layouts: they do not see the layout either. */
export function asOpponentsDouble(
  samples: TrickSamples,
  bid: DeclaredContract,
  question: Pick<FairQuestion, 'side' | 'vulnerability'>,
): DeclaredContract {
  const [plain, penalised] = [bid, doubled(bid)].map((contract) =>
    sum(scoresFor(question, samples, contract)),
  );
  return penalised! < plain! ? doubled(bid) : bid;
}

/** If the opponents redoubled, they would again. */
function defended(samples: TrickSamples, { opposing, reached }: FairQuestion): DeclaredContract[] {
  if (opposing === null || !samples.has(opposing)) return [];
  const isRedoubled = reached !== 'Pass' && reached.doubling === 'XX' && isSameBid(opposing, reached);
  return isRedoubled ? [opposing] : [opposing, doubled(opposing)];
}

const doubled = (contract: DeclaredContract): DeclaredContract => ({ ...contract, doubling: 'X' });

const sum = (scores: Int16Array): number => scores.reduce((total, score) => total + score, 0);

/** Higher bids have higher ranks; that of a pass is below all. */
export const contractRank = (contract: Contract | PassedOut): number =>
  contract === 'Pass' ? -1 : bidRank(makeBid(contract.level, contract.strain));

/** Whoever declares, and however doubled. */
export const isSameBid = (one: Contract | PassedOut, other: Contract | PassedOut): boolean =>
  contractRank(one) === contractRank(other);

/** Layout by layout, for the side that is judged. */
export function scoresFor(
  { side, vulnerability }: Pick<FairQuestion, 'side' | 'vulnerability'>,
  samples: TrickSamples,
  contract: DeclaredContract | PassedOut,
): Int16Array {
  if (contract === 'Pass') return new Int16Array(samples.count);
  const declaring = sideOf(contract.declarer);
  const scores = scoresOf(samples, contract, isVulnerable(vulnerability, declaring));
  return declaring === side ? scores : scores.map((score) => -score);
}
