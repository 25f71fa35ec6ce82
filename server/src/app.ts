import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { accountRoutes } from './features/account/routes.ts';
import { accountService } from './features/account/service.ts';
import { attemptLimit, noLimit } from './features/auth/attempt-limit.ts';
import { authRoutes } from './features/auth/routes.ts';
import { authService } from './features/auth/service.ts';
import { downloadService } from './features/games/download.ts';
import { fileReader } from './features/games/reading/file-reader.ts';
import { gameRoutes } from './features/games/routes.ts';
import { gameService } from './features/games/service.ts';
import { uploadService } from './features/games/upload.ts';
import { handRoutes } from './features/hands/routes.ts';
import { handService } from './features/hands/service.ts';
import type { MailService } from './features/mail/service.ts';
import { docsRoutes } from './http/docs.ts';
import { answerError } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { closeConnectionsWhenStopping, healthRoutes, type Readiness } from './http/health.ts';
import { registerRequestLimit } from './http/request-limit.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRoutes } from './http/register-routes.ts';
import { registerStaticFiles } from './http/static-files.ts';

/** No call but an upload needs more, and an upload is not JSON. */
const BODY_BYTES = 64 * 1024;

export interface AppParts {
  readonly config: Config;
  readonly connection: Pick<Connection, 'db' | 'pool'>;
  readonly logger: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly mail: MailService;
}

/** Puts the server together; it listens to nothing yet. */
export async function buildApp({
  config,
  connection,
  logger,
  readiness,
  mail,
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
  if (config.rateLimit) await registerRequestLimit(app);

  const auth = authService(connection.db, config.rateLimit ? attemptLimit(connection.db) : noLimit, mail);
  const account = accountService(connection.db, auth, mail);
  const reader = fileReader();
  app.addHook('onClose', () => reader.stop());
  const games = gameService(connection.db);
  const uploads = uploadService(connection.db, reader, logger);
  const downloads = downloadService(connection.db, games, reader);
  const hands = handService(connection.db);
  await registerRoutes(
    app,
    {
      ...healthRoutes(connection.pool, readiness),
      ...docsRoutes(),
      ...authRoutes(auth),
      ...accountRoutes(account),
      ...gameRoutes({ games, uploads, downloads, hands }),
      ...handRoutes(hands),
    },
    { publicUrl: config.publicUrl, findViewer: (token) => auth.findViewer(token) },
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
