import type { FastifyBaseLogger } from 'fastify';
import { isConnectionFailure } from '../../db/connection-failure.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { EventService } from '../events/service.ts';
import { type WorkLoop, workLoop } from '../../work-loop.ts';
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

const POLL_INTERVAL_MS = 5_000;
/** Renewed at a quarter of this time, so that it never expires while the server runs, however long a deal takes. */
const LEASE_SECONDS = 20;
/** What could not be solved waits, so that it does not block the queue again and again. */
const SET_ASIDE_SECONDS = 180;

/**
 * Works out what each hand is worth, one after the other, for as long as there are any. The work to do is the data
 * itself, hands without tricks: nothing is lost when a server dies, and two never do the same.
 */
export function makeAnalyst({
  db,
  solver,
  events,
  log,
  leaseSeconds = LEASE_SECONDS,
}: AnalystParts): Analyst {
  const stopping = new AbortController();

  const analyse = async (hand: repo.DealtHand): Promise<void> => {
    const renewal = setInterval(() => void renew(hand.handId), (leaseSeconds * 1000) / 4);
    try {
      const analysis = await solver.solve(hand, stopping.signal);
      await inTransaction(db, async (tx) => {
        if (await repo.storeAnalysis(tx, hand, analysis)) await events.analysisChanged(tx, hand);
      });
    } catch (error) {
      const isStopping = stopping.signal.aborted;
      // A lost database connection is not the hand's fault.
      const isBlameless = isStopping || isConnectionFailure(error);
      await repo.lease(db, hand.handId, isBlameless ? 0 : SET_ASIDE_SECONDS);
      if (!isStopping) throw error;
    } finally {
      clearInterval(renewal);
    }
  };

  const renew = async (handId: number): Promise<void> => {
    try {
      await repo.lease(db, handId, leaseSeconds);
    } catch (error) {
      log.warn({ err: error }, 'a hand may be analysed twice');
    }
  };

  const loop = workLoop({
    async doNext() {
      const hand = await repo.takeHand(db, leaseSeconds);
      if (hand !== null) await analyse(hand);
      return hand !== null;
    },
    everyMs: POLL_INTERVAL_MS,
    onError: (error) => log.warn({ err: error }, 'an analysis will be tried again'),
  });

  let started = false;
  return {
    start() {
      started = true;
      loop.start();
    },
    wake() {
      if (started) loop.wake();
    },
    async stop() {
      stopping.abort();
      await loop.stop();
      await solver.stop();
    },
  };
}
