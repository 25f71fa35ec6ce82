import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { makeTransport } from '../features/mail/transport.ts';
import { makeLogger } from '../http/logger.ts';
import { makeServices } from '../services.ts';
import { type Demo, fillDemo } from './fill-demo.ts';
import { demoAdmin, demoPassword, demoPeople } from './people.ts';
import { workedOut } from './worked-out.ts';
import { workOutDemo } from './work-out.ts';

/** Makes the demo in an empty data folder. */
export const makeDemo = (dataDir: string, today: Date): Promise<void> =>
  onDemo(dataDir, async (demo) => void (await fillDemo(demo, today, workedOut)));

/** What `worked-out.ts` holds, worked out anew in an empty data folder. */
export const workOut = (dataDir: string) =>
  onDemo(dataDir, (demo) => workOutDemo(demo, new Date('2026-11-17T12:00:00Z')));

/** For the terminal. */
export const signIns = { people: [...Object.values(demoPeople), demoAdmin], password: demoPassword };

async function onDemo<T>(dataDir: string, work: (demo: Demo) => Promise<T>): Promise<T> {
  const config: Config = { ...readConfig({ RATE_LIMIT: 'off' }), dataDir };
  const logger = makeLogger('silent');
  const connection = await connect(config);
  try {
    await migrate(connection.pool);
    const transport = makeTransport(config, () => undefined);
    const services = makeServices({ config, connection, logger, transport, links: config });
    return await work({ db: connection.db, services });
  } finally {
    await connection.close();
  }
}
