import { sql } from 'drizzle-orm';
import { games } from './schema.ts';

/** Changes whenever results are added to a game or taken back, and with them its stored file. */
export const gameVersion = sql<string>`md5(coalesce(${games.sources}::text, ''))`;
