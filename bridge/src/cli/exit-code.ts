/** What scripts can tell from how the command ended. The worst of several files counts. */
export const exitCodes = {
  ok: 0,
  /** A file has something that was skipped or repaired, or no boards at all. */
  warnings: 1,
  /** The command was not understood. */
  usage: 2,
  /** A file could not be read or written. */
  file: 3,
  /** A server did not take what was sent. */
  server: 5,
  /** Ctrl-C, as shells count it; what was done by then is printed. */
  stopped: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
