import { Dices, Square } from 'lucide-react';
import { formattedCount } from '../../ui/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';

/** How far a simulation is: 'none' if there are no more layouts to deal. */
export type RunPhase = 'idle' | 'dealing' | 'stopped' | 'done' | 'none' | 'failed';

interface RunButtonProps {
  run: { phase: RunPhase; deal(): void; stop(): void };
  /** The id of the `RunStatus`. */
  status: string;
  /** Nothing can be dealt as it stands. */
  isOff?: boolean;
}

/** Starts, stops and continues. */
export function RunButton({ run, status, isOff = false }: RunButtonProps) {
  const { phase, deal, stop } = run;
  if (phase === 'none') return null;
  const isRunning = phase === 'dealing';
  return (
    <Button
      icon={isRunning ? Square : Dices}
      aria-describedby={status}
      aria-disabled={isOff && !isRunning}
      onClick={isRunning ? stop : isOff ? undefined : deal}
    >
      {WORDS[phase]}
    </Button>
  );
}

const WORDS = {
  idle: 'Run simulation',
  dealing: 'Stop',
  stopped: 'Continue',
  done: 'Run more',
  failed: 'Try again',
} as const;

interface RunProgressProps {
  phase: RunPhase;
  count: number;
  target: number;
}

/** How many layouts are dealt; nothing unless it runs. */
export const RunProgress = ({ phase, count, target }: RunProgressProps) =>
  phase === 'dealing' && (
    <Progress
      label={`${count.toLocaleString()} of ${formattedCount(target, 'layout')}`}
      value={(100 * count) / target}
      // Without its movement, which would draw the page anew all the time.
      className="text-sm [&_progress::-webkit-progress-value]:transition-none"
    />
  );

interface RunStatusProps {
  id: string;
  phase: RunPhase;
  count: number;
}

/** Announced when the state changes, not for every layout. */
export const RunStatus = ({ id, phase, count }: RunStatusProps) => (
  <output id={id} className="sr-only">
    {statusText(phase, count)}
  </output>
);

function statusText(phase: RunPhase, count: number): string {
  switch (phase) {
    case 'dealing':
      return 'Simulation running.';
    case 'stopped':
      return `Stopped after ${formattedCount(count, 'layout')}.`;
    case 'done':
      return `Done: ${formattedCount(count, 'layout')}.`;
    case 'idle':
    case 'none':
    case 'failed':
      return '';
  }
}

interface RunFailureProps {
  /** How many layouts were dealt before it failed. */
  count: number;
}

export const RunFailure = ({ count }: RunFailureProps) => (
  <Notice tone="error" announce="alert" title="The simulation stopped">
    The solver could not run in this browser. {count > 0 && 'The results so far are kept. '}Press the button
    to try again.
  </Notice>
);

interface RunExhaustedProps {
  /** How many layouts there were. */
  count: number;
  /** Why there are no more, a sentence. */
  reason: string | null;
}

export const RunExhausted = ({ count, reason }: RunExhaustedProps) => (
  <Notice tone="warn" announce="alert" title={count === 0 ? 'No layout fits' : 'No more layouts found'}>
    {reason} {count === 0 ? 'Change a condition or leave one out.' : 'The results so far are kept.'}
  </Notice>
);
