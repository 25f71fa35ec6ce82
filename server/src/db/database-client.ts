import { callbackify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { NoPrimaryError } from './connection-failure.ts';
import { databaseAddresses } from './database-addresses.ts';

/** A client that is not connected yet. Of several machines it connects to the one that takes writes. */
export const databaseClient = (url: string, config: ClientConfig = {}): Client =>
  new (clientOf(url))({ ...config, connectionString: url });

/** What a pool makes its connections of. */
export const clientOf = (url: string): typeof Client =>
  databaseAddresses(url).length > 1 ? PrimaryClient : Client;

type Connected = (error: Error | null) => void;

/** Looks anew each time: after a failover the next connection leads to the other machine. */
class PrimaryClient extends Client {
  readonly #addresses: readonly string[];

  constructor(config: ClientConfig = {}) {
    const addresses = databaseAddresses(config.connectionString ?? '');
    super({ ...config, connectionString: addresses[0] });
    this.#addresses = addresses;
  }

  override connect(): Promise<Client & this>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client & this> | void {
    const connected = this.#connectToPrimary();
    if (callback === undefined) return connected;
    callbackify(() => connected)((error: Error | null) => callback(error));
  }

  async #connectToPrimary(): Promise<Client & this> {
    const { host, port } = new Client(await findPrimary(this.#addresses));
    // Read when it connects; user, password and database are the same everywhere.
    Object.assign(this, { host, port });
    await super.connect();
    return this;
  }
}

const PROBE_MS = 1_500;

/** The address of the machine that takes writes; all are asked at once, as one that is gone may not answer at all. */
async function findPrimary(addresses: readonly string[]): Promise<string> {
  try {
    return await Promise.any(addresses.map(requirePrimary));
  } catch (error) {
    const reasons = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
    // That one is away says more than that the other takes no writes.
    throw reasons.find((reason) => !(reason instanceof NoPrimaryError)) ?? reasons[0];
  }
}

async function requirePrimary(address: string): Promise<string> {
  const probe = new Client({
    connectionString: address,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  // Without a listener an error would end the process; what fails rejects below.
  probe.on('error', () => undefined);
  try {
    await probe.connect();
    const { rows } = await probe.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby !== false) throw new NoPrimaryError();
    return address;
  } finally {
    void probe.end().catch(() => undefined);
  }
}
