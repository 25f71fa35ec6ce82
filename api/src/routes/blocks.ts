import { z } from 'zod';
import { blockedInPath, blockedPerson, newBlock } from '../blocks.ts';
import { json, nothing, route } from '../route.ts';

export const blockRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/blocked',
    access: 'signed-in',
    summary: 'Whom one has blocked, the last first',
    answer: json(z.array(blockedPerson)),
  }),
  add: route({
    method: 'POST',
    path: '/api/user/blocked',
    access: 'signed-in',
    summary:
      'Block somebody: their comments are marked as such, and neither of the two finds, names or notifies the other; they are not notified; repeating it changes nothing',
    body: newBlock,
    answer: json(blockedPerson),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/blocked/:userId',
    access: 'signed-in',
    summary: 'Block somebody no longer',
    params: blockedInPath,
    answer: nothing,
  }),
};
