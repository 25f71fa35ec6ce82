/// <reference types="node" />
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { file, json, nothing, page, route } from '@bridge-review/api/route';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addressOf, call, getJson, isAddressOf } from './client.ts';
import { RequestError, errorMessage } from './request-error.ts';

let answer: RequestListener = (_request, response) => void response.end('null');
const server = createServer((request, response) => answer(request, response));

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** A page resolves addresses against its own; Node has no page. */
const realFetch = globalThis.fetch;
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const respond = (status: number, body: string) => {
  answer = (_request, response) => void response.writeHead(status).end(body);
};

describe('a failure', () => {
  it.each([301, 400, 401, 403, 404, 409, 413, 429, 500, 503])(
    'is every answer that is not a success: %d',
    async (status) => {
      respond(status, 'No');
      await expect(getJson('/x')).rejects.toBeInstanceOf(RequestError);
      await expect(call(write, { body: { bid: '1C' } })).rejects.toBeInstanceOf(RequestError);
    },
  );

  it('has the status, a colon, a space and the body as its message', async () => {
    respond(418, 'The table is full');
    await expect(getJson('/x')).rejects.toThrow(/^418: The table is full$/);
    await expect(call(write, { body: { bid: '1C' } })).rejects.toThrow(/^418: The table is full$/);
  });

  it('has the status text in its message if the body is empty', async () => {
    respond(404, '');
    await expect(getJson('/x')).rejects.toThrow(/^404: Not Found$/);
  });

  it.each(['', '<title>503 Service Temporarily Unavailable</title>'])(
    'that is not an answer of our API reads as a sentence of ours: %j',
    async (body) => {
      respond(503, body);
      const unavailable: unknown = await getJson('/x').catch((reason: unknown) => reason);
      expect(errorMessage(unavailable)).toBe(
        'The server is not available right now. Please try again in a minute.',
      );
      respond(500, body);
      const failed: unknown = await getJson('/x').catch((reason: unknown) => reason);
      expect(errorMessage(failed)).toBe(
        'The server answered with an error and gave no reason. Please try again.',
      );
    },
  );

  it('of our API has the message alone for users, and the code and fields for the page', async () => {
    const sentence = 'Please enter a valid email address';
    const issues = [{ path: 'email', message: sentence }];
    respond(400, JSON.stringify({ error: sentence, message: sentence, code: 'invalid_input', issues }));
    const error: unknown = await getJson('/x').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: `400: ${sentence}`, status: 400, code: 'invalid_input', issues });
    expect(errorMessage(error)).toBe(sentence);
  });
});

describe('a call', () => {
  it('fills in the URL, sends its body as JSON, and returns the parsed JSON', async () => {
    const received: Record<string, unknown> = {};
    answer = (request, response) => {
      Object.assign(received, {
        method: request.method,
        url: request.url,
        type: request.headers['content-type'],
      });
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        received['body'] = JSON.parse(body);
        response.end('{"rank":6}');
      });
    };
    const input = { params: { id: 7 }, query: { note: 'a&b', none: undefined }, body: { bid: '1C' } };
    expect(await call(everything, input)).toEqual({ rank: 6 });
    expect(received).toEqual({
      method: 'PUT',
      url: '/x/7/bids?note=a%26b',
      type: 'application/json',
      body: { bid: '1C' },
    });
  });

  it('without input and output sends no body and returns nothing', async () => {
    let sent: unknown;
    answer = (request, response) => {
      sent = [request.headers['content-type'], request.headers['content-length']];
      response.writeHead(204).end();
    };
    expect(await call(leave)).toBeUndefined();
    expect(sent).toEqual([undefined, '0']);
  });
});

describe('an upload', () => {
  const upload = new File(['[Event "Autumn"]'], 'tuesday.pbn', { type: 'text/plain' });

  it('sends the fields and then the file with its name', async () => {
    let sent = '';
    let type: string | undefined;
    answer = (request, response) => {
      type = request.headers['content-type'];
      request.on('data', (chunk) => (sent += String(chunk)));
      request.on('end', () => response.end('{"rank":1}'));
    };
    let answered = false;
    const options = { onResponse: () => (answered = true) };
    const result = await call(bring, { upload: { force: 'true', none: undefined }, file: upload }, options);
    expect(result).toEqual({ rank: 1 });
    expect(answered).toBe(true);
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).not.toContain('none');
    expect(sent.indexOf('name="force"')).toBeLessThan(sent.indexOf('name="file"; filename="tuesday.pbn"'));
    expect(sent).toContain('[Event "Autumn"]');
  });

  it('can be aborted before its answer', async () => {
    const end = new AbortController();
    answer = () => end.abort();
    const result = call(bring, { upload: {}, file: upload }, { signal: end.signal });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that is refused as a duplicate names the existing game', async () => {
    const sentence = 'A game with the same first hand already exists in the system.';
    const duplicateGame = { id: 7, title: 'Autumn', tournament: null, date: '2025-10-18', filename: 'a.pbn' };
    const body = { error: sentence, message: sentence, code: 'duplicate_game', duplicateGame };
    respond(409, JSON.stringify(body));
    let answered = false;
    const result = call(bring, { upload: {}, file: upload }, { onResponse: () => (answered = true) });
    await expect(result).rejects.toMatchObject({ status: 409, code: 'duplicate_game', body });
    expect(answered).toBe(false);
  });
});

describe('a page of a long list', () => {
  const turn = (link?: string) => {
    answer = (_request, response) =>
      void response.writeHead(200, link === undefined ? {} : { link }).end('[{"rank":1}]');
    return call(list, { query: { q: 'a b' } });
  };

  it('has its rows, and the cursor of the next one', async () => {
    expect(await turn('</x?q=a+b&cursor=c%2F9>; rel="next"')).toEqual({ rows: [{ rank: 1 }], next: 'c/9' });
  });

  it('is the last one if the server names no next one', async () => {
    expect(await turn()).toEqual({ rows: [{ rank: 1 }], next: null });
    expect(await turn('</x>; rel="prev"')).toEqual({ rows: [{ rank: 1 }], next: null });
  });
});

describe('the URL of a route', () => {
  it('has its parameters filled in', () => {
    expect(addressOf(keep, { params: { id: 7 }, query: { format: 'pbn' } })).toBe('/x/7/file?format=pbn');
    expect(addressOf(leave)).toBe('/x');
  });

  it('is recognised whatever its parameters', () => {
    expect(isAddressOf(keep, '/x/7/file')).toBe(true);
    for (const other of ['/x/7/files', '/x/file', '/x/7/8/file', '/api/x/7/file', undefined, 7]) {
      expect(isAddressOf(keep, other)).toBe(false);
    }
  });
});

const bid = z.object({ bid: z.string() });
const common = { access: 'anyone', summary: 'For this test' } as const;
const write = route({ ...common, method: 'POST', path: '/x', body: bid, answer: nothing });
const leave = route({ ...common, method: 'POST', path: '/x', answer: nothing });
const everything = route({
  ...common,
  method: 'PUT',
  path: '/x/:id/bids',
  params: z.object({ id: z.number() }),
  query: z.object({ note: z.string(), none: z.string().optional() }),
  body: bid,
  answer: json(z.object({ rank: z.number() })),
});
const bring = route({
  ...common,
  method: 'POST',
  path: '/x',
  upload: z.object({ force: z.string().optional(), none: z.string().optional() }),
  answer: json(z.object({ rank: z.number() })),
});
const list = route({
  ...common,
  method: 'GET',
  path: '/x',
  query: z.object({ q: z.string() }),
  answer: page(z.object({ rank: z.number() })),
});
const keep = route({
  ...common,
  method: 'GET',
  path: '/x/:id/file',
  params: z.object({ id: z.number() }),
  query: z.object({ format: z.string() }),
  answer: file,
});
