import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { accountHandlers } from './features/account/routes.ts';
import { accountService } from './features/account/service.ts';
import type { Analyst } from './features/analysis/analyst.ts';
import { analysisHandlers } from './features/analysis/routes.ts';
import { analysisService } from './features/analysis/service.ts';
import { processSolver } from './features/analysis/solver.ts';
import { adminHandlers } from './features/admin/routes.ts';
import { adminService } from './features/admin/service.ts';
import { auditService } from './features/audit/service.ts';
import { attemptLimit, noLimit } from './features/auth/attempt-limit.ts';
import { authHandlers } from './features/auth/routes.ts';
import type { PasswordHashing } from './features/auth/password-hash.ts';
import { authService } from './features/auth/service.ts';
import { biddingHandlers } from './features/bidding/routes.ts';
import { biddingService } from './features/bidding/service.ts';
import { commentHandlers } from './features/comments/routes.ts';
import { commentService } from './features/comments/service.ts';
import { downloadService } from './features/games/download.ts';
import { fileReader } from './features/games/reading/file-reader.ts';
import { gameHandlers } from './features/games/routes.ts';
import { gameService } from './features/games/service.ts';
import { storedFiles } from './features/games/stored-files.ts';
import { uploadService } from './features/games/upload.ts';
import { handHandlers } from './features/hands/routes.ts';
import { handService } from './features/hands/service.ts';
import { eventHandlers } from './features/live/routes.ts';
import type { LiveService } from './features/live/service.ts';
import { integrityHandlers } from './features/integrity/routes.ts';
import { integrityService } from './features/integrity/service.ts';
import type { MailService } from './features/mail/service.ts';
import { participationHandlers } from './features/participation/routes.ts';
import { participationService } from './features/participation/service.ts';
import { partnerNewsService } from './features/partner-news/service.ts';
import { partnerHandlers } from './features/partners/routes.ts';
import { partnerService } from './features/partners/service.ts';
import { storageHandlers } from './features/storage/routes.ts';
import { storageService } from './features/storage/service.ts';
import { usageService } from './features/usage/service.ts';
import { docsHandlers } from './http/docs.ts';
import { answerError } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { closeConnectionsWhenStopping, healthHandlers, type Readiness } from './http/health.ts';
import { noRequestLimits, requestLimits } from './http/request-limit.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRoutes } from './http/register-routes.ts';
import { registerStaticFiles } from './http/static-files.ts';

/** No call but an upload needs more, and an upload is not JSON. */
const BODY_BYTES = 64 * 1024;

export interface AppParts {
  readonly config: Config;
  readonly connection: Pick<Connection, 'db' | 'engine' | 'pool' | 'notices'>;
  readonly logger: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly mail: MailService;
  readonly live: LiveService;
  readonly analyst: Analyst;
  /** For tests, which may take a lower cost. */
  readonly passwords?: PasswordHashing;
}

/** Puts the server together; it listens to nothing yet. */
export async function buildApp({
  config,
  connection,
  logger,
  readiness,
  mail,
  live,
  analyst,
  passwords,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_BYTES,
    // The largest upload over a slow line takes less; whoever takes longer is holding a place.
    requestTimeout: 5 * 60_000,
    // Requests under way are answered before the server closes; idle connections are not waited for.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);

  registerRequestLog(app);
  closeConnectionsWhenStopping(app, readiness);
  await registerHeaders(app, config.publicUrl);

  const { db } = connection;
  const attempts = config.rateLimit ? attemptLimit(db) : noLimit;
  const auth = authService(db, attempts, mail, passwords);
  const reader = fileReader();
  app.addHook('onClose', () => reader.stop());
  const audit = auditService(db);
  const games = gameService(db, usageService(), audit);
  const storage = storageService(db, config, logger);
  const uploads = uploadService({ db, reader, storage, log: logger, onPublished: () => analyst.wake() });
  const downloads = downloadService(db, games, reader);
  const hands = handService(db);
  const news = partnerNewsService(mail);
  const partners = partnerService(db);
  const participation = participationService(db, partners);
  const bidding = biddingService({ db, hands, participation, partners, live, news });
  const comments = commentService({ db, hands, participation, live, news });
  const analysis = analysisService(db);
  const account = accountService({
    db,
    auth,
    mail,
    analysis,
    keepers: [partners, participation, bidding],
  });
  const admin = adminService({ db, auth, account, audit, live, storage });
  const integrity = integrityService({
    connection,
    files: storedFiles(db),
    solver: processSolver(),
    audit,
  });
  await registerRoutes(
    app,
    {
      health: healthHandlers(connection.pool, readiness),
      docs: docsHandlers(),
      auth: authHandlers(auth),
      account: accountHandlers(account),
      games: gameHandlers({ games, uploads, downloads, hands, storage }),
      storage: storageHandlers(storage),
      hands: handHandlers(hands),
      participation: participationHandlers(participation),
      bidding: biddingHandlers(bidding),
      comments: commentHandlers(comments),
      events: eventHandlers(live, hands, games),
      partners: partnerHandlers(partners),
      analysis: analysisHandlers(analysis),
      admin: adminHandlers(admin, audit),
      integrity: integrityHandlers(integrity),
    },
    {
      publicUrl: config.publicUrl,
      limits: config.rateLimit
        ? await requestLimits(app, (limit, userId) => attempts.beforeCall(limit, userId))
        : noRequestLimits,
      findViewer: (token) => auth.findViewer(token),
      stillSignedIn: (viewer) => auth.stillSignedIn(viewer),
    },
  );
  await registerStaticFiles(app, config);
  return app;
}

/** A number counts the proxies in front of us; anything else Fastify understands itself. */
function trusted(
  setting: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
