import type { Comment, CommentEdit } from '@bridge-review/api/comments';
import type { Page } from '@bridge-review/api/route';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { ReadBody } from '../../http/handler.ts';
import type { HandService } from '../hands/service.ts';
import type { EventService } from '../events/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import { authorizeChange, authorizeCommenting, authorizeRemoval } from './policy.ts';
import * as repo from './repo.ts';

export interface CommentService {
  all(handId: number, userId: number, wanted: repo.CommentsWanted): Promise<Page<Comment>>;
  /** What this user and the partner they named for the game say. */
  ofPartnership(handId: number, userId: number, wanted: repo.CommentsWanted): Promise<Page<Comment>>;
  create(handId: number, userId: number, content: string): Promise<Comment>;
  update(commentId: number, userId: number, read: ReadBody<CommentEdit>): Promise<Comment>;
  delete(commentId: number, userId: number): Promise<void>;

  /** Null if there is none for this user. Until the transaction ends it is not deleted. */
  hold(tx: Transaction, commentId: number, userId: number): Promise<repo.CommentRow | null>;
  /** By an administrator. Null, and nothing happens, if it is gone. */
  remove(
    tx: Transaction,
    by: Authorized<'change site', Person>,
    commentId: number,
  ): Promise<repo.CommentRow | null>;
}

interface CommentParts {
  readonly db: Database;
  readonly hands: HandService;
  readonly participation: ParticipationService;
  readonly events: EventService;
  readonly notifications: PartnerNotificationService;
}

export function commentService({
  db,
  hands,
  participation,
  events,
  notifications,
}: CommentParts): CommentService {
  const deleteIn = async (
    tx: Transaction,
    comment: repo.ChangeableComment & repo.CommentRow,
    userId: number,
  ): Promise<boolean> => {
    await hands.lock(tx, comment.handId, userId);
    if (!(await repo.deleteComment(tx, comment))) return false;
    await hands.changeCommentCount(tx, comment.handId, -1);
    await events.commentsChanged(tx, comment.handId);
    return true;
  };

  return {
    async all(handId, userId, wanted) {
      await hands.find(handId, userId);
      return presentPage(await repo.listComments(db, { handId, viewerId: userId }, null, wanted));
    },

    async ofPartnership(handId, userId, wanted) {
      const { gameId } = await hands.find(handId, userId);
      const partner = await participation.partnerOf(db, gameId, userId);
      const authors = partner === null ? [userId] : [userId, partner];
      return presentPage(await repo.listComments(db, { handId, viewerId: userId }, authors, wanted));
    },

    async create(handId, userId, content) {
      const created = await inTransaction(db, async (tx) => {
        const hand = await authorizeCommenting(tx, hands, { handId, userId });
        const commentId = await repo.insertComment(tx, hand, content);
        await hands.changeCommentCount(tx, handId, 1);
        await events.commentsChanged(tx, handId);
        for (const answered of await repo.listAnswered(tx, hand)) {
          await notifications.enqueue(tx, { userId: answered, about: 'comment', handId, byId: userId });
        }
        return found(await repo.findComment(tx, commentId, userId));
      });
      notifications.wake();
      return present(created);
    },

    update: (commentId, userId, read) =>
      inTransaction(db, async (tx) => {
        const comment = await authorizeChange(tx, userId, commentId);
        const { body } = await read();
        const changed = await repo.updateComment(tx, comment, body.content);
        if (changed) await events.commentsChanged(tx, comment.handId);
        return present(found(await repo.findComment(tx, commentId, userId)));
      }),

    delete: (commentId, userId) =>
      inTransaction(db, async (tx) => {
        const comment = await authorizeChange(tx, userId, commentId);
        if (!(await deleteIn(tx, comment, userId))) throw new AppError('not_found');
      }),

    hold: repo.holdComment,

    async remove(tx, by, commentId) {
      const comment = await authorizeRemoval(tx, by, commentId);
      return comment !== null && (await deleteIn(tx, comment, by.id)) ? comment : null;
    },
  };
}

const present = ({ createdAt, editedAt, ...row }: repo.CommentRow): Comment => ({
  ...row,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});

const presentPage = ({ rows, next }: Page<repo.CommentRow>): Page<Comment> => ({
  rows: rows.map(present),
  next,
});
