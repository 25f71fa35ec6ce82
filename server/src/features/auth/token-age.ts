/** How long a link from a mail works, in seconds. */
export const tokenAge = { verify: 24 * 60 * 60, reset: 30 * 60 } as const;
