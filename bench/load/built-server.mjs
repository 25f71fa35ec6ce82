/** Modules of the built server. The build writes no types beside its code, so the names they export are not checked. */

/** @param {string} path */
const built = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);

/** The database and the services of the product in this process, without a server. @param {Record<string, string>} settings */
export async function openServices(settings) {
  const [{ readConfig }, { connect }, { migrate }, { makeTransport }, { makeLogger }, { makeServices }] =
    await Promise.all(
      [
        'config.js',
        'db/connect.js',
        'db/migrate.js',
        'features/mail/transport.js',
        'http/logger.js',
        'services.js',
      ].map(built),
    );
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...settings });
  const connection = await connect(config);
  await migrate(connection.pool);
  const services = makeServices({
    config,
    connection,
    logger: makeLogger('warn'),
    transport: makeTransport(config, () => undefined),
    links: config,
  });
  return { connection, services };
}

export { built };
