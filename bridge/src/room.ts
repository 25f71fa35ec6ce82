/**
 * The two rooms of a match of teams, where the same boards are played.
 *
 * @module
 */

/** Whoever is North in one room sits East in the other. */
export type Room = 'Open' | 'Closed';

/** The open room first. */
export const rooms = ['Open', 'Closed'] as const satisfies readonly Room[];
