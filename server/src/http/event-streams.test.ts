import type { Events } from '@bridge-review/api/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Person } from '../db/person.ts';
import { type EventReader, readEvents } from '../testing/event-reader.ts';
import { answerError } from './errors.ts';
import { type EventStreams, eventStreams, type StreamRules } from './event-streams.ts';

let app: FastifyInstance | undefined;
let readers: EventReader[] = [];
afterEach(async () => {
  for (const reader of readers) reader.leave();
  readers = [];
  await app?.close();
  app = undefined;
});

interface Source extends Events<unknown> {
  readonly listeners: Set<(event: unknown) => void>;
  say(event: unknown): void;
  end(): void;
}

function makeSource(): Source {
  const listeners = new Set<(event: unknown) => void>();
  const enders = new Set<() => void>();
  return {
    listeners,
    say: (event) => listeners.forEach((onEvent) => onEvent(event)),
    end: () => enders.forEach((onEnd) => onEnd()),
    subscribe(onEvent, onEnd) {
      listeners.add(onEvent);
      enders.add(onEnd);
      return () => {
        listeners.delete(onEvent);
        enders.delete(onEnd);
      };
    },
  };
}

/** A server with one stream of events, for the user whose id is in the address. */
async function serve(rules: Partial<StreamRules> = {}) {
  const source = makeSource();
  const streams: EventStreams = eventStreams({ stillSignedIn: async () => true, ...rules });
  app = Fastify({ forceCloseConnections: 'idle' });
  app.setErrorHandler(answerError);
  app.addHook('preClose', async () => streams.close());
  app.get<{ Params: { user: string } }>('/events/:user', (request, reply) =>
    streams.open(
      request,
      reply,
      { person: { id: Number(request.params.user) } as Person, sessionHash: '', withPasskey: false },
      source,
    ),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const follow = async (user = 1): Promise<EventReader> => {
    const reader = await readEvents(`${address}/events/${user}`, undefined);
    readers.push(reader);
    return reader;
  };
  return { source, streams, follow, app };
}

it('sends events as they happen', async () => {
  const { source, follow } = await serve();
  const reader = await follow();
  expect(reader.status).toBe(200);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  source.say({ changed: 'comments' });
  await expect.poll(() => reader.events).toEqual([{ changed: 'comments' }]);
  source.say({ changed: 'bidding' });
  await expect.poll(() => reader.events).toEqual([{ changed: 'comments' }, { changed: 'bidding' }]);
});

it('merges repeated events while it looks up the session', async () => {
  let admit: (yes: boolean) => void = () => undefined;
  const { source, follow } = await serve({
    stillSignedIn: () => new Promise((resolve) => (admit = resolve)),
  });
  const reader = await follow();
  source.say({ n: 1 });
  for (let time = 0; time < 100; time += 1) source.say({ n: 2 });
  admit(true);
  await expect.poll(() => reader.events).toEqual([{ n: 1 }]);
  admit(true);
  await expect.poll(() => reader.events).toEqual([{ n: 1 }, { n: 2 }]);
});

it('sends a heartbeat on a quiet stream', async () => {
  const { follow } = await serve({ heartbeatMs: 20 });
  const reader = await follow();
  await expect.poll(() => reader.text()).toMatch(/: still here\n\n: still here/);
});

it('ends with the session, without a further event', async () => {
  let signedIn = true;
  const { source, follow } = await serve({ stillSignedIn: async () => signedIn });
  const reader = await follow();
  signedIn = false;
  source.say({ secret: true });
  await reader.ended;
  expect(reader.events).toEqual([]);
  expect(source.listeners.size).toBe(0);
});

it('ends with the session on a quiet stream too', async () => {
  let signedIn = true;
  const { follow } = await serve({ heartbeatMs: 20, stillSignedIn: async () => signedIn });
  const reader = await follow();
  await expect.poll(() => reader.text()).toContain('still here');
  signedIn = false;
  await reader.ended;
  expect(reader.events).toEqual([]);
});

it('ends if the session cannot be looked up', async () => {
  const { source, follow } = await serve({ stillSignedIn: () => Promise.reject(new Error('away')) });
  const reader = await follow();
  source.say({ n: 1 });
  await reader.ended;
  expect(reader.events).toEqual([]);
});

it('ends when no more events will come', async () => {
  const { source, follow } = await serve();
  const reader = await follow();
  source.end();
  await reader.ended;
  expect(source.listeners.size).toBe(0);
});

it('removes a reader who disconnects', async () => {
  const { source, follow } = await serve({ maxPerUser: 1 });
  for (let visit = 0; visit < 5; visit += 1) {
    const reader = await follow();
    expect(reader.status).toBe(200);
    expect(source.listeners.size).toBe(1);
    reader.leave();
    await expect.poll(() => source.listeners.size).toBe(0);
  }
});

it('limits the streams per user', async () => {
  const { source, follow } = await serve({ maxPerUser: 2 });
  await follow(1);
  const second = await follow(1);
  const third = await follow(1);
  expect(third.status).toBe(429);
  expect(third.headers).toMatchObject({ 'retry-after': '30' });
  expect((await follow(2)).status).toBe(200);
  expect(source.listeners.size).toBe(3);
  second.leave();
  await expect.poll(() => source.listeners.size).toBe(2);
  expect((await follow(1)).status).toBe(200);
});

it('limits the streams per server', async () => {
  const { follow } = await serve({ maxPerServer: 2 });
  await follow(1);
  await follow(2);
  expect((await follow(3)).status).toBe(503);
});

it('lets the server close at once, and opens no new stream meanwhile', async () => {
  const { source, streams, follow, app: server } = await serve();
  const reader = await follow();
  streams.close();
  expect((await follow()).status).toBe(503);
  await server.close();
  await reader.ended;
  expect(source.listeners.size).toBe(0);
});

it('answers HEAD without opening a stream', async () => {
  const { source, app: server } = await serve();
  const response = await server.inject({ method: 'HEAD', url: '/events/1' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(source.listeners.size).toBe(0);
});
