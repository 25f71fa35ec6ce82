import type { Route } from './route.ts';
import { healthRoutes } from './routes/health.ts';
import { docsRoutes } from './routes/docs.ts';
import { authRoutes } from './routes/auth.ts';
import { accountRoutes } from './routes/account.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { gameRoutes } from './routes/games.ts';
import { storageRoutes } from './routes/storage.ts';
import { handRoutes } from './routes/hands.ts';
import { boardRoutes } from './routes/boards.ts';
import { participationRoutes } from './routes/participation.ts';
import { pairRoutes } from './routes/pairs.ts';
import { peopleRoutes } from './routes/people.ts';
import { rankingRoutes } from './routes/ranking.ts';
import { biddingRoutes } from './routes/bidding.ts';
import { blockRoutes } from './routes/blocks.ts';
import { commentRoutes } from './routes/comments.ts';
import { eventRoutes } from './routes/events.ts';
import { partnerRoutes } from './routes/partners.ts';
import { analysisRoutes } from './routes/analysis.ts';
import { statsRoutes } from './routes/stats.ts';
import { fieldRoutes } from './routes/field.ts';
import { shareRoutes } from './routes/shares.ts';
import { presentationRoutes } from './routes/presentations.ts';
import { styleRoutes } from './routes/styles.ts';
import { reportRoutes } from './routes/reports.ts';
import { registrationRoutes } from './routes/registration.ts';
import { setupRoutes } from './routes/setup.ts';
import { adminRoutes } from './routes/admin.ts';
import { integrityRoutes } from './routes/integrity.ts';

/**
 * The one table of what can be called, by area. The server's registration, the browser's client, the page at
 * `/api/docs` and the permission test are all made from it; a route that is not here cannot exist.
 */
export const routes = {
  health: healthRoutes,
  docs: docsRoutes,
  auth: authRoutes,
  account: accountRoutes,
  ownData: ownDataRoutes,
  passkeys: passkeyRoutes,
  tokens: tokenRoutes,
  games: gameRoutes,
  storage: storageRoutes,
  hands: handRoutes,
  boards: boardRoutes,
  participation: participationRoutes,
  pairs: pairRoutes,
  people: peopleRoutes,
  ranking: rankingRoutes,
  bidding: biddingRoutes,
  comments: commentRoutes,
  blocks: blockRoutes,
  reports: reportRoutes,
  events: eventRoutes,
  partners: partnerRoutes,
  analysis: analysisRoutes,
  stats: statsRoutes,
  field: fieldRoutes,
  styles: styleRoutes,
  shares: shareRoutes,
  registration: registrationRoutes,
  setup: setupRoutes,
  presentations: presentationRoutes,
  admin: adminRoutes,
  integrity: integrityRoutes,
};

export type Routes = typeof routes;

/** `games.upload`, as it is written in code after `routes`. */
export type RouteName = {
  [Area in keyof Routes]: `${Area}.${keyof Routes[Area] & string}`;
}[keyof Routes];

/** Every route with its name, for what concerns all of them. */
export const allRoutes: readonly (readonly [RouteName, Route])[] = Object.entries(routes).flatMap(
  ([area, table]) =>
    Object.entries<Route>(table).map(([name, route]) => [`${area}.${name}` as RouteName, route] as const),
);
