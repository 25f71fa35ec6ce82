import type { FileWarning } from '@bridge-review/api/games';
import type { PreviewedGame, PreviewedPart, PreviewedPlayer } from '@bridge-review/api/upload-preview';
import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import type { JoinPreview } from '@bridge-review/api/joined-results';
import type { JoinedSource, SourceKind } from '../../../db/source-list.ts';
import type { StatedPlace } from '@bridge-review/bridge/ranking/stated-ranking';
import type { StatedTeams } from '@bridge-review/bridge/ranking/stated-teams';

/** A file as it was uploaded, or a text in UTF-8. */
export interface SourcePart {
  readonly kind: SourceKind;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of the first part of results that were added later. */
  readonly joined?: JoinedSource;
}

/** What the thread that reads files is asked. One job at a time. */
export type Job =
  | {
      readonly kind: 'read';
      readonly parts: readonly SourcePart[];
      /** Whether they are one game, as they are once they are stored; else that is found out. */
      readonly areOneGame: boolean;
    }
  | { readonly kind: 'preview'; readonly parts: readonly SourcePart[] }
  | {
      readonly kind: 'join';
      /** What the game was made of so far. */
      readonly stored: readonly SourcePart[];
      /** Files of results. */
      readonly parts: readonly SourcePart[];
      /** Whether its rows are wanted, or only what would change. */
      readonly withRows: boolean;
    }
  | { readonly kind: 'write'; readonly parts: readonly SourcePart[]; readonly format: 'pbn' | 'lin' };

/** What it says. Rows come as JSON text, which the database unpacks: nothing large is rebuilt in between. */
export type Answer =
  | { readonly kind: 'ready' }
  /** Its hands and results follow. */
  | { readonly kind: 'game'; readonly game: ReadGame }
  | { readonly kind: 'hands'; readonly json: string }
  | { readonly kind: 'results'; readonly json: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'previewed'; readonly preview: PartsPreview }
  | { readonly kind: 'joined'; readonly report: JoinReport }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ReadGame {
  readonly facts: GameFacts;
  /** How many tables the board has that most have played. */
  readonly maxTables: number;
  /** Indexes of the parts it was made of. */
  readonly parts: readonly number[];
  /** What is stored of each; null for one that is stored as it came. */
  readonly kept: readonly (Uint8Array | null)[];
}

/** What the files say of the game as a whole. */
export interface GameFacts {
  readonly format: FileFormat;
  readonly title: string;
  readonly tournament: string | null;
  readonly round: string | null;
  readonly pbnDate: string | null;
  readonly pbnEvent: string | null;
  readonly pbnSite: string | null;
  readonly handCount: number;
  readonly firstDeal: string;
  readonly statedRanking: readonly StatedPlace[];
  readonly statedTeams: StatedTeams | null;
  readonly warnings: FileWarning[];
  readonly warningCount: number;
}

/** All that the files say by themselves. Whether a game is there already, the database knows by its first deal. */
export interface PartsPreview {
  readonly parts: PreviewedPart[];
  readonly games: (Omit<PreviewedGame, 'duplicate'> & { readonly firstDeal: string })[];
  /** Where no part has deals, or where all that have are one game. */
  readonly joinable: JoinableResults | null;
  readonly players: PreviewedPlayer[];
}

/** Results that could join a stored game. */
export interface JoinableResults {
  /** Indexes of the parts. */
  readonly parts: readonly number[];
  readonly date: string | null;
  readonly title: string | null;
  /** Boards that have results; without deals each number once. */
  readonly boards: readonly { readonly number: number; readonly deal: string | null }[];
}

/** What would change in a game, seen from its files. */
export type JoinReport = Omit<JoinPreview, 'game'>;
