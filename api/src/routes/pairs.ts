import { gameInPath } from '../games.ts';
import { pairChoice, pairChosen, pairList, pairsQuery, pairUndone } from '../pairs.ts';
import { json, route } from '../route.ts';

export const pairRoutes = {
  list: route({
    method: 'GET',
    path: '/api/games/:id/pairs',
    access: 'signed-in',
    token: 'read',
    summary: "The pairs of a game's results, each followed from table to table by names or number",
    params: gameInPath,
    query: pairsQuery,
    answer: json(pairList),
  }),
  choose: route({
    method: 'PUT',
    path: '/api/games/:id/my-pair',
    access: 'signed-in',
    summary:
      "Choose one's own pair: marks the game as played, and records the file's auctions on boards without a record. An earlier choice is undone first",
    params: gameInPath,
    body: pairChoice,
    answer: json(pairChosen),
  }),
  undo: route({
    method: 'DELETE',
    path: '/api/games/:id/my-pair',
    access: 'signed-in',
    summary:
      'Undo that choice: its records go unless they were changed since, and participation is as before',
    params: gameInPath,
    answer: json(pairUndone),
  }),
};
