import { serverMessages } from '../../server-messages.ts';
import { counted } from '@bridge-review/bridge/counted';
import type { Usage } from '../usage/service.ts';

/** A message about how others have used a game; null if they have not. */
export function whyInUse({ players, comments, biddingRecords }: Usage): string | null {
  const uses = Object.entries({ player: players, comment: comments, 'bidding record': biddingRecords })
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => counted(count, noun));
  return uses.length === 0 ? null : `${serverMessages.gameInUse} So far: ${uses.join(', ')}.`;
}
