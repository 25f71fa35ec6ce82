/** What the two threads say to each other. Sessions are numbered by the main thread, one served at a time. */
export type ToWorker =
  | { readonly kind: 'bytes'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end'; readonly session: number }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string };

export interface WorkerInput {
  readonly folder: string;
  readonly durable: boolean;
  /** Whether files that have changed behind PostgreSQL's back are looked for. */
  readonly verified: boolean;
}
