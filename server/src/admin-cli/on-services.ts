import type { Config } from '../config.ts';
import type { Connection } from '../db/connect.ts';
import { makeTransport } from '../features/mail/transport.ts';
import { makeLogger } from '../http/logger.ts';
import { makeServices, type Services } from '../services.ts';
import { onDatabase } from './open-database.ts';

/** Runs `work` with the server's services. None of them is started: a mail that is enqueued is for the server to send. */
export const onServices = <T>(
  config: Config,
  work: (services: Services, connection: Connection) => Promise<T>,
): Promise<T> =>
  onDatabase(config, (connection) => {
    const services = makeServices({
      config,
      connection,
      logger: makeLogger('silent'),
      transport: makeTransport(config, () => undefined),
      links: config,
    });
    return work(services, connection);
  });
