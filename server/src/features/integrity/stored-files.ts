/** A game's rows as its stored file yields them now, as JSON arrays whose keys are the tables' columns. */
export interface RereadGame {
  /** Of the stored file, to which results may be added. */
  readonly version: string;
  readonly handCount: number;
  readonly firstDeal: string;
  readonly hands: readonly string[];
  readonly results: readonly string[];
}

type Reread =
  | { readonly kind: 'read'; readonly game: RereadGame }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Uploaded files, read again as if they came in now. */
export interface StoredFiles {
  reread(gameId: number): Promise<Reread>;
  /** Ends what reading has started. */
  close(): Promise<void>;
}
