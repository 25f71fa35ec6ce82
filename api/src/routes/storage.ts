import { json, route } from '../route.ts';
import { storage } from '../storage.ts';

export const storageRoutes = {
  usage: route({
    method: 'GET',
    path: '/api/user/storage',
    access: 'signed-in',
    summary: "How much of one's storage one's games take",
    answer: json(storage),
  }),
};
