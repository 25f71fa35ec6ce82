import { messages } from '@bridge-review/api/messages';
import type { Usage } from '../usage/service.ts';

/** Why a game is not only its uploader's any more, for a person; null while it is. */
export function whyInUse({ players, comments, biddingRecords }: Usage): string | null {
  const uses = [
    counted(players, 'player', 'players'),
    counted(comments, 'comment', 'comments'),
    counted(biddingRecords, 'bidding record', 'bidding records'),
  ].filter((use) => use !== null);
  return uses.length === 0 ? null : `${messages.gameInUse} So far: ${uses.join(', ')}.`;
}

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;
