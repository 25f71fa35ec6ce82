import type { Card } from '@bridge-review/bridge/card';
import { type SQL, sql } from 'drizzle-orm';
import { tableResults } from './schema.ts';

const { play } = tableResults;

/** The card led to the first trick; null where the file does not say. */
export const openingLead: SQL<Card | null> = sql<Card | null>`${play} -> 'tricks' -> 0 ->> (${play} ->> 'leader')`;
