import { messages } from '@bridge-review/api/messages';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { CommentService } from './service.ts';

type CommentRoutes = Pick<Handlers, 'listComments' | 'createComment' | 'updateComment' | 'deleteComment'>;

export const commentRoutes = (comments: CommentService): CommentRoutes => ({
  async listComments({ params, query, viewer }) {
    const wanted = { limit: query.limit, before: query.cursor ?? null };
    if (query.partnershipOnly !== 'true') return comments.all(params.id, wanted);
    if (query.userId !== undefined && query.userId !== viewer.person.id) {
      throw new AppError('forbidden', { message: messages.onlyOwnPartnership });
    }
    return comments.ofPartnership(params.id, viewer.person.id, wanted);
  },

  createComment: ({ params, viewer, body }) => comments.create(params.id, viewer.person.id, body.content),

  updateComment: {
    permit: ({ params, viewer }) => comments.permitChange(params.id, viewer.person.id),
    answer: ({ params, body }) => comments.update(params.id, body.content),
  },

  deleteComment: {
    permit: ({ params, viewer }) => comments.permitChange(params.id, viewer.person.id),
    async answer({ params }) {
      await comments.delete(params.id);
      return undefined;
    },
  },
});
