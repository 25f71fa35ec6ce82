import { serverMessages } from '../../server-messages.ts';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import { type CommentRow, findComment } from './repo.ts';

/** Every user may read a comment; only its author, who never changes, may edit or delete it. */
export async function authorizeChange(
  tx: Transaction,
  userId: number,
  commentId: number,
): Promise<Authorized<'change comment', CommentRow>> {
  const comment = found(await findComment(tx, commentId, userId));
  if (comment.userId !== userId) throw new AppError('forbidden', { message: serverMessages.onlyAuthor });
  return authorize('change comment', comment);
}
