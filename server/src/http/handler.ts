import type { Access, AnswerOf, RequestOf, Route } from '@bridge-review/api/route';
import type { Routes } from '@bridge-review/api/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { Person } from '../db/person.ts';

/** The signed-in caller of a route. Exists only where the route's access was granted. */
export interface Viewer {
  readonly person: Person;
  /** Null for a program with a personal token. */
  readonly sessionHash: string | null;
  /** Whether the session was started with a passkey or a recovery code, and not with a password alone. */
  readonly withPasskey: boolean;
}

type ViewerFor<A extends Access> = A extends 'anyone' ? null : Viewer;

/** A request of which only the address is known yet, and who makes it. */
interface UnreadCall<R extends Route> {
  readonly params: RequestOf<R>['params'];
  readonly viewer: ViewerFor<R['access']>;
  /** Receives and validates the rest. */
  read(): Promise<Call<R>>;
}

/** For a service that reads the body after its policy has decided. */
export type ReadBody<Body> = () => Promise<{ readonly body: Body }>;

/** What a handler is given: the validated request and who makes it. */
export interface Call<R extends Route> extends RequestOf<R> {
  readonly viewer: ViewerFor<R['access']>;
  readonly client: {
    readonly address: string;
    readonly userAgent: string | null;
    /** The address that the client opened, as far as what a proxy says is trusted. */
    readonly opened: string;
    /** Whether a proxy passed the request on, trusted or not. */
    readonly isForwarded: boolean;
  };
  readonly session: {
    /** The token that came with the request, whether or not it is still good. */
    readonly token: string | null;
    /** The token by which the browser was given to know itself; it opens nothing. */
    readonly device: string | null;
    start(session: { readonly token: string; readonly device: string }): void;
    clear(): void;
  };
  readonly log: FastifyBaseLogger;
  /** Aborted when the client disconnects before the answer. */
  readonly signal: AbortSignal;
}

/**
 * If access depends on the entity, a handler reads the query and the body after its policy has decided, so that an
 * error reveals nothing to users without access.
 */
export interface PermitFirst<R extends Route> {
  permitFirst(call: UnreadCall<R>): Promise<AnswerOf<R>>;
}

export type Handler<R extends Route> =
  ((call: Call<R>) => AnswerOf<R> | Promise<AnswerOf<R>>) | PermitFirst<R>;

/** The handlers of one area of the route table. */
export type AreaHandlers<Area extends keyof Routes> = {
  readonly [Name in keyof Routes[Area]]: Routes[Area][Name] extends infer R extends Route
    ? Handler<R>
    : never;
};

export type Handlers = { readonly [Area in keyof Routes]: AreaHandlers<Area> };
