/**
 * The names of bidding styles, without their rules.
 *
 * @module
 */

/** `cautious` is for pairs whose agreements are unknown: it says what nearly all agree on. */
export const styleNames = ['cautious', 'five-card majors', 'Acol', 'strong club'] as const;

/** A set of rules that a pair may play. */
export type StyleName = (typeof styleNames)[number];
