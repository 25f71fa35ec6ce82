import type { FileWarning } from '@bridge-review/api/games';

/** What the thread that reads files is asked. One job at a time. */
export type Job =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly filename: string }
  | { readonly kind: 'write'; readonly bytes: Uint8Array; readonly format: 'pbn' | 'lin' };

/** What it says. Rows come as JSON text, which the database unpacks: nothing large is rebuilt in between. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'facts'; readonly facts: GameFacts; readonly maxTables: number }
  | { readonly kind: 'hands'; readonly json: string }
  | { readonly kind: 'results'; readonly json: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: string };

/** What a file says of the game as a whole. */
export interface GameFacts {
  readonly format: 'PBN' | 'LIN';
  readonly title: string;
  readonly tournament: string | null;
  readonly round: string | null;
  readonly pbnDate: string | null;
  readonly pbnEvent: string | null;
  readonly pbnSite: string | null;
  readonly handCount: number;
  readonly firstDeal: string;
  readonly warnings: FileWarning[];
  readonly warningCount: number;
}
