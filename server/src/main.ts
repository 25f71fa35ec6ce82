import { counted } from '@bridge-review/bridge/counted';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { EmbeddedDatabaseError } from './db/embedded/embedded-database-error.ts';
import { usableFolder } from './db/embedded/folder-failure.ts';
import { FolderInUseError } from './db/embedded/folder-lock.ts';
import { DatabaseSetupError, explained, verifyPostgres } from './db/explain-failure.ts';
import { migrate, MigrationError } from './db/migrate.ts';
import { resetFutureTimes } from './db/future-times.ts';
import { ensureFirstAdmin, type FirstAdmin } from './features/auth/first-admin.ts';
import { removeExpired } from './features/auth/expired.ts';
import { removeLeftovers } from './features/games/leftovers.ts';
import { listUnlisted } from './features/named-players/service.ts';
import { makeTransport } from './features/mail/transport.ts';
import { trackConnections } from './http/connections.ts';
import type { Readiness } from './http/health.ts';
import { makeLogger } from './http/logger.ts';
import { closeServer, shutDownOnSignal, waitUnready } from './http/shutdown.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { type ProgressOutput, progressOutput } from './progress-output.ts';
import { makeServices } from './services.ts';
import { steadyOutput } from './steady-output.ts';

/** Starts the server, or reports in one sentence why it cannot start. */
export async function main(): Promise<void> {
  try {
    await start(
      readConfig(process.env, process.stdout.isTTY),
      progressOutput(
        steadyOutput(process.stderr, (lost) => `${counted(lost, 'line')} could not be written here.\n`),
      ),
    );
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(config: Config, output: ProgressOutput): Promise<void> {
  const logger = makeLogger(config.logLevel);
  const readiness: Readiness = { stopping: false };
  // Mails are written there, also where the database is elsewhere.
  if (config.smtpUrl === null) usableFolder(config.dataDir);

  const connection = await output.during('Opening the database', () =>
    connect(config, {
      onProgress: (what) => output.detail(what),
      onFailure: (error) => {
        logger.fatal({ err: error }, 'the database is lost');
        process.exit(1);
      },
    }),
  );
  const { databaseUrl } = config;
  if (databaseUrl !== null) await verifyPostgres(connection.pool, databaseUrl);
  const migrated = await output.during('Bringing the database up to date', () =>
    explained(databaseUrl, () => migrate(connection.pool)),
  );
  if (migrated.length > 0) logger.info({ migrations: migrated }, 'migrated');
  const admin = await explained(databaseUrl, () => ensureFirstAdmin(connection.db, config.admin));

  const links = { publicUrl: config.publicUrl, supportEmail: config.supportEmail };
  const transport = makeTransport(config, (file, { subject, link }) => {
    output.line(`Mail written: ${file} (${subject})${link === null ? '' : `\n  ${link}`}`);
  });
  const services = makeServices({ config, connection, logger, transport, links });
  const { analyst, boardCounter, fairJudge, mail } = services;
  // Loaded only if used.
  const metrics = config.metrics && (await import('./metrics/metrics.ts')).makeMetrics(connection.pool);
  const app = await buildApp({ config, connection, logger, readiness, services, metrics });
  // No other process can be writing to an embedded database that this server has just opened.
  if (connection.engine === 'embedded') await removeLeftovers(connection, new Date());
  const housekeeping = startHousekeeping(
    [
      { name: 'expired', run: () => removeExpired(connection.db) },
      { name: 'challenges', run: () => services.passkeys.removeExpired() },
      { name: 'registrations', run: () => services.registration.removeOld() },
      { name: 'decided reports', run: () => services.reports.removeOld() },
      { name: 'expired links', run: () => services.shares.removeExpired() },
      { name: 'leftovers', run: () => removeLeftovers(connection) },
      { name: 'players', run: () => listUnlisted(connection.db) },
      { name: 'backup', run: () => services.backups.makeIfDue() },
      { name: 'future times', run: () => resetFutureTimes(connection.db) },
    ],
    logger,
  );
  const metricsServer =
    config.metrics &&
    metrics &&
    (await listening(config.metrics, 'METRICS_', (at) => startMetricsServer(metrics, at, logger)));
  const connections = trackConnections(app.server);
  shutDownOnSignal(
    [
      [{ name: 'unready', timeoutMs: 100, run: () => void (readiness.stopping = true) }],
      [waitUnready(config.shutdownDelayMs)],
      [
        { name: 'housekeeping', timeoutMs: 5_000, run: () => housekeeping.stop() },
        { name: 'backup', timeoutMs: 5_000, run: () => services.backups.stop() },
        { name: 'requests', timeoutMs: 5_000, run: () => closeServer(app, connections) },
        { name: 'mails', timeoutMs: 5_000, run: () => mail.stop() },
        { name: 'analysis', timeoutMs: 5_000, run: () => analyst.stop() },
        { name: 'fair judgements', timeoutMs: 5_000, run: () => fairJudge.stop() },
        { name: 'played boards', timeoutMs: 5_000, run: () => boardCounter.stop() },
        { name: 'metrics', timeoutMs: 1_000, run: () => metricsServer?.close() },
      ],
      [{ name: 'database', timeoutMs: 4_000, run: () => connection.close() }],
    ],
    logger,
  );

  const address = await listening(config, '', (at) => app.listen(at));
  // With port 0 the address for links in mails is known only now.
  if (config.port === 0) links.publicUrl = address;
  mail.start();
  analyst.start();
  fairJudge.start();
  boardCounter.start();
  connection.onReturn(() => {
    logger.info('the database answers again');
    mail.wake();
    analyst.wake();
    fairJudge.wake();
    boardCounter.wake();
    housekeeping.retry();
  });
  if (metricsServer) output.line(`Metrics are at ${metricsServer.url}`);
  output.line(`Bridge Review is ready at ${links.publicUrl}`);
  announce(admin, output);
}

/** Listens, or says which setting is in the way; their names begin with the prefix. */
async function listening<T>(
  { host, port }: { readonly host: string; readonly port: number },
  prefix: 'METRICS_' | '',
  listen: (at: { host: string; port: number }) => Promise<T>,
): Promise<T> {
  try {
    return await listen({ host, port });
  } catch (error) {
    const sentence = whyNotListening(error, prefix, host, port);
    throw sentence === null ? error : new ConfigError(sentence, { cause: error });
  }
}

function whyNotListening(error: unknown, prefix: string, host: string, port: number): string | null {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use; stop what uses it or set ${prefix}PORT to another.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user; set ${prefix}PORT to another, such as 3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${prefix}HOST ${host} is no address of this machine.`;
    default:
      return null;
  }
}

/** The password is shown here and nowhere else; it is not in the log. */
function announce(admin: FirstAdmin, output: ProgressOutput): void {
  if (admin.kind === 'present') return;
  output.line(`An administrator was made: ${admin.email}`);
  if (admin.generatedPassword !== null) {
    output.line(`Its password is ${admin.generatedPassword} (shown only this once)`);
  }
}

const expected = [ConfigError, DatabaseSetupError, EmbeddedDatabaseError, FolderInUseError, MigrationError];

const isExpected = (error: unknown): error is Error => expected.some((kind) => error instanceof kind);
