import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { accountHandlers } from './features/account/routes.ts';
import { analysisHandlers } from './features/analysis/routes.ts';
import { adminHandlers } from './features/admin/routes.ts';
import { authHandlers } from './features/auth/routes.ts';
import { biddingHandlers } from './features/bidding/routes.ts';
import { blockHandlers } from './features/blocks/routes.ts';
import { boardHandlers } from './features/boards/routes.ts';
import { commentHandlers } from './features/comments/routes.ts';
import { gameHandlers } from './features/games/routes.ts';
import { handHandlers } from './features/hands/routes.ts';
import { eventHandlers } from './features/events/routes.ts';
import { integrityHandlers } from './features/integrity/routes.ts';
import { pairHandlers } from './features/pairs/routes.ts';
import { passkeyHandlers } from './features/passkeys/routes.ts';
import { participationHandlers } from './features/participation/routes.ts';
import { peopleHandlers } from './features/people/routes.ts';
import { rankingHandlers } from './features/ranking/routes.ts';
import { partnerHandlers } from './features/partners/routes.ts';
import { fieldHandlers } from './features/field/routes.ts';
import { statsHandlers } from './features/stats/routes.ts';
import { storageHandlers } from './features/storage/routes.ts';
import { ownDataHandlers } from './features/own-data/routes.ts';
import { reportHandlers } from './features/reports/routes.ts';
import { registrationHandlers } from './features/registration/routes.ts';
import { setupHandlers } from './features/setup/routes.ts';
import { embedNotice, embedService } from './features/shares/embed-service.ts';
import { shareHandlers } from './features/shares/routes.ts';
import { presentationHandlers } from './features/presentations/routes.ts';
import { styleHandlers } from './features/styles/routes.ts';
import { tokenHandlers } from './features/tokens/routes.ts';
import { docsHandlers } from './http/docs.ts';
import { loadEmbedPages } from './http/embed-pages.ts';
import { answerError } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { closeConnectionsWhenStopping, healthHandlers, type Readiness } from './http/health.ts';
import { noRequestLimits, requestLimits } from './http/request-limit.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRoutes } from './http/register-routes.ts';
import { sharedToken } from './http/share-link.ts';
import { registerStaticFiles } from './http/static-files.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Services } from './services.ts';

/** Only uploads need more, and they are not JSON. */
const BODY_BYTES = 64 * 1024;

export interface AppParts {
  readonly config: Config;
  readonly connection: Pick<Connection, 'pool'>;
  readonly logger: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly services: Services;
  /** Null where nobody collects them. */
  readonly metrics?: Pick<Metrics, 'watch'> | null;
}

/** Puts the server together; it listens to nothing yet. */
export async function buildApp({
  config,
  connection,
  logger,
  readiness,
  services,
  metrics = null,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_BYTES,
    // The largest upload over a slow connection takes less time than this.
    requestTimeout: 5 * 60_000,
    // Requests under way are answered before the server closes; idle connections are not waited for.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);

  registerRequestLog(app);
  metrics?.watch(app);
  closeConnectionsWhenStopping(app, readiness);
  await registerHeaders(app, config.publicUrl);

  const { account, admin, analysis, attempts, audit, auth, bidding, blocks, boards, comments } = services;
  const {
    downloads,
    events,
    field,
    games,
    hands,
    integrity,
    joins,
    pairs,
    participation,
    partners,
    passkeys,
    people,
    pictures,
    presentations,
    ranking,
    reader,
    ownData,
    registration,
    reports,
    setup,
    shares,
    stats,
    storage,
    styles,
    tokens,
    uploads,
  } = services;
  app.addHook('onClose', async () => {
    await Promise.all([reader.stop(), pictures.stop()]);
  });
  const embedPages = await loadEmbedPages();
  await registerRoutes(
    app,
    {
      health: healthHandlers(connection.pool, readiness),
      docs: docsHandlers(),
      auth: authHandlers(auth),
      account: accountHandlers(account),
      ownData: ownDataHandlers(ownData),
      passkeys: passkeyHandlers(passkeys),
      tokens: tokenHandlers(tokens),
      games: gameHandlers({ games, uploads, joins, downloads, hands, participation, analysis, storage }),
      storage: storageHandlers(storage),
      hands: handHandlers(hands),
      boards: boardHandlers(boards),
      participation: participationHandlers(participation),
      pairs: pairHandlers(pairs),
      people: peopleHandlers(people),
      ranking: rankingHandlers(ranking),
      bidding: biddingHandlers(bidding),
      comments: commentHandlers(comments),
      blocks: blockHandlers(blocks),
      reports: reportHandlers(reports),
      events: eventHandlers(events, hands, games),
      partners: partnerHandlers(partners),
      analysis: analysisHandlers(analysis),
      stats: statsHandlers(stats),
      field: fieldHandlers(field),
      styles: styleHandlers(styles),
      shares: shareHandlers(shares, embedService(shares, embedPages)),
      registration: registrationHandlers(registration),
      setup: setupHandlers(setup),
      presentations: presentationHandlers(presentations),
      admin: adminHandlers(admin, audit),
      integrity: integrityHandlers(integrity),
    },
    {
      publicUrl: config.publicUrl,
      limits: config.rateLimit
        ? await requestLimits(app, (limit, userId) => attempts.beforeCall(limit, userId))
        : noRequestLimits,
      findTokenHolder: (token) => tokens.findHolder(token),
      findViewer: (token) => auth.findViewer(token),
      stillSignedIn: (viewer) => auth.stillSignedIn(viewer),
      adminsNeedPasskey: () => passkeys.isDemanded(),
      noticeInFrame: (failure) => embedNotice(embedPages, failure),
    },
  );
  const pageSettings = { ...config, registrationMode: () => services.admission.shownMode.get() };
  await registerStaticFiles(app, pageSettings, {
    findHead: async (request, path) => {
      const token = sharedToken(path);
      return token === null ? null : shares.pageHead(token, request.ip);
    },
  });
  return app;
}

/** A number counts the proxies in front of us; anything else Fastify understands itself. */
function trusted(
  setting: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
