import { paths } from '@bridge-review/api/page-paths';
import type { EntrantKey } from '../ranking/ranking-address.ts';

/** What can be printed of a game. */
export const papers = ['notes', 'boards', 'record', 'scorecard', 'travellers'] as const;
export type PaperKind = (typeof papers)[number];

export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  notes: 'Two boards a page, with notes',
  boards: 'Four boards a page',
  record: 'Hand record',
  scorecard: 'Scorecard',
  travellers: 'Travellers',
};

export interface PrintChoice {
  readonly paper: PaperKind;
  /** One board alone. */
  readonly handId: number | null;
  /** Whose scorecard; null for one's own. */
  readonly entrant: EntrantKey | null;
  /** Null where nobody has chosen: then players get them, and others do not. */
  readonly results: boolean | null;
  readonly analysis: boolean | null;
  /** How many boards to leave out. */
  readonly from: number;
}

export function printAddress(
  gameId: number,
  choice: Partial<PrintChoice> & Pick<PrintChoice, 'paper'>,
): string {
  const { paper, handId = null, entrant = null, results = null, analysis = null, from = 0 } = choice;
  const search = new URLSearchParams({
    paper,
    ...(handId !== null && { hand: String(handId) }),
    ...(entrant !== null && { table: String(entrant.tableId), seat: entrant.seat }),
    ...(results !== null && { results: results ? 'yes' : 'no' }),
    ...(analysis !== null && { analysis: analysis ? 'yes' : 'no' }),
    ...(from > 0 && { from: String(from) }),
  });
  return `${paths.game(gameId)}/print?${search.toString()}`;
}
