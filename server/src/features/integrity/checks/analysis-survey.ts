import { parseDeal } from '@bridge-review/bridge/deal';
import { seats } from '@bridge-review/bridge/seat';
import { vulnerabilities } from '@bridge-review/bridge/vulnerability';
import type { Check, Key, Parts, Survey } from '../check.ts';
import type { DealQuestion } from '../deal-solver.ts';
import * as repo from './analysis-repo.ts';
import { sampleOfDay } from './analysis-sample.ts';

/** A slow machine solves fewer. */
const TIMEOUT_MS = 20_000;

const disagrees: Check = {
  name: 'analysis of other cards',
  severity: 'error',
  type: 'data_inconsistency',
  table: 'hands',
  description: 'The analysis of this hand does not match its cards, dealer and vulnerability.',
  fix: { kind: 'automatic', action: repo.DROP_ANALYSIS, repair: dropWrong },
};

/** A few deals are solved once more, since all of them would take hours. */
export const analysisSurvey: Survey = {
  step: 'Analyses, by sample',
  weight: 20,
  checks: [disagrees],
  async *list(parts) {
    const sample = await sampleOfDay(parts.db, new Date());
    const enough = AbortSignal.timeout(TIMEOUT_MS);
    for (const [index, handId] of sample.entries()) {
      const solved = await solveAgain(parts, handId, enough);
      if (enough.aborted) return;
      const details = solved === null ? null : objection(solved);
      const findings = details === null ? [] : [{ check: disagrees, key: [handId], details }];
      yield { findings, share: (index + 1) / sample.length };
    }
  },
};

interface Solved {
  readonly hand: repo.AnalysedHand;
  readonly answer: { readonly tricks: string; readonly parNS: number };
}

/** Null if there is nothing to compare, or on a timeout. */
async function solveAgain(
  { db, solver }: Parts,
  handId: number,
  enough: AbortSignal,
): Promise<Solved | null> {
  const hand = await repo.findAnalysed(db, handId);
  const question = hand === null ? null : questionOf(hand);
  if (hand === null || question === null) return null;
  try {
    return { hand, answer: await solver.solve(question, enough) };
  } catch (error) {
    if (enough.aborted) return null;
    throw error;
  }
}

/** Null if the cards or the board are impossible, which other checks report. */
function questionOf(hand: repo.AnalysedHand): DealQuestion | null {
  const dealer = seats.find((seat) => seat === hand.dealer);
  const vulnerability = vulnerabilities.find((known) => known === hand.vulnerability);
  if (dealer === undefined || vulnerability === undefined || !parseDeal(hand.deal).ok) return null;
  return { deal: hand.deal, dealer, vulnerability };
}

function objection({ hand, answer }: Solved): string | null {
  if (hand.tricks !== answer.tricks) return `tricks is ${hand.tricks}, and should be ${answer.tricks}`;
  if (hand.parNS !== answer.parNS) return `par_ns is ${hand.parNS}, and should be ${answer.parNS}`;
  return null;
}

/** Solved before and compared within the one statement that drops it: a search holds no row. */
async function dropWrong(parts: Parts, [handId]: Key): Promise<boolean> {
  const solved = await solveAgain(parts, Number(handId), AbortSignal.timeout(TIMEOUT_MS));
  if (solved === null) return false;
  return repo.dropAnalysis(parts.db, Number(handId), repo.disagreesWith(solved.hand, solved.answer));
}
