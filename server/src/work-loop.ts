/** Runs due tasks one after the other until none is left. */
export interface WorkLoop {
  /** Looks now, and every so often from now on. */
  start(): void;
  /** There may be something to do. */
  wake(): void;
  /** Resolves once the piece in hand is done. */
  stop(): Promise<void>;
}

interface WorkLoopOptions {
  /** Leases a task and runs it; false if none is due. An error ends the round. */
  doNext(): Promise<boolean>;
  /** How often to look for what other servers left behind, and for what is due again. */
  readonly everyMs: number;
  onError(error: unknown): void;
}

export function workLoop({ doNext, everyMs, onError }: WorkLoopOptions): WorkLoop {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<void> | null = null;
  let wokenMeanwhile = false;

  const doAll = async (): Promise<void> => {
    try {
      for (;;) {
        // A stop takes effect between two pieces.
        if (stopped || !(await doNext())) return;
      }
    } catch (error) {
      onError(error);
    }
  };

  const wake = (): void => {
    if (stopped) return;
    if (round !== null) {
      wokenMeanwhile = true;
      return;
    }
    wokenMeanwhile = false;
    round = doAll().finally(() => {
      round = null;
      if (wokenMeanwhile) wake();
    });
  };

  return {
    start() {
      timer = setInterval(wake, everyMs).unref();
      wake();
    },
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
