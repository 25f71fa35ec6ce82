import type { Route } from '@bridge-review/api/route';
import { readEvents } from '../event-reader.ts';
import type { TestBrowser, TestServer } from '../test-server.ts';
import type { ReceivedAnswer } from './accepted.ts';
import type { DeepRequest } from './request.ts';

/** Sends a request as a browser does, or as a program with a personal token. `address` is where the server listens. */
export async function deliver(
  { app }: TestServer,
  address: string,
  route: Route,
  { url, body }: DeepRequest,
  browser: TestBrowser,
  bearer: string | number | undefined,
): Promise<ReceivedAnswer> {
  if (route.answer.kind === 'events') return follow(address + url, browser.cookie());
  const isPlain = body === undefined || (typeof body === 'object' && body !== null);
  if (bearer === undefined && isPlain) return received(await browser.send(route.method, url, body));
  const isForm = body instanceof FormData;
  return received(
    await app.inject({
      method: route.method,
      url,
      headers: {
        ...(bearer === undefined ? cookieOf(browser) : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: isForm ? body : JSON.stringify(body) }),
    }),
  );
}

const received = ({ statusCode, body }: { statusCode: number; body: string }): ReceivedAnswer => ({
  status: statusCode,
  text: body,
});

function cookieOf(browser: TestBrowser): { cookie?: string } {
  const cookie = browser.cookie();
  return cookie === undefined ? {} : { cookie };
}

/** A stream of events does not end by itself. */
async function follow(address: string, cookie: string | undefined): Promise<ReceivedAnswer> {
  const reader = await readEvents(address, cookie);
  if (reader.status !== 200) await reader.ended;
  reader.leave();
  return { status: reader.status, text: reader.text() };
}
