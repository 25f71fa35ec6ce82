import type { AnswerOf, CallOf, Route } from '@bridge-review/api/route';
import { RequestError } from './request-error.ts';

/** Routes that take nothing are called with nothing. */
type Input<R extends Route> = keyof CallOf<R> extends never ? [] : [input: CallOf<R>];

/** Calls a route of the table. A failure is thrown as a `RequestError`. */
export async function call<R extends Route>(route: R, ...[input]: Input<R>): Promise<AnswerOf<R>> {
  const { body, ...address } = (input ?? {}) as Partial<Record<'params' | 'query' | 'body', object>>;
  const response = await send(urlOf(route, address), {
    method: route.method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<R>;
}

/** The address of a route with its parameters filled in; also the first element of its query's key. */
function urlOf(route: Route, { params = {}, query = {} }: { params?: object; query?: object } = {}): string {
  const values = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

export async function getJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(url, signal === undefined ? {} : { signal });
  return response.json();
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'include' });
  if (!response.ok) throw await RequestError.from(response);
  return response;
}
