import { handInPath } from '../hands.ts';
import { json, route } from '../route.ts';
import { styleChoice, stylesQuery, tableStyles } from '../styles.ts';

export const styleRoutes = {
  get: route({
    method: 'GET',
    path: '/api/hands/:id/styles',
    access: 'signed-in',
    token: 'read',
    summary:
      'Evidence of the bidding styles of the two pairs at a table: a choice, the file, or their openings on other boards',
    params: handInPath,
    query: stylesQuery,
    answer: json(tableStyles),
  }),
  choose: route({
    method: 'PUT',
    path: '/api/hands/:id/styles',
    access: 'signed-in',
    summary:
      "Choose the style of a pair for the whole game, for oneself. One's records against the pair are judged anew",
    params: handInPath,
    body: styleChoice,
    answer: json(tableStyles),
  }),
};
