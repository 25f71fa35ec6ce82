import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Analyst, makeAnalyst } from '../features/analysis/analyst.ts';
import { processSolver } from '../features/analysis/solver.ts';
import { passwordHashing } from '../features/auth/password-hash.ts';
import { accountMails } from '../features/auth/mails.ts';
import { type LiveService, liveService } from '../features/live/service.ts';
import type { Letter } from '../features/mail/letter.ts';
import { type MailService, mailService } from '../features/mail/service.ts';
import { partnerNewsMails } from '../features/partner-news/mails.ts';
import { makeTransport } from '../features/mail/transport.ts';
import { makeLogger } from '../http/logger.ts';
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Every line of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** The newest mail to an address, once it is there. */
  letterTo(address: string, subject?: RegExp): Promise<Letter>;
  readonly letters: Letter[];
  readonly mail: MailService;
  readonly live: LiveService;
  /** Does nothing until a test starts it. */
  readonly analyst: Analyst;
  /** A browser of its own: keeps its cookies from one request to the next. */
  browser(): TestBrowser;
}

export interface TestBrowser {
  send(method: InjectOptions['method'], url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Sends a file as the upload dialog does. */
  upload(file: string | Uint8Array, options?: UploadOptions): Promise<LightMyRequestResponse>;
  /** A new account, signed in. */
  register(email?: string): Promise<LightMyRequestResponse>;
  cookie(): string | undefined;
}

interface UploadOptions {
  readonly filename?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

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
  const letters: Letter[] = [];
  let app: FastifyInstance | undefined;
  let mail: MailService | undefined;
  let live: LiveService | undefined;
  let analyst: Analyst | undefined;
  let database: TestDatabase | undefined;

  beforeAll(async () => {
    database = await openTestDatabase(own === undefined ? {} : { own });
    const config = { ...readConfig({ RATE_LIMIT: 'off' }), ...settings, dataDir: database.settings.dataDir };
    const logger = makeLogger('info', {
      write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
    });
    mail = mailService({
      db: database.db,
      transport: makeTransport(config, (_file, letter) => void letters.push(letter)),
      composers: { ...accountMails(database.db, config), ...partnerNewsMails(database.db, config) },
      log: makeLogger('silent'),
    });
    live = liveService(database.notices);
    analyst = makeAnalyst({ db: database.db, solver: processSolver(), live, log: logger });
    app = await buildApp({
      config,
      connection: database,
      logger,
      mail,
      live,
      analyst,
      readiness: { stopping: false },
      passwords: passwordCost === 'low' ? passwordHashing(LOW_COST) : passwordHashing(),
    });
  });
  afterAll(async () => {
    await app?.close();
    await analyst?.stop();
    await mail?.stop();
    await database?.close();
  });

  return {
    log,
    letters,
    get mail() {
      return started(mail);
    },
    get live() {
      return started(live);
    },
    get analyst() {
      return started(analyst);
    },
    letterTo: (address, subject = /./) =>
      vi.waitFor(
        () => {
          const letter = letters.findLast(({ to, subject: about }) => to === address && subject.test(about));
          if (letter === undefined) throw new Error(`No mail to ${address} yet.`);
          return letter;
        },
        { timeout: 10_000 },
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

export const password = 'two hearts doubled';

let people = 0;

function makeBrowser(app: () => FastifyInstance): TestBrowser {
  let cookie: string | undefined;
  const send: TestBrowser['send'] = (method, url, body) => sendPayload(method, url, body);
  const sendPayload = async (
    method: InjectOptions['method'],
    url: string,
    body: InjectOptions['payload'],
  ): Promise<LightMyRequestResponse> => {
    const response = await app().inject({
      method: method ?? 'GET',
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const set = response.cookies[0];
    if (set !== undefined) cookie = set.value === '' ? undefined : `${set.name}=${set.value}`;
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
  return {
    send,
    upload,
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

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The test server is used before it has started.');
  return part;
}
