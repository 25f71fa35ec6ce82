import { accuracyHistory, gameAnalysis, handAnalysis } from '../analysis.ts';
import { gameInPath } from '../games.ts';
import { handInPath } from '../hands.ts';
import { json, route } from '../route.ts';

export const analysisRoutes = {
  hand: route({
    method: 'GET',
    path: '/api/hands/:id/analysis',
    access: 'signed-in',
    token: 'read',
    summary: 'What the cards of a hand are worth with all of them visible',
    params: handInPath,
    answer: json(handAnalysis),
  }),
  game: route({
    method: 'GET',
    path: '/api/games/:id/analysis',
    access: 'signed-in',
    token: 'read',
    summary: "How far a game is analysed, and the verdicts on one's own records of it",
    params: gameInPath,
    answer: json(gameAnalysis),
  }),
  accuracyHistory: route({
    method: 'GET',
    path: '/api/user/stats/accuracy',
    access: 'signed-in',
    token: 'read',
    summary: "One's bidding accuracy game by game, and the boards that cost most",
    answer: json(accuracyHistory),
  }),
};
