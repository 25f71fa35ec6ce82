/** In what teams are ranked: IMPs, victory points, or the points of a board-a-match. */
export type TeamUnit = 'imps' | 'vps' | 'points';

/** What boards are compared in. */
export const boardUnit = (unit: TeamUnit): string => (unit === 'points' ? 'Points' : 'IMPs');
