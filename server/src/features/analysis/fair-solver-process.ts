import type { FairJudgement } from '@bridge-review/api/analysis';
import { makeAuction } from '@bridge-review/bridge/auction';
import { formatSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { formatContract } from '@bridge-review/bridge/contract';
import { readHand } from '@bridge-review/bridge/hand';
import { resolveStyle } from '@bridge-review/bridge/meanings/resolve-style';
import { unwrap } from '@bridge-review/bridge/result';
import { type AuctionJudgement, judgeAuction } from '@bridge-review/bridge/sampling/judge-auction';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { evidenceOf } from '@bridge-review/api/styles';
import { workerParent } from '../../worker-parent.ts';
import type { FairQuestion } from './fair-solver.ts';

const parent = workerParent<FairQuestion, FairJudgement | null>();

parent.onRequest(({ dealer, calls, annotations, side, hands, vulnerability, style, seed }) => {
  const [first, second] = hands;
  const resolved = resolveStyle(evidenceOf(style));
  const judgement = judgeAuction({
    auction: unwrap(makeAuction(dealer, calls)),
    annotations: annotations.map((annotation) => ({ ...annotation, glyphs: [], comments: [] })),
    partnership: unwrap(makePartnership(side, readHand(first), readHand(second))),
    vulnerability,
    // The pair's own calls say nothing here.
    style: resolved.style,
    seed,
  });
  parent.post(judgement && presented(judgement, { side, seed, style: resolved }));
});

function presented(
  judgement: AuctionJudgement,
  { side, seed, style }: Pick<FairJudgement, 'side' | 'seed' | 'style'>,
): FairJudgement {
  const { best, conditions, meanings, ...figures } = judgement;
  return {
    ...figures,
    side,
    seed,
    style,
    best: best && { contract: formatContract(best), declarer: best.declarer },
    conditions: formatSeatConditions(conditions),
    meanings: meanings.map(({ seat, source }) => ({ seat, text: source.text })),
  };
}
