const SEEDS = 1_000_000;

/** Short enough to be read out to a friend. */
export const anySeed = (): number => 1 + Math.floor(Math.random() * (SEEDS - 1));

/** A whole number from 0 to 999,999; null for anything else. */
export function parseSeed(text: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}
