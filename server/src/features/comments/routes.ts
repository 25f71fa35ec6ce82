import { serverMessages } from '../../server-messages.ts';
import { AppError } from '../../http/app-error.ts';
import type { AreaHandlers } from '../../http/handler.ts';
import type { CommentService } from './service.ts';

export const commentHandlers = (comments: CommentService): AreaHandlers<'comments'> => ({
  async list({ params, query, viewer }) {
    const wanted = { limit: query.limit, before: query.cursor ?? null };
    if (query.partnershipOnly !== 'true') return comments.all(params.id, viewer.person.id, wanted);
    if (query.userId !== undefined && query.userId !== viewer.person.id) {
      throw new AppError('forbidden', { message: serverMessages.onlyOwnPartnership });
    }
    return comments.ofPartnership(params.id, viewer.person.id, wanted);
  },

  create: ({ params, viewer, body }) => comments.create(params.id, viewer.person.id, body.content),

  update: {
    permitFirst: ({ params, viewer, read }) => comments.update(params.id, viewer.person.id, read),
  },

  async delete({ params, viewer }) {
    await comments.delete(params.id, viewer.person.id);
    return undefined;
  },
});
