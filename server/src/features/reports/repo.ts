import {
  type NewReport,
  reportLimits,
  type ReportOutcome,
  type ReportReason,
  type ReportState,
} from '@bridge-review/api/reports';
import type { Player } from '@bridge-review/api/player';
import type { Page } from '@bridge-review/api/route';
import { and, desc, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { commentReports, comments, games, hands, users } from '../../db/schema.ts';

const commentExists = sql<boolean>`exists (select from ${comments} where ${comments.id} = ${commentReports.commentId})`;

/** Nobody has decided, and there is something to decide on. */
const isOpen = sql<boolean>`(${commentReports.decidedAt} is null and ${commentExists})`;

export interface ReportableComment {
  readonly id: number;
  readonly handId: number;
  readonly userId: number;
  readonly content: string;
}

export interface ReportedKey {
  readonly commentId: number;
}

/** How many comments. */
export async function countOpenComments(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${commentReports.commentId})::int` })
    .from(commentReports)
    .where(isOpen);
  return row?.count ?? 0;
}

export const countOpenOf = (db: Executor, reporterId: number): Promise<number> =>
  db.$count(commentReports, and(eq(commentReports.reporterId, reporterId), isOpen));

export async function hasReported(db: Executor, commentId: number, reporterId: number): Promise<boolean> {
  const { id } = commentReports;
  const [row] = await db
    .select({ id })
    .from(commentReports)
    .where(and(eq(commentReports.commentId, commentId), eq(commentReports.reporterId, reporterId)));
  return row !== undefined;
}

/** Whether it is new. */
export async function insertReport(
  tx: Transaction,
  { id, handId, userId, content }: Authorized<'report comment', ReportableComment>,
  reporterId: number,
  { reason, note }: NewReport,
): Promise<boolean> {
  const rows = await tx
    .insert(commentReports)
    .values({ commentId: id, handId, authorId: userId, content, reporterId, reason, note })
    .onConflictDoNothing()
    .returning({ id: commentReports.id });
  return rows.length > 0;
}

export async function isReported(db: Executor, commentId: number): Promise<boolean> {
  const { id } = commentReports;
  const [row] = await db
    .select({ id })
    .from(commentReports)
    .where(eq(commentReports.commentId, commentId))
    .limit(1);
  return row !== undefined;
}

/** What holds of the reports of a comment. */
export interface ReportsState {
  readonly isOpen: boolean;
  /** Null while nobody has decided. */
  readonly outcome: Exclude<ReportOutcome, 'deleted'> | null;
}

export async function findState(db: Executor, commentId: number): Promise<ReportsState> {
  const { outcome, decidedAt } = commentReports;
  const [row] = await db
    .select({
      isOpen: sql<boolean>`coalesce(bool_or(${decidedAt} is null), false)
        and exists (select from ${comments} where ${comments.id} = ${commentId})`,
      outcome: sql<ReportsState['outcome']>`(array_agg(${outcome} order by ${decidedAt} desc)
        filter (where ${decidedAt} is not null))[1]`,
    })
    .from(commentReports)
    .where(eq(commentReports.commentId, commentId));
  return row ?? { isOpen: false, outcome: null };
}

type Decision = Authorized<'decide on report', ReportedKey & { readonly by: { readonly id: number } }>;

/** Decides those that are undecided, as far as they came before; whose comment it was, if there were any. */
export async function decide(
  tx: Transaction,
  { commentId, by }: Decision,
  outcome: 'dismissed' | 'removed',
  upTo?: number,
): Promise<{ authorId: number | null } | null> {
  return change(tx, { outcome, decidedAt: sql`now()`, decidedBy: by.id }, [
    eq(commentReports.commentId, commentId),
    isNull(commentReports.decidedAt),
    upTo === undefined ? undefined : lte(commentReports.id, upTo),
  ]);
}

export async function reopen(
  tx: Transaction,
  { commentId }: Decision,
  upTo: number,
): Promise<{ authorId: number | null } | null> {
  return change(tx, { outcome: null, decidedAt: null, decidedBy: null }, [
    eq(commentReports.commentId, commentId),
    eq(commentReports.outcome, 'dismissed'),
    lte(commentReports.id, upTo),
  ]);
}

async function change(
  tx: Transaction,
  values: {
    readonly outcome: 'dismissed' | 'removed' | null;
    readonly decidedAt: SQL | null;
    readonly decidedBy: number | null;
  },
  where: readonly (SQL | undefined)[],
): Promise<{ authorId: number | null } | null> {
  const [row] = await tx
    .update(commentReports)
    .set(values)
    .where(and(...where))
    .returning({ authorId: commentReports.authorId });
  return row ?? null;
}

/** Reports of one comment that are open, or were decided together. */
export interface ReportedRow {
  readonly id: number;
  readonly commentId: number;
  readonly content: string;
  readonly isChanged: boolean;
  readonly author: Pick<Person, 'id' | 'displayName' | 'email' | 'deactivatedAt' | 'deletedAt'> | null;
  readonly board: {
    readonly handId: number;
    readonly boardNumber: number;
    readonly gameTitle: string;
  } | null;
  readonly reports: readonly ReportRow[];
  readonly count: number;
  readonly outcome: ReportsState['outcome'];
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

interface ReportRow {
  readonly id: number;
  readonly by: Player | null;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly createdAt: Date;
}

const authors = alias(users, 'authors');
const deciders = alias(users, 'deciders');

/** By the newest report of each comment, the last first. */
export async function listReported(
  db: Executor,
  state: ReportState,
  limit: number,
  cursor: number | null,
): Promise<Page<ReportedRow>> {
  const newest = sql<number>`max(${commentReports.id})`;
  const groups = db
    .select({
      newest: newest.as('newest'),
      count: sql<number>`count(*)::int`.as('count'),
      ids: sql<
        number[]
      >`(array_agg(${commentReports.id} order by ${commentReports.id} desc))[1:${sql.raw(String(reportLimits.listed))}]`.as(
        'ids',
      ),
    })
    .from(commentReports)
    .where(state === 'open' ? isOpen : not(isOpen))
    .groupBy(commentReports.commentId, commentReports.decidedAt)
    .having(cursor === null ? undefined : sql`${newest} < ${cursor}`)
    .orderBy(desc(newest))
    .limit(limit + 1)
    .as('groups');
  const { commentId, content, outcome, decidedAt } = commentReports;
  const rows = await db
    .select({
      id: commentReports.id,
      commentId,
      content,
      isChanged: sql<boolean>`coalesce(${comments.content} <> ${content}, false)`,
      author: {
        id: authors.id,
        displayName: authors.displayName,
        email: authors.email,
        deactivatedAt: authors.deactivatedAt,
        deletedAt: authors.deletedAt,
      },
      handId: hands.id,
      boardNumber: hands.boardNumber,
      gameTitle: games.title,
      outcome,
      decidedAt,
      decidedBy: deciders.displayName,
      count: groups.count,
      ids: groups.ids,
    })
    .from(groups)
    .innerJoin(commentReports, eq(commentReports.id, groups.newest))
    .leftJoin(comments, eq(comments.id, commentId))
    .leftJoin(authors, eq(authors.id, commentReports.authorId))
    .leftJoin(deciders, eq(deciders.id, commentReports.decidedBy))
    .leftJoin(hands, eq(hands.id, commentReports.handId))
    .leftJoin(games, eq(games.id, hands.gameId))
    .orderBy(desc(groups.newest));
  const shown = rows.slice(0, limit);
  const reports = await listReports(
    db,
    shown.flatMap(({ ids }) => ids),
  );
  const last = rows[limit - 1];
  return {
    rows: shown.map(({ ids, handId, boardNumber, gameTitle, ...row }) => ({
      ...row,
      board:
        handId === null || boardNumber === null || gameTitle === null
          ? null
          : { handId, boardNumber, gameTitle },
      reports: ids.flatMap((id) => reports.get(id) ?? []),
    })),
    next: rows.length > limit && last !== undefined ? String(last.id) : null,
  };
}

async function listReports(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, ReportRow>> {
  if (ids.length === 0) return new Map();
  const { id, reason, note, createdAt } = commentReports;
  const rows = await db
    .select({ id, by: { id: users.id, displayName: users.displayName }, reason, note, createdAt })
    .from(commentReports)
    .leftJoin(users, eq(users.id, commentReports.reporterId))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The author of a comment that was removed, and where it stood; null if there is nobody to notify. */
export async function findRemoval(
  db: Executor,
  userId: number,
  handId: number,
): Promise<{
  readonly displayName: string;
  readonly boardNumber: number;
  readonly gameTitle: string;
} | null> {
  const [row] = await db
    .select({ displayName: users.displayName, boardNumber: hands.boardNumber, gameTitle: games.title })
    .from(users)
    .innerJoin(hands, eq(hands.id, handId))
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return row ?? null;
}

/** Of somebody who can sign in. */
export async function findEmail(db: Executor, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return row?.email ?? null;
}

export async function deleteOld(db: Executor): Promise<void> {
  const { decidedAt, createdAt } = commentReports;
  const before = sql`now() - make_interval(days => ${reportLimits.keptDays})`;
  await db
    .delete(commentReports)
    .where(or(lte(decidedAt, before), and(isNull(decidedAt), lte(createdAt, before), not(commentExists))));
}

/** What they reported stays, without their name. */
export async function forgetReporter(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx
    .update(commentReports)
    .set({ reporterId: sql`null` })
    .where(eq(commentReports.reporterId, id));
}
