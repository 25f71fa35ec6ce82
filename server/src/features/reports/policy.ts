import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import type { AccountService } from '../account/service.ts';
import type { CommentService } from '../comments/service.ts';
import { isReported, type ReportableComment, type ReportedKey } from './repo.ts';

/** Whoever sees a comment may report it, except its author. It is not deleted meanwhile. */
export async function authorizeReport(
  tx: Transaction,
  comments: CommentService,
  userId: number,
  commentId: number,
): Promise<Authorized<'report comment', ReportableComment>> {
  const comment = found(await comments.hold(tx, commentId, userId));
  if (comment.userId === userId) throw new AppError('forbidden', { message: serverMessages.ownReport });
  return authorize('report comment', comment);
}

/** Administrators decide, one after the other. */
export async function authorizeDecision(
  tx: Transaction,
  account: AccountService,
  viewer: Viewer,
  commentId: number,
): Promise<Authorized<'decide on report', ReportedKey & { readonly by: Authorized<'change site', Person> }>> {
  const by = await account.requireAdmin(tx, viewer);
  if (!(await isReported(tx, commentId))) throw new AppError('not_found');
  return authorize('decide on report', { commentId, by });
}
