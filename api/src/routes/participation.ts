import { z } from 'zod';
import { gameInPath } from '../games.ts';
import {
  gameDataQuery,
  gamePlayer,
  markAsPlayed,
  myParticipation,
  participation,
  playerInPath,
} from '../participation.ts';
import { json, nothing, route } from '../route.ts';

export const participationRoutes = {
  listPlayers: route({
    method: 'GET',
    path: '/api/games/:id/players',
    access: 'signed-in',
    token: 'read',
    summary: 'Who has marked a game as played',
    params: gameInPath,
    answer: json(z.array(gamePlayer)),
  }),
  markAsPlayed: route({
    method: 'POST',
    path: '/api/games/:id/players',
    access: 'signed-in',
    summary: 'Mark a game as played, and name the partner and seat; fields left out stay as they are',
    params: gameInPath,
    body: markAsPlayed,
    answer: json(myParticipation),
  }),
  leave: route({
    method: 'DELETE',
    path: '/api/games/:id/players/:userId',
    access: 'signed-in',
    summary: 'Take oneself off the players of a game; only for oneself, and bidding records stay',
    params: playerInPath,
    answer: nothing,
  }),
  mine: route({
    method: 'GET',
    path: '/api/games/:id/my-participation',
    access: 'signed-in',
    token: 'read',
    summary: 'Whether the viewer played a game, their partner there, and who named them as partner',
    params: gameInPath,
    answer: json(myParticipation),
  }),
  gameData: route({
    method: 'GET',
    path: '/api/games/:id/game-data',
    access: 'signed-in',
    token: 'read',
    summary: 'Whether a player played a game, and their partner there',
    params: gameInPath,
    query: gameDataQuery,
    answer: json(participation),
  }),
};
