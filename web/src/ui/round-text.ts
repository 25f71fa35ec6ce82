/** A round that is a mere number needs the word before it. */
export const roundText = (round: string): string =>
  /^\d+$/.test(round.trim()) ? `Round ${round.trim()}` : round;
