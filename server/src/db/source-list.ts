import type { UploadedPart } from '@bridge-review/api/route';

/** As it was uploaded; or, of a file of results, what was read of it: such files hold more of people than is kept. */
export type SourceKind = UploadedPart['kind'] | 'results';

/** What a game was made of, by which its stored bytes are cut: they stand one after the other. */
export type SourceList = readonly {
  readonly kind: SourceKind;
  readonly name: string;
  readonly bytes: number;
}[];
