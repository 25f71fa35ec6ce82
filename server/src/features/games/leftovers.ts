import type { Connection } from '../../db/connect.ts';
import { deleteUpload, findLeftover } from './upload-repo.ts';

/** No upload takes this long to write. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

/** A server that was killed in the middle of an upload leaves a game that nobody can see; it is removed here. */
export async function removeLeftovers(
  { db }: Pick<Connection, 'db'>,
  before = new Date(Date.now() - ABANDONED_AFTER_MS),
): Promise<void> {
  for (;;) {
    const gameId = await findLeftover(db, before);
    if (gameId === null) return;
    await deleteUpload(db, gameId);
  }
}
