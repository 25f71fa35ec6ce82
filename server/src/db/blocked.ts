import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { blocks } from './schema.ts';

type UserId = number | SQLWrapper;

/** Whether the one has blocked the other. */
export const hasBlocked = (userId: UserId, otherId: UserId): SQL<boolean> =>
  sql<boolean>`exists (select from ${blocks} where ${blocks.userId} = ${userId} and ${blocks.blockedId} = ${otherId})`;

/** Whether one of the two has blocked the other: neither finds, names or suggests the other then. */
export const areBlocked = (userId: UserId, otherId: UserId): SQL<boolean> =>
  sql<boolean>`(${hasBlocked(userId, otherId)} or ${hasBlocked(otherId, userId)})`;
