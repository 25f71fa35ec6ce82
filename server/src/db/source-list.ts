import type { UploadedPart } from '@bridge-review/api/route';

/** As it was uploaded; or, of a file of results, what was read of it: such files hold more of people than is kept. */
export type SourceKind = UploadedPart['kind'] | 'results';

/** Results that came to the game later, of one file or of several. */
export interface JoinedSource {
  readonly id: string;
  /** As an ISO date. */
  readonly addedAt: string;
  readonly added: number;
  readonly completed: number;
  readonly remarks: readonly string[];
  readonly remarkCount: number;
}

/** What a game was made of, by which its stored bytes are cut: they stand one after the other. */
export type SourceList = readonly {
  readonly kind: SourceKind;
  readonly name: string;
  readonly bytes: number;
  /** Of the first of those that were added together; the others follow it. */
  readonly joined?: JoinedSource;
}[];
