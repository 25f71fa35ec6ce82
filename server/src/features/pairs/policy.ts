import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import type { HandService } from '../hands/service.ts';
import { type ChoiceKey, type ChosenGame, findGame } from './repo.ts';

/** Players say for themselves alone which pair they were. All hands of the game are locked: two choices wait for each other. */
export async function authorizeChoice(
  tx: Transaction,
  hands: HandService,
  choice: ChoiceKey,
): Promise<Authorized<'choose pair', ChoiceKey & ChosenGame>> {
  const game = found(await findGame(tx, choice));
  await hands.lockAll(tx, choice.gameId, choice.userId);
  return authorize('choose pair', { ...choice, ...game });
}
