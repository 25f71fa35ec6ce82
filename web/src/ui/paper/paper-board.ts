import type { Call } from '@bridge-review/bridge/call';
import type { Card } from '@bridge-review/bridge/card';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { TrickTable } from '@bridge-review/bridge/double-dummy/trick-table';
import type { Hand } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Strain } from '@bridge-review/bridge/strain';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';

/** All that paper shows of a board. What is null, or an empty text, is left out. */
export interface PaperBoard {
  readonly id: number;
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly hands: Readonly<Record<Seat, Hand | null>>;
  readonly auction: { readonly dealer: Seat; readonly calls: readonly Call[] } | null;
  readonly result: PaperResult | null;
  readonly analysis: PaperAnalysis | null;
  /** What the field bid, the most frequent first. */
  readonly field: readonly { readonly contract: ContractText; readonly tables: number }[];
}

export interface PaperResult {
  readonly contract: ContractText | null;
  readonly declarer: Seat | null;
  readonly lead: Card | null;
  /** 'made exactly' */
  readonly made: string;
  /** '+620, 44%', for North and South. */
  readonly score: string;
  readonly pairs: { readonly NS: string; readonly EW: string };
}

export interface PaperAnalysis {
  readonly tricks: TrickTable;
  readonly par: readonly { readonly declarer: Seat; readonly strain: Strain }[];
  /** 'Par is 4H by North or South …' */
  readonly sentence: string;
  /** '4H' by 'N–S'; null if par is a pass. */
  readonly brief: { readonly contract: ContractText; readonly by: string } | null;
  /** For North and South: '+620'. */
  readonly score: string;
}
