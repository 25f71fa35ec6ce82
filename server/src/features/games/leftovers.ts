import type { Connection } from '../../db/connect.ts';
import { deleteUpload, findLeftover } from './upload-repo.ts';

/** No upload takes this long to write. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

/** Removes unpublished games left by a server that was killed during an upload. */
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
