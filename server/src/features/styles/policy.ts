import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandService } from '../hands/service.ts';

export interface StyleKey {
  readonly gameId: number;
  readonly handId: number;
  readonly userId: number;
  readonly pair: string;
}

/** Users choose for themselves. All hands of the game are locked, so that two choices wait for each other. */
export async function authorizeStyle(
  tx: Transaction,
  hands: HandService,
  key: StyleKey,
): Promise<Authorized<'choose style', StyleKey>> {
  await hands.lockAll(tx, key.gameId, key.userId);
  return authorize('choose style', key);
}
