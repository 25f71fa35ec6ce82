import { serverMessages } from '../../server-messages.ts';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { HandService } from '../hands/service.ts';
import { type CommentKey, type CommentRow, findComment } from './repo.ts';

/** Whoever sees a hand may comment on it. The hand is held. */
export async function authorizeCommenting(
  tx: Transaction,
  hands: Pick<HandService, 'lock'>,
  key: CommentKey,
): Promise<Authorized<'comment on hand', CommentKey & { readonly gameId: number }>> {
  const { gameId } = await hands.lock(tx, key.handId, key.userId);
  return authorize('comment on hand', { ...key, gameId });
}

/** Every user may read a comment; only its author, who never changes, may edit it, or delete it at will. */
export async function authorizeChange(
  tx: Transaction,
  userId: number,
  commentId: number,
): Promise<Authorized<'change comment', CommentRow>> {
  const comment = found(await findComment(tx, commentId, userId));
  if (comment.userId !== userId) throw new AppError('forbidden', { message: serverMessages.onlyAuthor });
  return authorize('change comment', comment);
}

/** Administrators remove comments that were reported. Null if there is no such comment any more. */
export async function authorizeRemoval(
  tx: Transaction,
  by: Authorized<'change site', Person>,
  commentId: number,
): Promise<Authorized<'change comment', CommentRow> | null> {
  const comment = await findComment(tx, commentId, by.id);
  return comment && authorize('change comment', comment);
}
