import type { ErrorAnswer, FieldIssue } from '@bridge-review/api/error';
import type { AnswerOf, Page, Route } from '@bridge-review/api/route';
import { isAddressOf } from '../base/client.ts';

/** The answer that a page under test gets from a route. */
export interface Answer {
  readonly route: Route;
  readonly respond: (call: Call) => Response | Promise<Response>;
}

/** A request as the page sent it. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  /** What was sent as JSON or as a form; null if nothing was. */
  readonly body: unknown;
  /** Whether the page has given up on the answer. */
  readonly signal: AbortSignal;
}

/** Answers as the server would: rows with a `Link` to the next ones, or JSON, or nothing. */
export function answer<R extends Route>(
  route: R,
  content: AnswerOf<R> | ((call: Call) => AnswerOf<R>),
): Answer {
  return {
    route,
    respond: (call) => {
      const value: unknown = isMade(content) ? content(call) : content;
      if (value === undefined) return new Response(null, { status: 204 });
      if (route.answer.kind !== 'page') return Response.json(value);
      const { rows, next } = value as { rows: unknown; next: string | null };
      const link = next === null ? {} : { link: `<${route.path}?cursor=${next}>; rel="next"` };
      return Response.json(rows, { headers: link });
    },
  };
}

const isMade = (content: unknown): content is (call: Call) => unknown => typeof content === 'function';

/** A list with a single page. */
export const onlyPage = <T>(rows: readonly T[]): Page<T> => ({ rows, next: null });

/** An error of the server, or without a code one of a proxy. */
export function failure(
  route: Route,
  status: number,
  code?: ErrorAnswer['code'],
  message = '',
  issues: FieldIssue[] = [],
): Answer {
  const error: ErrorAnswer | undefined = code && { error: message, message, code, issues };
  return {
    route,
    respond: () => (error ? Response.json(error, { status }) : new Response(message, { status })),
  };
}

/** A network error. */
export const unreachable = (route: Route): Answer => ({
  route,
  respond: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** An answer that is delayed until it is released. */
export function held(later: Answer): Answer & { release(): void } {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  return {
    route: later.route,
    respond: async (call) => {
      await released;
      return later.respond(call);
    },
    release,
  };
}

/** Replaces the server with a table of answers; the last one for a route counts. */
export class Answers {
  readonly calls: Call[] = [];
  readonly unexpected: string[] = [];
  #table: readonly Answer[];

  constructor(table: readonly Answer[]) {
    this.#table = table;
  }

  /** Changes the answers to later calls. */
  now(...table: readonly Answer[]): void {
    this.#table = [...this.#table, ...table];
  }

  callsTo(route: Route): readonly Call[] {
    return this.calls.filter((call) => isCallTo(route, call));
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = await callOf(request);
    this.calls.push(call);
    const found = this.#table.findLast(({ route }) => isCallTo(route, call));
    if (found === undefined) {
      this.unexpected.push(`${call.method} ${call.url.pathname}`);
      return new Response(null, { status: 501 });
    }
    const response = await found.respond(call);
    request.signal.throwIfAborted();
    return response;
  };
}

const isCallTo = (route: Route, { method, url }: Call): boolean =>
  route.method === method && isAddressOf(route, url.pathname);

async function callOf(request: Request): Promise<Call> {
  const { method, signal } = request;
  return { method, url: new URL(request.url), body: await bodyOf(request.clone()), signal };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type === 'application/json') return request.json();
  return type.startsWith('multipart/form-data') ? request.formData() : null;
}
