import type { Access, AnswerOf, RequestOf, Route } from '@bridge-review/api/route';
import type { Routes } from '@bridge-review/api/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { Person } from '../db/person.ts';

/** The signed-in caller of a route. Exists only where the route's access was granted. */
export interface Viewer {
  readonly person: Person;
  readonly sessionHash: string;
}

type ViewerFor<A extends Access> = A extends 'anyone' ? null : Viewer;

/** What is known before the rest of a request is read: who asks, and about what. */
interface Approach<R extends Route> {
  readonly params: RequestOf<R>['params'];
  readonly viewer: ViewerFor<R['access']>;
}

/** What a handler is given: the validated request and who makes it. */
export interface Call<R extends Route> extends RequestOf<R> {
  readonly viewer: ViewerFor<R['access']>;
  readonly client: { readonly address: string; readonly userAgent: string | null };
  readonly session: {
    /** The token that came with the request, whether or not it is still good. */
    readonly token: string | null;
    start(token: string): void;
    clear(): void;
  };
  readonly log: FastifyBaseLogger;
  /** Aborted when the client goes away before it has been answered. */
  readonly signal: AbortSignal;
}

type Answerer<R extends Route> = (call: Call<R>) => AnswerOf<R> | Promise<AnswerOf<R>>;

/**
 * Where access depends on the thing itself, `permit` refuses before the query or the body is looked at, so that
 * nobody learns from an error what they may not see.
 */
export type Handler<R extends Route> =
  Answerer<R> | { permit(approach: Approach<R>): Promise<void>; answer: Answerer<R> };

/** The handlers of one area of the route table. */
export type AreaHandlers<Area extends keyof Routes> = {
  readonly [Name in keyof Routes[Area]]: Routes[Area][Name] extends infer R extends Route
    ? Handler<R>
    : never;
};

export type Handlers = { readonly [Area in keyof Routes]: AreaHandlers<Area> };
