import { setTimeout as pause } from 'node:timers/promises';
import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { Comment } from '@bridge-review/api/comments';
import { errorAnswer } from '@bridge-review/api/error';
import type { ListedGame, UploadedGame } from '@bridge-review/api/games';
import type { IntegrityReport } from '@bridge-review/api/integrity';
import type { User } from '@bridge-review/api/user';
import { expect } from 'vitest';
import type { RunningServer } from '../../../scripts/running-server.mjs';
import { generateDeal } from './generated-game.ts';
import { registerOverHttp, sessionCookieOf } from './register-over-http.ts';

/** The settings of a server for writers: with an administrator whom they know. */
export const SETTINGS_FOR_WRITERS = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'two hearts doubled',
};

const KINDS = ['registration', 'upload', 'comment', 'bidding'] as const;
type Kind = (typeof KINDS)[number];

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Between a refusal and the next attempt. */
const RETRY_DELAY_MS = 50;

/**
 * People who register, upload, comment and record bidding at the same time without a pause, and everything that was
 * acknowledged to them: the common part of the tests of faults.
 */
export class Writers {
  readonly acknowledged: Record<Kind, number> = { registration: 0, upload: 0, comment: 0, bidding: 0 };
  readonly refusals: Answered[] = [];
  readonly #emails: string[] = [];
  readonly #games: number[] = [];
  readonly #comments: string[] = [];
  #server: RunningServer;
  #admin = '';
  #ann = '';
  #handId = 0;
  #record = 0;
  #tries = 0;
  #lastNote = 0;
  #isWriting = false;
  #lanes: Promise<void>[] = [];

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  /** On a server that was started with the settings for writers. */
  static async join(server: RunningServer): Promise<Writers> {
    const writers = new Writers(server);
    await writers.#begin();
    return writers;
  }

  async #begin(): Promise<void> {
    const { url } = this.#server;
    this.#admin = await signIn(url, SETTINGS_FOR_WRITERS.ADMIN_EMAIL);
    this.#ann = sessionCookieOf(await registerOverHttp(url, 'ann@example.org'));
    const ben = (await (await registerOverHttp(url, 'ben@example.org')).json()) as User;
    const { game, hands } = parse<UploadedGame>(await this.#ask('POST', '/api/games/upload', formOf(0)));
    this.#handId = hands[0]!.id;
    await this.#ask('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
    const record = await this.#ask('POST', `/api/hands/${this.#handId}/partnership-bidding`, {
      gameId: game.id,
      partnerId: ben.id,
      biddingSequence: ['1NT', 'P', 'P', 'P'],
    });
    this.#record = parse<BiddingRecord>(record).id;
  }

  start(): void {
    this.#isWriting = true;
    this.#lanes = KINDS.map((kind) => this.#write(kind));
  }

  /** Ends after the requests in hand. */
  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#lanes);
  }

  /** Until each has been acknowledged something more, so that all are in the middle of writing. */
  async untilEachHasWritten(): Promise<void> {
    const before = { ...this.acknowledged };
    for (const kind of KINDS) await untilMore(() => this.acknowledged[kind], before[kind]);
  }

  /** To the server that took the place of the one that was killed. */
  moveTo(server: RunningServer): void {
    this.#server = server;
  }

  /** Nothing that was acknowledged is lost. */
  async expectAllThere(): Promise<void> {
    const users = new Set(
      (await this.#all<User>('/api/admin/users?limit=200', this.#admin)).map(({ email }) => email),
    );
    expectNone(this.#emails.filter((email) => !users.has(email)));
    const games = new Set(
      (await this.#all<ListedGame>('/api/games?limit=200', this.#ann)).map(({ id }) => id),
    );
    expectNone(this.#games.filter((id) => !games.has(id)));
    const comments = await this.#all<Comment>(`/api/hands/${this.#handId}/comments`, this.#ann);
    const said = new Set(comments.map(({ content }) => content));
    expectNone(this.#comments.filter((content) => !said.has(content)));
    const record = parse<BiddingRecord>(
      await this.#ask('GET', `/api/hands/${this.#handId}/partnership-bidding`),
    );
    // What was written last, or what was on its way then and never answered.
    expectBetween(Number(record.annotations[0]?.note ?? 0), this.#lastNote, this.#tries);
  }

  /** Whoever was refused was told why: a code for programs and a sentence for people, and never that it is our fault. */
  expectSentences(): void {
    for (const refusal of this.refusals) expectSentence(refusal);
  }

  async expectIntegrity(): Promise<void> {
    const report = await this.#ask('GET', '/api/admin/integrity-check', undefined, this.#admin);
    expectNone(parse<IntegrityReport>(report).issues);
  }

  /** All that must hold after a fault which did not end the server: it is still the same process. */
  async expectUnharmed(): Promise<void> {
    expectRunning(this.#server);
    this.expectSentences();
    await this.expectAllThere();
    await this.expectIntegrity();
  }

  async #write(kind: Kind): Promise<void> {
    while (this.#isWriting) {
      const answered = await this.#writeOnce(kind).catch(() => null);
      // Nobody answers: it was killed.
      if (answered === null) return;
      if (answered.status === 200) continue;
      this.refusals.push(answered);
      await pause(RETRY_DELAY_MS);
    }
  }

  async #writeOnce(kind: Kind): Promise<Answered> {
    const number = (this.#tries += 1);
    switch (kind) {
      case 'registration': {
        const email = `writer${number}@example.org`;
        return this.#noted(kind, await read(await registerOverHttp(this.#server.url, email)), () =>
          this.#emails.push(email),
        );
      }
      case 'upload': {
        const answered = await this.#ask('POST', '/api/games/upload', formOf(number));
        return this.#noted(kind, answered, () => this.#games.push(parse<UploadedGame>(answered).game.id));
      }
      case 'comment': {
        const content = `Comment ${number}`;
        const answered = await this.#ask('POST', `/api/hands/${this.#handId}/comments`, { content });
        return this.#noted(kind, answered, () => this.#comments.push(content));
      }
      case 'bidding': {
        const answered = await this.#ask('PUT', `/api/partnership-bidding/${this.#record}`, {
          biddingSequence: ['1NT', 'P', 'P', 'P'],
          annotations: [{ call: 0, alerted: true, note: String(number) }],
        });
        return this.#noted(kind, answered, () => (this.#lastNote = number));
      }
    }
  }

  #noted(kind: Kind, answered: Answered, note: () => unknown): Answered {
    if (answered.status !== 200) return answered;
    this.acknowledged[kind] += 1;
    note();
    return answered;
  }

  async #ask(method: string, path: string, body?: FormData | object, cookie = this.#ann): Promise<Answered> {
    const isForm = body instanceof FormData;
    return read(
      await fetch(this.#server.url + path, {
        method,
        headers: { cookie, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
  }

  /** Every page of a list. */
  async #all<Row>(path: string, cookie: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const answer: Response = await fetch(new URL(next, this.#server.url), { headers: { cookie } });
      rows.push(...parse<Row[]>(await read(answer)));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return rows;
  }
}

const read = async (answer: Response): Promise<Answered> => ({
  status: answer.status,
  text: await answer.text(),
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the route answers
function parse<T>({ status, text }: Answered): T {
  expect(status, text).toBe(200);
  return JSON.parse(text) as T;
}

async function untilMore(count: () => number, before: number): Promise<void> {
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(before);
}

function expectNone(list: readonly unknown[]): void {
  expect(list).toEqual([]);
}

function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

function expectRunning({ process: { exitCode, signalCode } }: RunningServer): void {
  expect({ exitCode, signalCode }).toEqual({ exitCode: null, signalCode: null });
}

function expectSentence({ status, text }: Answered): void {
  const { success, data } = errorAnswer.safeParse(JSON.parse(text));
  expect(success, text).toBe(true);
  expect(data?.code, text).not.toBe('internal');
  expect(data?.message).toMatch(/\w+ .+\.$/);
  expect([503, 507], text).toContain(status);
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: SETTINGS_FOR_WRITERS.ADMIN_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return sessionCookieOf(answer);
}

/** Boards of which two hands are unknown, so that nobody solves them meanwhile. */
export function halfKnownPbn(seed: number, boards = 1): string {
  return Array.from({ length: boards }, (_, index) => {
    const [north, east] = generateDeal(seed * 1_000 + index)
      .slice(2)
      .split(' ');
    return `[Event "Faults"]\n[Board "${index + 1}"]\n[Dealer "N"]\n[Deal "N:${north} ${east} - -"]`;
  }).join('\n\n');
}

function formOf(number: number): FormData {
  const form = new FormData();
  form.append('file', new File([halfKnownPbn(number)], `game${number}.pbn`));
  return form;
}
