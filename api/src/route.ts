import type { z } from 'zod';
import type { TokenScope } from './token-scope.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route. The server refuses all others before it reads the request,
 * and a test calls every route as every kind of user.
 */
export type Access = 'anyone' | 'signed-in' | 'admin';

/** Calls with a separate limit per user; all others share one. */
export type RequestLimit =
  'upload' | 'comments' | 'reports' | 'user-search' | 'shares' | 'own-data' | 'invitations' | 'test-mail';

/**
 * The kind of response: JSON of a schema, one page of a long list (with the next in a `Link` header), nothing, HTML, a
 * download, a ZIP archive that is made while it is sent, a picture, a page that other sites may frame, a redirect, or an
 * event stream (`text/event-stream`).
 */
export type Answer =
  | { readonly kind: 'json'; readonly schema: z.ZodType }
  | { readonly kind: 'page'; readonly row: z.ZodType }
  | { readonly kind: 'file' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'framed' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'html' }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'events'; readonly event: z.ZodType };

export interface Route {
  readonly method: Method;
  /** Parameters are written `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Which personal tokens may call it; none if absent. */
  readonly token?: TokenScope;
  readonly summary: string;
  readonly limit?: RequestLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Instead of a body: one file, and these fields beside it, as `multipart/form-data`. */
  readonly upload?: z.ZodObject;
  /** Instead of one file: several, as `file`, and texts, as `text` and `address`, each once or more. */
  readonly several?: true;
  readonly answer: Answer;
}

/** Keeps the exact type of a route, from which handlers and the client's calls take theirs. */
export const route = <const R extends Route>(definition: R): R => definition;

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const;
export const page = <S extends z.ZodType>(row: S) => ({ kind: 'page', row }) as const;
export const file = { kind: 'file' } as const;
export const archive = { kind: 'archive' } as const;
export const picture = { kind: 'picture' } as const;
export const framed = { kind: 'framed' } as const;
export const nothing = { kind: 'nothing' } as const;
export const html = { kind: 'html' } as const;
export const redirect = { kind: 'redirect' } as const;
export const events = <S extends z.ZodType>(event: S) => ({ kind: 'events', event }) as const;

/** Part of a long list, and the cursor of the next part; null at the end. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

/** A stream of events. After `onEnd` there are no more. `subscribe` returns a function that unsubscribes. */
export interface Events<T> {
  subscribe(onEvent: (event: T) => void, onEnd: () => void): () => void;
}

/** An uploaded or downloaded file. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A ZIP archive, piece by piece. */
export interface Archive {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** A PNG that any site may show; it is drawn only if the browser does not have it already. */
export interface Picture {
  /** Another one for another picture. */
  readonly etag: string;
  draw(): Promise<Uint8Array>;
}

/** A page that any site may show in a frame. */
export interface FramedPage {
  readonly status: number;
  readonly html: string;
  /** What it may load and run. */
  readonly policy: string;
}

/** One of several things that were uploaded together. A text has no name. */
export type UploadedPart =
  ({ readonly kind: 'file' } & NamedFile) | { readonly kind: 'text' | 'address'; readonly text: string };

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The request as a handler gets it, validated. */
export interface RequestOf<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  readonly upload: Parsed<R['upload']>;
  readonly file: R extends { readonly several: true }
    ? undefined
    : R['upload'] extends z.ZodType
      ? NamedFile
      : undefined;
  /** In the order in which they came. */
  readonly parts: R extends { readonly several: true } ? readonly UploadedPart[] : undefined;
}

/** The parts of a request that a caller must give, and only those; a file comes beside them. */
export type CallOf<R extends Route> = {
  [K in 'params' | 'query' | 'body' | 'upload' as R[K] extends z.ZodType ? K : never]: Sent<R[K]>;
};

export type AnswerOf<R extends Route> = R['answer'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : R['answer'] extends { kind: 'page'; row: infer S extends z.ZodType }
    ? Page<z.output<S>>
    : R['answer'] extends { kind: 'file' }
      ? NamedFile
      : R['answer'] extends { kind: 'archive' }
        ? Archive
        : R['answer'] extends { kind: 'picture' }
          ? Picture
          : R['answer'] extends { kind: 'framed' }
            ? FramedPage
            : R['answer'] extends { kind: 'nothing' }
              ? undefined
              : R['answer'] extends { kind: 'events'; event: infer S extends z.ZodType }
                ? Events<z.output<S>>
                : string;
