import { z } from 'zod';
import { ownBoard } from '../boards.ts';
import { gameInPath } from '../games.ts';
import { json, route } from '../route.ts';

export const boardRoutes = {
  mine: route({
    method: 'GET',
    path: '/api/games/:id/my-boards',
    access: 'signed-in',
    token: 'read',
    summary:
      "What one's own pair made of each board of a game, compared with the other tables; empty for users who did not play it",
    params: gameInPath,
    answer: json(z.array(ownBoard)),
  }),
};
