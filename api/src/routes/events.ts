import { gameEvent } from '../analysis.ts';
import { gameInPath } from '../games.ts';
import { handEvent } from '../hand-events.ts';
import { handInPath } from '../hands.ts';
import { events, route } from '../route.ts';

export const eventRoutes = {
  hand: route({
    method: 'GET',
    path: '/api/hands/:id/events',
    access: 'signed-in',
    summary:
      'Reports when the comments of a hand, or a bidding record one may see, change; 429 or 503 where too many listen',
    params: handInPath,
    answer: events(handEvent),
  }),
  game: route({
    method: 'GET',
    path: '/api/games/:id/events',
    access: 'signed-in',
    summary:
      'Reports, as long as the stream is open, that the analysis of a game has gone on, or who its players are',
    params: gameInPath,
    answer: events(gameEvent),
  }),
};
