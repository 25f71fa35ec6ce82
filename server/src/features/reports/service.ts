import {
  type NewReport,
  type ReportDecision,
  type ReportedComment,
  reportLimits,
  type ReportOutcome,
  reportReasonText,
  type ReportReason,
  type ReportState,
} from '@bridge-review/api/reports';
import type { Page } from '@bridge-review/api/route';
import type { Database, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReadBody, Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import type { AccountService } from '../account/service.ts';
import type { AdminNotificationService } from '../admin-notifications/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CommentService } from '../comments/service.ts';
import type { MailService } from '../mail/service.ts';
import { authorizeDecision, authorizeReport } from './policy.ts';
import * as repo from './repo.ts';

export interface ReportService {
  /** Once per person and comment: again changes nothing. */
  report(commentId: number, userId: number, read: ReadBody<NewReport>): Promise<{ isNew: boolean }>;
  list(state: ReportState, limit: number, cursor: number | null): Promise<Page<ReportedComment>>;
  /** The first decision counts. Answers what holds then: null is open. */
  decide(
    viewer: Viewer,
    commentId: number,
    decision: ReportDecision,
  ): Promise<{ outcome: ReportOutcome | null }>;
  /** Comments to decide on. */
  countOpen(): Promise<number>;
  /** Deletes what was decided, or whose comment went, long ago. */
  removeOld(): Promise<void>;
}

export interface ReportParts {
  readonly db: Database;
  readonly account: AccountService;
  readonly comments: CommentService;
  readonly audit: AuditService;
  readonly mail: MailService;
  readonly adminNotifications: AdminNotificationService;
}

export function reportService(parts: ReportParts): ReportService {
  const { db, account, comments, audit, mail, adminNotifications } = parts;

  const outcomeOf = async (tx: Transaction, commentId: number): Promise<ReportOutcome | null> => {
    const { isOpen, outcome } = await repo.findState(tx, commentId);
    return isOpen ? null : (outcome ?? 'deleted');
  };

  return {
    report: (commentId, userId, read) =>
      inTransaction(db, async (tx) => {
        const comment = await authorizeReport(tx, comments, userId, commentId);
        const { body } = await read();
        if (await repo.hasReported(tx, commentId, userId)) return { isNew: false };
        if ((await repo.countOpenOf(tx, userId)) >= reportLimits.open) {
          throw new AppError('invalid_input', { message: serverMessages.tooManyReports });
        }
        const isNew = await repo.insertReport(tx, comment, userId, body);
        if (isNew) await adminNotifications.announce(tx, 'comments-reported');
        return { isNew };
      }),

    async list(state, limit, cursor) {
      const { rows, next } = await repo.listReported(db, state, limit, cursor);
      return { rows: rows.map((row) => present(row, state)), next };
    },

    async decide(viewer, commentId, { decision, seen, reason, note }) {
      const outcome = await inTransaction(db, async (tx) => {
        const reported = await authorizeDecision(tx, account, viewer, commentId);
        if (decision === 'remove') {
          await remove(tx, reported, { reason: reason ?? 'other', note });
        } else if ((await comments.hold(tx, commentId, viewer.person.id)) !== null) {
          const changed =
            decision === 'dismiss'
              ? await repo.decide(tx, reported, 'dismissed', seen)
              : await repo.reopen(tx, reported, seen);
          if (changed !== null) {
            await audit.record(tx, {
              actorId: viewer.person.id,
              action: decision === 'dismiss' ? 'report_dismissed' : 'report_reopened',
              ...(changed.authorId !== null && { targetId: changed.authorId }),
            });
          }
        }
        return outcomeOf(tx, commentId);
      });
      mail.wake();
      return { outcome };
    },

    countOpen: () => repo.countOpenComments(db),
    removeOld: () => repo.deleteOld(db),
  };

  /** Nothing happens where another administrator has decided, or the comment is gone. */
  async function remove(
    tx: Transaction,
    reported: Awaited<ReturnType<typeof authorizeDecision>>,
    why: { readonly reason: ReportReason; readonly note: string | null },
  ): Promise<void> {
    const { commentId, by } = reported;
    if (!(await repo.findState(tx, commentId)).isOpen) return;
    const comment = await comments.remove(tx, by, commentId);
    if (comment === null) return;
    await repo.decide(tx, reported, 'removed');
    await audit.record(tx, {
      actorId: by.id,
      action: 'comment_removed',
      targetId: comment.userId,
      details: { reason: reasonOf(why) },
    });
    const email = comment.userId === by.id ? null : await repo.findEmail(tx, comment.userId);
    if (email === null) return;
    await mail.enqueue(tx, {
      kind: 'comment-removed',
      userId: comment.userId,
      email,
      handId: comment.handId,
      writtenAt: comment.createdAt.toISOString(),
      ...why,
    });
  }
}

/** Reports of a deleted account, which stay without its name. */
export const reporterStore = { forget: repo.forgetReporter };

const reasonOf = ({
  reason,
  note,
}: {
  readonly reason: ReportReason;
  readonly note: string | null;
}): string =>
  [reason === 'other' ? null : `${reportReasonText[reason]}.`, note]
    .filter((part) => part !== null)
    .join(' ');

function present(row: repo.ReportedRow, state: ReportState): ReportedComment {
  const { author, reports, outcome, decidedAt, ...rest } = row;
  return {
    ...rest,
    author: author && {
      id: author.id,
      displayName: author.displayName,
      email: author.deletedAt === null ? author.email : null,
      isActive: author.deactivatedAt === null,
    },
    reports: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    outcome: outcome ?? (state === 'open' ? null : 'deleted'),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
