import type { SteadyOutput } from './steady-output.ts';

/** Progress messages for the terminal, separate from the log. */
export interface ProgressOutput {
  line(text: string): void;
  /** What the current step is busy with; shown once the step has taken a second. */
  detail(text: string): void;
  /** Runs a step and names it if it takes longer than a second. */
  during<T>(step: string, work: () => Promise<T>): Promise<T>;
}

const DELAY_MS = 1_000;

export function progressOutput(out: SteadyOutput): ProgressOutput {
  let current = '';
  let slow = false;
  const line = (text: string): void => out.write(`${text}\n`);

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
      }, DELAY_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        slow = false;
      }
    },
  };
}
