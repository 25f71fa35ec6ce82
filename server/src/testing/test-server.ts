import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { makeLogger } from '../http/logger.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Every line of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** A browser of its own: keeps its cookies from one request to the next. */
  browser(): TestBrowser;
}

export interface TestBrowser {
  send(method: InjectOptions['method'], url: string, body?: object): Promise<LightMyRequestResponse>;
  /** A new account, signed in. */
  register(email?: string): Promise<LightMyRequestResponse>;
  cookie(): string | undefined;
}

/** The whole server on a real database, for one test file. */
export function useTestServer(settings: Partial<Config> = {}): TestServer {
  const log: Record<string, unknown>[] = [];
  let app: FastifyInstance | undefined;
  let database: TestDatabase | undefined;

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await buildApp({
      config: { ...readConfig({ RATE_LIMIT: 'off' }), ...settings },
      connection: database,
      logger: makeLogger('info', {
        write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
      }),
      readiness: { stopping: false },
    });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  return {
    log,
    get app() {
      return started(app);
    },
    get database() {
      return started(database);
    },
    browser: () => makeBrowser(() => started(app)),
  };
}

export const password = 'correct horse';

let people = 0;

function makeBrowser(app: () => FastifyInstance): TestBrowser {
  let cookie: string | undefined;
  const send: TestBrowser['send'] = async (method, url, body) => {
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
  return {
    send,
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
