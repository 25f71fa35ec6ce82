import type { Ranking } from '@bridge-review/api/ranking';
import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { boardRoutes } from '@bridge-review/api/routes/boards';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import type { GamePeople } from '@bridge-review/api/people';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import { aGame } from './a-game.ts';
import { answer } from './answers.ts';
import { aPlayer } from './people.ts';

/** One of the viewer's own. */
export const ownGame: GameDetails = {
  ...aGame(12),
  uploadedBy: aPlayer.id,
  uploaderName: aPlayer.displayName,
  format: 'PBN',
  sourceCount: 1,
  handCount: 2,
  warnings: [],
  warningCount: 0,
  joined: [],
};

export const aHand = (boardNumber: number): GameHand => ({
  id: 100 + boardNumber,
  gameId: ownGame.id,
  boardNumber,
  dealer: 'N',
  vulnerability: 'None',
  northHand: 'AKT4.Q2.AJ54.K83' as GameHand['northHand'],
  eastHand: 'Q82.J976.K93.Q72' as GameHand['eastHand'],
  southHand: 'J976.AKT43.Q6.A5' as GameHand['southHand'],
  westHand: '53.85.T872.JT964' as GameHand['westHand'],
  hasBidding: false,
  finalContract: '4H',
  declarer: 'S',
  commentCount: 0,
});

export const notPlayed: MyParticipation = {
  isPlaying: false,
  partner: null,
  seat: null,
  suggestedPartner: null,
  hasPairs: false,
  pair: null,
  isSample: false,
};

/** Nobody has said who they are. */
export const nobodyKnown: GamePeople = { mayObjectAs: null, isSample: false, people: [], numbers: [] };

/** Of a game without results. */
export const notRanked: Ranking = {
  state: 'no results',
  kind: 'pairs',
  method: 'matchpoints',
  unit: 'percent',
  winners: 2,
  boards: 2,
  tables: 0,
  top: null,
  fields: [],
  teams: null,
  stated: null,
  adjusted: [],
  adjustedTables: 0,
};

/** The answers that the page of `ownGame` needs. */
export const gameAnswers = [
  answer(gameRoutes.get, ownGame),
  answer(gameRoutes.deletion, { allowed: true, reason: null }),
  answer(handRoutes.list, [aHand(1), aHand(2)]),
  answer(participationRoutes.mine, notPlayed),
  answer(boardRoutes.mine, []),
  answer(peopleRoutes.ofGame, nobodyKnown),
  answer(rankingRoutes.game, notRanked),
  answer(analysisRoutes.game, { total: 2, analysed: 2, records: [] }),
];

export const gamePath = `/games/${ownGame.id}`;
