import { and, isNotNull, sql } from 'drizzle-orm';
import { hands } from './schema.ts';

/** All four hands are known. With `tricks is null` it is the condition of the index of hands to analyse. */
export const isWhole = and(
  isNotNull(hands.northHand),
  isNotNull(hands.eastHand),
  isNotNull(hands.southHand),
  isNotNull(hands.westHand),
);

/** PBN's text of the deal; null unless the hand is whole. */
export const dealText = sql<string>`'N:' || ${hands.northHand} || ' ' || ${hands.eastHand} || ' ' || ${hands.southHand} || ' ' || ${hands.westHand}`;
