import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Connection, connect } from '../db/connect.ts';
import { passwordHashing } from '../features/auth/password-hash.ts';
import type { MailMessage } from '../features/mail/mail-message.ts';
import { makeTransport } from '../features/mail/transport.ts';
import { makeLogger } from '../http/logger.ts';
import { makeServices, type Services } from '../services.ts';
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Every line of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** The newest mail to an address, once it is there. */
  sentMailTo(address: string, subject?: RegExp): Promise<MailMessage>;
  readonly sentMails: MailMessage[];
  /** The analyst does nothing until a test starts it. */
  readonly services: Services;
  /** A browser of its own: keeps its cookies from one request to the next. */
  browser(): TestBrowser;
}

export interface TestBrowser {
  send(method: InjectOptions['method'], url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Sends a file as the upload dialog does. */
  upload(file: string | Uint8Array, options?: UploadOptions): Promise<LightMyRequestResponse>;
  /** Sends several files and texts as the upload dialog does. */
  uploadSeveral(
    parts: readonly TestPart[],
    options?: {
      readonly fields?: UploadOptions['fields'];
      readonly preview?: boolean;
      /** The game that they join. */
      readonly into?: number;
    },
  ): Promise<LightMyRequestResponse>;
  /** A new account, signed in. */
  register(email?: string): Promise<LightMyRequestResponse>;
  cookie(): string | undefined;
}

interface UploadOptions {
  readonly filename?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type TestPart =
  | { readonly name: string; readonly file: string | Uint8Array; readonly type?: string }
  | { readonly text: string }
  | { readonly address: string };

interface TestServerOptions extends Pick<TestDatabaseOptions, 'own'> {
  /** The production cost only where it is what is tested: most tests register users. */
  readonly passwordCost?: 'low' | 'production';
}

/** The lowest that argon2 takes. */
const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The whole server on a real database, for one test file. */
export function useTestServer(
  settings: Partial<Config> = {},
  { own, passwordCost = 'low' }: TestServerOptions = {},
): TestServer {
  const log: Record<string, unknown>[] = [];
  const sentMails: MailMessage[] = [];
  let app: FastifyInstance | undefined;
  let services: Services | undefined;
  let database: TestDatabase | undefined;

  beforeAll(async () => {
    database = await openTestDatabase(own === undefined ? {} : { own });
    const config = { ...readConfig({ RATE_LIMIT: 'off' }), ...settings, dataDir: database.settings.dataDir };
    const logger = makeLogger('info', {
      write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
    });
    services = makeServices({
      config,
      connection: database,
      logger,
      transport: makeTransport(config, (_file, message) => void sentMails.push(message)),
      links: config,
      passwords: passwordCost === 'low' ? passwordHashing(LOW_COST) : passwordHashing(),
    });
    app = await buildApp({ config, connection: database, logger, services, readiness: { stopping: false } });
  });
  afterAll(async () => {
    await app?.close();
    await services?.analyst.stop();
    await services?.fairJudge.stop();
    await services?.boardCounter.stop();
    await services?.mail.stop();
    await database?.close();
  });

  return {
    log,
    sentMails,
    get services() {
      return started(services);
    },
    sentMailTo: (address, subject = /./) =>
      vi.waitFor(
        () => {
          const message = sentMails.findLast(
            ({ to, subject: about }) => to === address && subject.test(about),
          );
          if (message === undefined) throw new Error(`No mail to ${address} yet.`);
          return message;
        },
        { timeout: 60_000 },
      ),
    get app() {
      return started(app);
    },
    get database() {
      return started(database);
    },
    browser: () => makeBrowser(() => started(app)),
  };
}

/** A second server on the database of the first, as behind a proxy; on the embedded database it shares the connection. */
export function useSecondServer(
  first: TestServer,
  settings: Partial<Config> = {},
): { readonly app: FastifyInstance } {
  let app: FastifyInstance | undefined;
  let services: Services | undefined;
  let connection: Connection | undefined;
  beforeAll(async () => {
    const { database } = first;
    connection = database.engine === 'postgres' ? await connect(database.settings) : undefined;
    const config = { ...readConfig({ RATE_LIMIT: 'off' }), ...settings, dataDir: database.settings.dataDir };
    const logger = makeLogger('silent');
    const transport = makeTransport(config, () => undefined);
    const parts = { config, connection: connection ?? database, logger };
    services = makeServices({ ...parts, transport, links: config });
    app = await buildApp({ ...parts, services, readiness: { stopping: false } });
  });
  afterAll(async () => {
    await app?.close();
    await services?.analyst.stop();
    await services?.fairJudge.stop();
    await services?.boardCounter.stop();
    await services?.mail.stop();
    await connection?.close();
  });
  return {
    get app() {
      return started(app);
    },
  };
}

export const password = 'two hearts doubled';

let people = 0;

function makeBrowser(app: () => FastifyInstance): TestBrowser {
  let cookie: string | undefined;
  let device: string | undefined;
  const send: TestBrowser['send'] = (method, url, body) => sendPayload(method, url, body);
  const sendPayload = async (
    method: InjectOptions['method'],
    url: string,
    body: InjectOptions['payload'],
  ): Promise<LightMyRequestResponse> => {
    const response = await app().inject({
      method: method ?? 'GET',
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...cookieHeader(cookie, device) },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value } of response.cookies) {
      const pair = value === '' ? undefined : `${name}=${value}`;
      if (name.endsWith('device')) device = pair;
      else cookie = pair;
    }
    return response;
  };
  const upload: TestBrowser['upload'] = (
    file,
    { filename = 'game.pbn', type = 'application/octet-stream', fields = {} } = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file], { type }), filename);
    return sendPayload('POST', '/api/games/upload', form);
  };
  const uploadSeveral: TestBrowser['uploadSeveral'] = (
    parts,
    { fields = {}, preview = false, into } = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const part of parts) {
      if ('file' in part) form.append('file', new Blob([part.file], { type: part.type ?? '' }), part.name);
      else for (const [name, value] of Object.entries(part)) form.append(name, value);
    }
    if (into !== undefined) return sendPayload('POST', `/api/games/${into}/results`, form);
    return sendPayload('POST', preview ? '/api/games/uploads/preview' : '/api/games/uploads', form);
  };
  return {
    send,
    upload,
    uploadSeveral,
    cookie: () => cookie,
    register: (email = `player${(people += 1)}@example.org`) =>
      send('POST', '/api/register', {
        email,
        password,
        firstName: 'Ada',
        lastName: 'Lark',
        displayName: 'Ada L.',
      }),
  };
}

function cookieHeader(...pairs: (string | undefined)[]): { cookie?: string } {
  const given = pairs.filter((pair) => pair !== undefined);
  return given.length === 0 ? {} : { cookie: given.join('; ') };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The test server is used before it has started.');
  return part;
}
