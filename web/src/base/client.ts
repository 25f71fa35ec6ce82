import { PAGE_USER_HEADER } from '@bridge-review/api/page-user';
import type { AnswerOf, CallOf, Page, Route } from '@bridge-review/api/route';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { z } from 'zod';
import { RequestError } from './request-error.ts';

let pageUser: number | null = null;

/** Every request names the user of its page, so that the server can refuse it once the session has another user. */
export function setPageUser(userId: number | null): void {
  pageUser = userId;
}

interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Called as soon as the server begins to answer with a success. */
  onResponse?: (() => void) | undefined;
}

/** Routes that take nothing are called with nothing. */
type Input<R extends Route> = keyof CallOf<R> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: CallOf<R> & WithFile<R>, options?: CallOptions];

type NamedBlob = Blob & { readonly name: string; readonly lastModified?: number };
type WithFile<R extends Route> = R extends { readonly several: true }
  ? { readonly parts: readonly SentPart[] }
  : R extends { readonly upload: object }
    ? { readonly file: NamedBlob }
    : unknown;

/** One of several files and texts. */
export type SentPart =
  | { readonly kind: 'file'; readonly file: NamedBlob }
  | { readonly kind: 'text' | 'address'; readonly text: string };

/** The parts of a call that are in its URL, which does not depend on a file. */
export type AddressOf<R extends Route> = Pick<CallOf<R>, Extract<keyof CallOf<R>, 'params' | 'query'>>;
export type Address<R extends Route> = keyof AddressOf<R> extends never ? [] : [input: AddressOf<R>];

/** Calls a route of the table. A failure is thrown as a `RequestError`. */
export async function call<R extends Route>(route: R, ...[input, options]: Input<R>): Promise<AnswerOf<R>> {
  const parts: Parts = input ?? {};
  const response = await send(urlOf(route, parts), {
    method: route.method,
    ...bodyOf(parts),
    ...(options?.signal && { signal: options.signal }),
  });
  options?.onResponse?.();
  return (await answerOf(route, response)) as AnswerOf<R>;
}

export type PageRoute = Route & { readonly answer: { readonly kind: 'page'; readonly row: z.ZodType } };
type PageOf<R extends PageRoute> = Page<z.output<R['answer']['row']>>;

/** One page of a long list. The cursor is the `next` of the page before; null for the first. */
export async function callPage<R extends PageRoute>(
  route: R,
  input: AddressOf<R>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PageOf<R>> {
  const parts: Parts = input;
  const url = urlOf(route, { ...parts, query: { ...parts.query, cursor } });
  const response = await send(url, { signal });
  return (await answerOf(route, response)) as PageOf<R>;
}

/** Whether this is a URL of the route, with any parameters. */
export const isAddressOf = (route: Route, address: unknown): boolean =>
  typeof address === 'string' && new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/?]+')}$`).test(address);

/** The address of a route with its parameters filled in: a query's key, or a link to a file. */
export function addressOf<R extends Route>(route: R, ...[input]: Address<R>): string {
  return urlOf(route, input ?? {});
}

/** The same without its query. */
export const pathOf = (route: Route, { params }: Pick<Parts, 'params'>): string =>
  urlOf(route, params === undefined ? {} : { params });

export async function getJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(url, signal === undefined ? {} : { signal });
  return response.json();
}

interface Parts {
  params?: object;
  query?: object;
  body?: object;
  upload?: object;
  file?: NamedBlob;
  parts?: readonly SentPart[];
}

function urlOf(route: Route, { params = {}, query = {} }: Parts): string {
  const values = new Map(given(params));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const search = new URLSearchParams(given(query)).toString();
  return search === '' ? path : `${path}?${search}`;
}

function bodyOf({ body, upload = {}, file, parts }: Parts): RequestInit {
  const sent = file === undefined ? parts : [{ kind: 'file' as const, file }];
  if (sent !== undefined) {
    const form = new FormData();
    // The fields first: a server that reads as it receives knows them before the file begins.
    for (const [name, value] of given(upload)) form.append(name, value);
    for (const part of sent) {
      if (part.kind === 'file') form.append('file', part.file, part.file.name);
      else form.append(part.kind, part.text);
    }
    return { body: form };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const given = (fields: object): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

async function answerOf({ answer }: Route, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json();
  if (answer.kind !== 'page') return body;
  return { rows: body, next: nextCursor(response.headers.get('link')) };
}

/** From `Link: </api/games?cursor=abc>; rel="next"`; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return new URLSearchParams(/\?([^#]*)/.exec(target ?? '')?.[1]).get('cursor');
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  // The current user can be requested without a session.
  if (pageUser !== null && url !== authRoutes.currentUser.path)
    headers.set(PAGE_USER_HEADER, String(pageUser));
  const response = await fetch(url, { ...init, headers, credentials: 'include' });
  if (!response.ok) throw await RequestError.from(response);
  return response;
}
