import type { IntegrityFix, IntegrityProgress, IntegrityReport } from '@bridge-review/api/integrity';
import { serverMessages } from '../../server-messages.ts';
import type { Connection } from '../../db/connect.ts';
import { lockRuns } from '../../db/run-lock.ts';
import { AppError } from '../../http/app-error.ts';
import type { AuditService } from '../audit/service.ts';
import type { Parts } from './check.ts';
import type { DealSolver } from './deal-solver.ts';
import { noteCheck } from './noted-check-repo.ts';
import { check, fix, type OnStep } from './run.ts';
import type { StoredFiles } from './stored-files.ts';

export interface IntegrityService {
  check(): Promise<IntegrityReport>;
  /** `actorId` is null if it is done from the command line. */
  fix(actorId: number | null): Promise<IntegrityFix>;
  progress(): IntegrityProgress;
}

interface IntegrityParts {
  readonly connection: Pick<Connection, 'db' | 'pool' | 'engine'>;
  readonly files: StoredFiles;
  readonly solver: DealSolver;
  readonly audit: AuditService;
}

type Running = NonNullable<IntegrityProgress['running']>;
type Run =
  | { readonly kind: 'check'; readonly result: Promise<IntegrityReport> }
  | { readonly kind: 'fix'; readonly result: Promise<IntegrityFix> };

const RETRY_SECONDS = 10;

/** One run at a time per database. A request for a run that is already running here gets its result. */
export function integrityService({ connection, files, solver, audit }: IntegrityParts): IntegrityService {
  const parts: Parts = { db: connection.db, files, solver };
  let run: Run | null = null;
  let running: Running | null = null;

  async function alone<T>(kind: Running['kind'], work: (onStep: OnStep) => Promise<T>): Promise<T> {
    running = { kind, startedAt: new Date().toISOString(), step: '', done: 0, of: 0 };
    try {
      const unlock = await lockRuns(connection, 'integrity');
      if (unlock === null) throw busy();
      try {
        return await work((step, done, of) => {
          if (running !== null) running = { ...running, step, done, of };
        });
      } finally {
        await files.close();
        await solver.stop();
        await unlock();
      }
    } finally {
      run = null;
      running = null;
    }
  }

  async function checkAndNote(onStep: OnStep): Promise<IntegrityReport> {
    const report = await check(parts, onStep);
    await noteCheck(parts.db, report.summary.totalIssues);
    return report;
  }

  async function fixAndCheck(actorId: number | null, onStep: OnStep): Promise<IntegrityFix> {
    // Both have the same way to go.
    const onFixStep: OnStep = (step, done, of) => onStep(step, done, 2 * of);
    const onCheckStep: OnStep = (step, done, of) => onStep(step, of + done, 2 * of);
    let fixedCount = 0;
    try {
      await fix(parts, () => (fixedCount += 1), onFixStep);
    } finally {
      // Also if it was interrupted: the repairs so far were made.
      await audit.record(parts.db, { actorId, action: 'integrity_fixed', details: { fixedCount } });
    }
    return { fixedCount, finalReport: await checkAndNote(onCheckStep) };
  }

  return {
    async check() {
      if (run?.kind === 'fix') throw busy();
      if (run === null) run = { kind: 'check', result: alone('check', checkAndNote) };
      return run.result;
    },

    async fix(actorId) {
      if (run?.kind === 'check') throw busy();
      if (run === null) run = { kind: 'fix', result: alone('fix', (onStep) => fixAndCheck(actorId, onStep)) };
      return run.result;
    },

    progress: () => ({ running }),
  };
}

const busy = (): AppError =>
  new AppError('busy', { message: serverMessages.integrityBusy, retryAfterSeconds: RETRY_SECONDS });
