import type { Comment, CommentEdit } from '@bridge-review/api/comments';
import type { Page } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { ReadBody } from '../../http/handler.ts';
import type { HandService } from '../hands/service.ts';
import type { EventService } from '../events/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import { authorizeChange } from './policy.ts';
import * as repo from './repo.ts';

export interface CommentService {
  all(handId: number, userId: number, wanted: repo.CommentsWanted): Promise<Page<Comment>>;
  /** What this user and the partner they named for the game say. */
  ofPartnership(handId: number, userId: number, wanted: repo.CommentsWanted): Promise<Page<Comment>>;
  create(handId: number, userId: number, content: string): Promise<Comment>;
  update(commentId: number, userId: number, read: ReadBody<CommentEdit>): Promise<Comment>;
  delete(commentId: number, userId: number): Promise<void>;
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
  return {
    async all(handId, userId, wanted) {
      await hands.find(handId, userId);
      return presentPage(await repo.listComments(db, handId, null, wanted));
    },

    async ofPartnership(handId, userId, wanted) {
      const { gameId } = await hands.find(handId, userId);
      const partner = await participation.partnerOf(db, gameId, userId);
      const authors = partner === null ? [userId] : [userId, partner];
      return presentPage(await repo.listComments(db, handId, authors, wanted));
    },

    async create(handId, userId, content) {
      const created = await inTransaction(db, async (tx) => {
        const { gameId } = await hands.lock(tx, handId, userId);
        const commentId = await repo.insertComment(tx, { handId, userId, content });
        await hands.changeCommentCount(tx, handId, 1);
        await events.commentsChanged(tx, handId);
        for (const answered of await repo.listAnswered(tx, { handId, gameId, userId })) {
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
        await hands.lock(tx, comment.handId, userId);
        if (!(await repo.deleteComment(tx, comment))) throw new AppError('not_found');
        await hands.changeCommentCount(tx, comment.handId, -1);
        await events.commentsChanged(tx, comment.handId);
      }),
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
