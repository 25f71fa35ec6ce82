import { startDatabaseThread } from './database-thread.ts';
import { type Modes, setModesAndSync } from './durable-folder.ts';

/**
 * Makes a new, empty database (PostgreSQL's initdb) in a folder that does not exist yet. Takes some seconds.
 * If interrupted it leaves an incomplete one, so callers create it under another name and rename it when it is done.
 */
export async function initialise(folder: string, modes: Modes): Promise<void> {
  const thread = await startDatabaseThread(
    { folder, durable: true, verified: false },
    { onBytes: () => undefined, onFailure: () => undefined },
  );
  await thread.close();
  await setModesAndSync(folder, modes);
}
