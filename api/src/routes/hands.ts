import { z } from 'zod';
import { gameInPath } from '../games.ts';
import { hand, handInPath, resultsQuery, tableResult } from '../hands.ts';
import { json, page, route } from '../route.ts';

export const handRoutes = {
  list: route({
    method: 'GET',
    path: '/api/games/:id/hands',
    access: 'signed-in',
    token: 'read',
    summary: 'All hands of a game, in the order of its file',
    params: gameInPath,
    answer: json(z.array(hand)),
  }),
  get: route({
    method: 'GET',
    path: '/api/hands/:id',
    access: 'signed-in',
    token: 'read',
    summary: 'One hand',
    params: handInPath,
    answer: json(hand),
  }),
  results: route({
    method: 'GET',
    path: '/api/hands/:id/results',
    access: 'signed-in',
    token: 'read',
    summary:
      'What each table made of a hand: the tables one looks for first, then the best for North and South',
    params: handInPath,
    query: resultsQuery,
    answer: page(tableResult),
  }),
};
