/** The last time before `now` at which the hour began, on the clock of this machine. */
export function lastDue(now: Date, hour: number): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour);
  return today <= now ? today : new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour);
}
