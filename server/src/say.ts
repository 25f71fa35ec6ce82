/** Words for the person at the terminal, beside the log, which is for programs. */
export interface Say {
  line(text: string): void;
  /** What the current step is busy with; shown once the step has taken a second. */
  detail(text: string): void;
  /** Runs a step and names it if it takes longer than a second. */
  during<T>(step: string, work: () => Promise<T>): Promise<T>;
}

const PATIENCE_MS = 1_000;

export function sayTo(out: NodeJS.WritableStream): Say {
  let current = '';
  let slow = false;
  const line = (text: string): void => void out.write(`${text}\n`);

  return {
    line,
    detail(text) {
      current = text;
      if (slow) line(`${text} …`);
    },
    async during(step, work) {
      current = step;
      const timer = setTimeout(() => {
        slow = true;
        line(`${current} …`);
      }, PATIENCE_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        slow = false;
      }
    },
  };
}
