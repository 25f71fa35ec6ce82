import type { FairJudgement } from '@bridge-review/api/analysis';
import { makeAuction } from '@bridge-review/bridge/auction';
import { formatSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { formatContract } from '@bridge-review/bridge/contract';
import { parseHand } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import { type AuctionJudgement, judgeAuction } from '@bridge-review/bridge/sampling/judge-auction';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import type { Side } from '@bridge-review/bridge/side';
import { workerParent } from '../../worker-parent.ts';
import type { FairQuestion } from './fair-solver.ts';

const parent = workerParent<FairQuestion, FairJudgement | null>();

parent.onRequest(({ dealer, calls, annotations, side, hands, vulnerability, seed }) => {
  const [first, second] = hands;
  const judgement = judgeAuction({
    auction: unwrap(makeAuction(dealer, calls)),
    annotations: annotations.map((annotation) => ({ ...annotation, glyphs: [], comments: [] })),
    partnership: unwrap(makePartnership(side, unwrap(parseHand(first)), unwrap(parseHand(second)))),
    vulnerability,
    seed,
  });
  parent.post(judgement && presented(judgement, side, seed));
});

function presented(judgement: AuctionJudgement, side: Side, seed: number): FairJudgement {
  const { best, conditions, meanings, ...figures } = judgement;
  return {
    ...figures,
    side,
    seed,
    best: best && { contract: formatContract(best), declarer: best.declarer },
    conditions: formatSeatConditions(conditions),
    heard: meanings.map(({ seat, source }) => ({ seat, text: source.text })),
  };
}
