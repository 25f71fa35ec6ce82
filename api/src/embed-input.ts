import type { Side } from '@bridge-review/bridge/side';
import type { Shared, SharedBoard, SharedQuestion } from './shares.ts';

/** What an embedded page shows; the server renders it, and the browser goes on with the same. */
export interface EmbedInput {
  /** The page that the link leads to, as `/s/…`. */
  readonly link: string;
  /** Of the game. */
  readonly title?: string | undefined;
  /** What the sharer wrote. */
  readonly message?: string | undefined;
  /** One of these three. */
  readonly board?: EmbeddedBoard | undefined;
  readonly question?: SharedQuestion | undefined;
  readonly boards?: NonNullable<Shared['boards']> | undefined;
  /** Of a board of a game: its place from 1, among how many. */
  readonly place?: number | undefined;
  readonly count?: number | undefined;
  /** The hands that visitors open for themselves. */
  readonly hide?: Side | undefined;
}

/** Of a shared board what has room in a frame. */
export type EmbeddedBoard = Pick<
  SharedBoard,
  'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'auction' | 'play' | 'outcome' | 'players'
>;
