import { parseAuction } from '@bridge-review/bridge/auction';
import { dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
import { parseDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { judgeAuction } from '@bridge-review/bridge/sampling/judge-auction';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { expect, it } from 'vitest';
import { demoGames, practiceAuctions } from './games.ts';
import { workedOut } from './worked-out.ts';

/** If this fails, run `node scripts/work-out-demo.mjs`. */
it('the demo has judgements as the fair judge finds them', () => {
  const practice = demoGames(new Date('2026-11-17T12:00:00Z')).find(({ key }) => key === 'practice')!;
  const { board, calls } = practiceAuctions[1]!;
  const { N, S } = unwrap(parseDeal(practice.boards[board - 1]!.deal));
  const stored = workedOut.judgements[`practice ${board} nell`]!;
  const { word, chance, gain, accuracy } = judgeAuction({
    auction: unwrap(parseAuction(dealerOfBoard(board), calls.split(' '))),
    annotations: [],
    partnership: unwrap(makePartnership('NS', N, S)),
    vulnerability: vulnerabilityOfBoard(board),
    style: stored.style!.style,
    seed: stored.seed,
  })!;
  expect({ word, chance, gain, accuracy }).toEqual({
    word: stored.word,
    chance: stored.chance,
    gain: stored.gain,
    accuracy: stored.accuracy,
  });
});
