import { and, eq, isNotNull, not, or, type Placeholder, type SQL } from 'drizzle-orm';
import { games } from './schema.ts';

/** What is still being written is not there for anybody. */
const isPublished = isNotNull(games.publishedAt);

/** The games that everybody sees, counts and searches: samples are not among them. Spelled as in the indexes of lists. */
export const isShared: SQL | undefined = and(isPublished, not(games.isSample));

/** The games that exist for a user, an administrator or not: a sample exists for its owner alone. */
export const isVisibleTo = (userId: number | Placeholder): SQL | undefined =>
  and(isPublished, or(not(games.isSample), eq(games.uploadedBy, userId)));
