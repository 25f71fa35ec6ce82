import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { leasedWork } from '../../leased-work.ts';
import type { WorkLoop } from '../../work-loop.ts';
import type { EventService } from '../events/service.ts';
import * as repo from './repo.ts';
import type { Solver } from './solver.ts';

/** Does nothing before its start. Stopping releases the current hand. */
export type Analyst = WorkLoop;

interface AnalystParts {
  readonly db: Database;
  readonly solver: Solver;
  readonly events: EventService;
  readonly log: FastifyBaseLogger;
  /** How long a hand stays with a server that has fallen silent. */
  readonly leaseSeconds?: number;
}

/**
 * Works out what each hand is worth. The work to do is the data itself, hands without tricks: nothing is lost when a
 * server dies, and two never do the same.
 */
export const makeAnalyst = ({ db, solver, events, ...options }: AnalystParts): Analyst =>
  leasedWork({
    name: 'an analysis',
    take: (seconds) => repo.takeHand(db, seconds),
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
