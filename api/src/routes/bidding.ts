import { gameInPath } from '../games.ts';
import { conflictsQuery, partnershipConflicts } from '../participation.ts';
import { biddingEdit, biddingRecord, biddingRecordInPath, newBiddingRecord } from '../bidding.ts';
import { handInPath } from '../hands.ts';
import { json, nothing, route } from '../route.ts';

export const biddingRoutes = {
  get: route({
    method: 'GET',
    path: '/api/hands/:id/partnership-bidding',
    access: 'signed-in',
    token: 'read',
    summary: "One's own bidding record of a hand, else one's partner's, else null",
    params: handInPath,
    answer: json(biddingRecord.nullable()),
  }),
  create: route({
    method: 'POST',
    path: '/api/hands/:id/partnership-bidding',
    access: 'signed-in',
    summary:
      'Record how one bid a hand; for players of its game. 409 with `biddingRecord` where one has already',
    params: handInPath,
    body: newBiddingRecord,
    answer: json(biddingRecord),
  }),
  update: route({
    method: 'PUT',
    path: '/api/partnership-bidding/:id',
    access: 'signed-in',
    summary:
      'Change a bidding record; for its two players. 409 with `biddingRecord` where `version` is stale',
    params: biddingRecordInPath,
    body: biddingEdit,
    answer: json(biddingRecord),
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/hands/:id/partnership-bidding',
    access: 'signed-in',
    summary: "Delete one's own bidding record of a hand",
    params: handInPath,
    answer: nothing,
  }),
  conflicts: route({
    method: 'GET',
    path: '/api/games/:id/partnership-conflicts',
    access: 'signed-in',
    token: 'read',
    summary:
      'Hands of the game that a partner has already bid with somebody else; none unless that partner has named the viewer',
    params: gameInPath,
    query: conflictsQuery,
    answer: json(partnershipConflicts),
  }),
};
