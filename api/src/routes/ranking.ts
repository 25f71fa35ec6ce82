import { gameInPath } from '../games.ts';
import { handInPath } from '../hands.ts';
import {
  ranking,
  rankingQuery,
  scorecard,
  scorecardQuery,
  traveller,
  travellerQuery,
  travellersQuery,
} from '../ranking.ts';
import { json, page, route } from '../route.ts';

export const rankingRoutes = {
  game: route({
    method: 'GET',
    path: '/api/games/:id/ranking',
    access: 'signed-in',
    token: 'read',
    summary:
      "The ranking of a game, of pairs and of teams, worked out from its results and compared with the file's own",
    params: gameInPath,
    query: rankingQuery,
    answer: json(ranking),
  }),
  scorecard: route({
    method: 'GET',
    path: '/api/games/:id/scorecard',
    access: 'signed-in',
    token: 'read',
    summary: "What a pair made of each board of a game; one's own pair, if no other is named",
    params: gameInPath,
    query: scorecardQuery,
    answer: json(scorecard),
  }),
  traveller: route({
    method: 'GET',
    path: '/api/hands/:id/traveller',
    access: 'signed-in',
    token: 'read',
    summary: 'A board with the scores of all its tables, the best for North and South first',
    params: handInPath,
    query: travellerQuery,
    answer: json(traveller),
  }),
  travellers: route({
    method: 'GET',
    path: '/api/games/:id/travellers',
    access: 'signed-in',
    token: 'read',
    summary:
      'The travellers of several boards of a game, in its order; 350 tables a page, so that the next page may go on with the last board',
    params: gameInPath,
    query: travellersQuery,
    answer: page(traveller),
  }),
};
