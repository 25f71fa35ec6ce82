import { availableParallelism } from 'node:os';
import { contractOf, makeAuction } from '@bridge-review/bridge/auction';
import { opponentsOf, seatsOf, sideOf, type Side } from '@bridge-review/bridge/side';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { leasedWork } from '../../leased-work.ts';
import type { WorkLoop } from '../../work-loop.ts';
import type { EventService } from '../events/service.ts';
import type { StyleService } from '../styles/service.ts';
import * as fairRepo from './fair-repo.ts';
import { type FairQuestion, type FairSolver, fairSolver } from './fair-solver.ts';
import { knownSide } from './judge-record.ts';
import * as repo from './repo.ts';

interface FairJudgeParts {
  readonly db: Database;
  readonly events: EventService;
  readonly styles: Pick<StyleService, 'forRecord'>;
  readonly log: FastifyBaseLogger;
  /** How many records are judged at once, each by a process of its own. */
  readonly width?: number;
}

/** Works out what each finished record was worth on what its pair knew, the latest first. */
export function makeFairJudge({ width = availableParallelism(), ...parts }: FairJudgeParts): WorkLoop {
  const loops = Array.from({ length: width }, () => judgeLoop(parts, fairSolver()));
  return {
    start: () => loops.forEach((loop) => loop.start()),
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
}

const judgeLoop = (
  { db, events, styles, log }: Omit<FairJudgeParts, 'width'>,
  solver: FairSolver,
): WorkLoop =>
  leasedWork({
    name: 'a fair judgement',
    take: (seconds) => fairRepo.takeRecord(db, seconds),
    lease: ({ id }, seconds) => fairRepo.lease(db, id, seconds),
    async run(record, signal) {
      const question = await questionOf(db, styles, record);
      const fair = question && (await solver.solve(question, signal));
      await inTransaction(db, async (tx) => {
        const isStored = await fairRepo.storeJudgement(tx, record, fair);
        if (isStored && fair !== null) await events.analysisChanged(tx, record);
      });
    },
    end: () => solver.stop(),
    log,
  });

/** Null if the auction is not finished, or a hand of the pair is not known. */
async function questionOf(
  db: Database,
  styles: FairJudgeParts['styles'],
  record: fairRepo.DueRecord,
): Promise<FairQuestion | null> {
  const { dealer, vulnerability, calls, annotations, hands, handId, creatorId, partnerId } = record;
  const side = await sideOfRecord(db, record);
  const creator = await fairRepo.findCreator(db, creatorId);
  if (side === null || creator === null) return null;
  const [one, other] = seatsOf(side);
  const [first, second] = [hands[one], hands[other]];
  if (first === null || second === null) return null;
  const style = await styles.forRecord(db, record, opponentsOf(side), { creator, partnerId });
  // The same for all pairs that played the hand.
  return { dealer, vulnerability, calls, annotations, side, hands: [first, second], style, seed: handId };
}

/** As its creator sees it; null while the auction is not finished. */
async function sideOfRecord(db: Database, record: fairRepo.DueRecord): Promise<Side | null> {
  const auction = makeAuction(record.dealer, record.calls);
  const contract = auction.ok ? contractOf(auction.value) : null;
  if (contract === null) return null;
  const analysis = await repo.findAnalysis(db, record.handId, record.creatorId);
  const known = analysis === null ? null : knownSide(analysis);
  return known?.side ?? (contract === 'Pass' ? null : sideOf(contract.declarer));
}
