import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { leasedWork } from '../../leased-work.ts';
import type { WorkLoop } from '../../work-loop.ts';
import type { EventService } from '../events/service.ts';
import * as repo from './repo.ts';
import type { Solver } from './solver.ts';

/** Does nothing before its start. Stopping releases the current hand. */
export interface Analyst extends WorkLoop {
  /** Somebody looks at this hand and waits: it comes before those that nobody has asked for. */
  want(handId: number): void;
}

interface AnalystParts {
  readonly db: Database;
  readonly solver: Solver;
  readonly events: EventService;
  readonly log: FastifyBaseLogger;
  /** How long a hand stays with a server that has fallen silent. */
  readonly leaseSeconds?: number;
}

/** Who is not among them waits like everybody, and asks again. */
const MOST_WANTED = 100;

/**
 * Works out what each hand is worth. The work to do is the data itself, hands without tricks: nothing is lost when a
 * server dies, and two never do the same.
 */
export function makeAnalyst({ db, solver, events, ...options }: AnalystParts): Analyst {
  const wanted = new Set<number>();
  const takeWanted = async (seconds: number): Promise<repo.DealtHand | null> => {
    for (const handId of wanted) {
      wanted.delete(handId);
      const hand = await repo.takeHand(db, seconds, handId);
      if (hand !== null) return hand;
    }
    return null;
  };

  const loop = leasedWork({
    name: 'an analysis',
    take: async (seconds) => (await takeWanted(seconds)) ?? repo.takeHand(db, seconds),
    lease: ({ handId }, seconds) => repo.lease(db, handId, seconds),
    async run(hand, signal) {
      const analysis = await solver.solve(hand, signal);
      await inTransaction(db, async (tx) => {
        if (await repo.storeAnalysis(tx, hand, analysis)) await events.analysisChanged(tx, hand);
      });
    },
    end: () => solver.stop(),
    ...options,
  });

  return {
    ...loop,
    want(handId) {
      if (wanted.size < MOST_WANTED) wanted.add(handId);
    },
  };
}
