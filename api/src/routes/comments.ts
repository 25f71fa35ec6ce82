import { comment, commentEdit, commentInPath, commentsQuery, newComment } from '../comments.ts';
import { handInPath } from '../hands.ts';
import { json, nothing, page, route } from '../route.ts';

export const commentRoutes = {
  list: route({
    method: 'GET',
    path: '/api/hands/:id/comments',
    access: 'signed-in',
    token: 'read',
    summary:
      'What players say about a hand, oldest first; a page holds the latest, and its `Link` leads to earlier ones',
    params: handInPath,
    query: commentsQuery,
    answer: page(comment),
  }),
  create: route({
    method: 'POST',
    path: '/api/hands/:id/comments',
    access: 'signed-in',
    limit: 'comments',
    summary: 'Comment on a hand',
    params: handInPath,
    body: newComment,
    answer: json(comment),
  }),
  update: route({
    method: 'PATCH',
    path: '/api/comments/:id',
    access: 'signed-in',
    limit: 'comments',
    summary: "Change one's own comment",
    params: commentInPath,
    body: commentEdit,
    answer: json(comment),
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'signed-in',
    summary: "Delete one's own comment",
    params: commentInPath,
    answer: nothing,
  }),
};
