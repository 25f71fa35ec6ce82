/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '@bridge-review/api/user';
import {
  MutationObserver,
  type QueryClient,
  QueryObserver,
  environmentManager,
  focusManager,
  onlineManager,
} from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJson } from './client.ts';
import { createQueryClient, currentUserKey, currentUserQuery, refetchChanged } from './query-client.ts';
import { RequestError } from './request-error.ts';

const MINUTE = 60_000;

const asked: (string | undefined)[] = [];
let status = 200;
let failure: object | null = null;
const server = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(status).end(JSON.stringify(failure ?? { times: asked.length }));
});
let address = '';

let client: QueryClient;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thing`;
  // The library neither polls nor retries if it detects a server, which is not tested here.
  environmentManager.setIsServer(() => false);
});
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  asked.length = 0;
  status = 200;
  failure = null;
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('a query', () => {
  it('fetches the first element of its key', async () => {
    await client.fetchQuery({ queryKey: [address, 'and', { more: 1 }] });
    expect(asked).toEqual(['/thing']);
  });

  it('returns the parsed JSON', async () => {
    expect(await client.fetchQuery({ queryKey: [address] })).toEqual({ times: 1 });
  });

  it('throws the error of a 401', async () => {
    status = 401;
    await expect(client.fetchQuery({ queryKey: [address] })).rejects.toThrow(/^401: /);
  });

  it('returns null for a 401 on request', async () => {
    status = 401;
    expect(await client.fetchQuery({ queryKey: [address], meta: { signedOut: 'null' } })).toBeNull();
  });

  it('throws every other error even if a 401 returns null', async () => {
    status = 403;
    const result = client.fetchQuery({ queryKey: [address], meta: { signedOut: 'null' } });
    await expect(result).rejects.toBeInstanceOf(RequestError);
  });

  it('clears the current user on a 401', async () => {
    client.setQueryData(currentUserKey, { id: 1 } as User);
    status = 401;
    await client.fetchQuery({ queryKey: [address] }).catch(() => {});
    expect(client.getQueryData(currentUserKey)).toBeNull();
  });
});

describe('a change that is refused with 401', () => {
  const change = async (code: string): Promise<unknown> => {
    client.setQueryData(currentUserKey, { id: 1 } as User);
    status = 401;
    failure = { error: 'No.', message: 'No.', code };
    // A mutation's own error handler must not prevent this.
    const options = { mutationFn: () => getJson(address), onError: () => {} };
    await new MutationObserver(client, options).mutate().catch(() => {});
    return client.getQueryData(currentUserKey);
  };

  it('because of a missing session clears the current user', async () => {
    expect(await change('unauthenticated')).toBeNull();
  });

  it('because of a wrong password keeps the current user', async () => {
    expect(await change('wrong_credentials')).toEqual({ id: 1 });
  });
});

/** The two kinds differ only in how long they are cached. */
const kinds = [
  ['the current user', currentUserQuery, 5],
  ['any other query', {}, 60],
] as const;

describe.each(kinds)('%s', (_kind, caching, keptMinutes) => {
  const options = () => ({ ...caching, queryKey: [address] });
  const watch = async (): Promise<() => void> => {
    const leave = new QueryObserver(client, options()).subscribe(() => {});
    await idle();
    return leave;
  };
  const watchUntilStale = async (): Promise<void> => {
    await watch();
    await vi.advanceTimersByTimeAsync(31 * MINUTE);
  };

  it('is fresh for 30 minutes', async () => {
    await client.fetchQuery(options());
    new QueryObserver(client, options()).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(await client.fetchQuery(options())).toEqual({ times: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await client.fetchQuery(options())).toEqual({ times: 2 });
  });

  it('is kept unused for its configured time and no longer', async () => {
    const leave = await watch();
    leave();
    await vi.advanceTimersByTimeAsync(keptMinutes * MINUTE - 1);
    expect(client.getQueryData([address])).toEqual({ times: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData([address])).toBeUndefined();
  });

  it('is kept for as long as it is used', async () => {
    await watch();
    await vi.advanceTimersByTimeAsync(keptMinutes * MINUTE * 10);
    expect(client.getQueryData([address])).toEqual({ times: 1 });
  });

  it('is not retried', async () => {
    status = 500;
    await watch();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(await timesAsked()).toBe(1);
  });

  it('is not refetched on focus', async () => {
    await watchUntilStale();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(await timesAsked()).toBe(1);
  });

  it('is not refetched on reconnect', async () => {
    await watchUntilStale();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(await timesAsked()).toBe(1);
  });

  it('is not refetched on mount', async () => {
    await watchUntilStale();
    await watch();
    expect(await timesAsked()).toBe(1);
  });

  it('is not refetched on an interval', async () => {
    await watchUntilStale();
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(await timesAsked()).toBe(1);
  });
});

it('does not refetch the user after a failure', async () => {
  status = 500;
  const options = { ...currentUserQuery, queryKey: [address] };
  new QueryObserver(client, options).subscribe(() => {});
  await idle();
  new QueryObserver(client, options).subscribe(() => {});
  expect(await timesAsked()).toBe(1);
});

const idle = async () => {
  await expect.poll(() => client.isFetching()).toBe(0);
};

/** Gives requests time to be sent, and waits until none is pending. */
async function timesAsked(): Promise<number> {
  await vi.advanceTimersByTimeAsync(MINUTE);
  await idle();
  return asked.length;
}

it('a change during the first request is fetched after it', async () => {
  const answers: ((text: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const observer = new QueryObserver(client, { queryKey: ['thing'], queryFn });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const done = refetchChanged(client, ['thing']);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]!('before the change');
  answers[1]!('after it');
  await done;
  expect(observer.getCurrentResult().data).toBe('after it');
  stop();
});
