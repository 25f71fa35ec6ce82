import { z } from 'zod';
import { choices, type Choices, DEFAULT_CHOICES } from './choices.ts';
import { NO_TIME, timerState } from './timer.ts';

/** Where a presentation stands. Both windows hold one, and send each other every change. */
export const presentation = z.object({
  choices,
  /** Whether the boards are on the screen; else they are being chosen. */
  isOn: z.boolean(),
  /** The board by its id; null before the first. */
  handId: z.int().nullable(),
  /** Counted from 0. */
  step: z.int().min(0),
  isBlank: z.boolean(),
  timer: timerState,
});
export type Presentation = z.infer<typeof presentation>;

export const NEW_PRESENTATION: Presentation = {
  choices: DEFAULT_CHOICES,
  isOn: false,
  handId: null,
  step: 0,
  isBlank: false,
  timer: NO_TIME,
};

/** A board with the number of its steps, which is at least one. */
export interface StepCount {
  readonly id: number;
  readonly steps: number;
}

export interface Place {
  /** Index of the board. */
  readonly board: number;
  readonly step: number;
}

/** Where it stands among these boards: at the first where its board is not among them, and never past the last step. */
export function placeIn(
  { handId, step }: Pick<Presentation, 'handId' | 'step'>,
  boards: readonly StepCount[],
): Place {
  const board = boards.findIndex(({ id }) => id === handId);
  if (board < 0) return { board: 0, step: 0 };
  return { board, step: Math.min(step, (boards[board]?.steps ?? 1) - 1) };
}

type Move = (before: Presentation, boards: readonly StepCount[]) => Presentation;

/** A blank screen comes back first, as it was. */
export const forward: Move = (before, boards) => {
  if (before.isBlank) return { ...before, isBlank: false };
  const { board, step } = placeIn(before, boards);
  return step + 1 < (boards[board]?.steps ?? 0)
    ? at(before, boards, { board, step: step + 1 })
    : at(before, boards, { board: board + 1, step: 0 });
};

export const backward: Move = (before, boards) => {
  if (before.isBlank) return { ...before, isBlank: false };
  const { board, step } = placeIn(before, boards);
  if (step > 0) return at(before, boards, { board, step: step - 1 });
  return at(before, boards, { board: board - 1, step: (boards[board - 1]?.steps ?? 1) - 1 });
};

/** The start of the next board, or of an earlier one. */
export const toNextBoard: Move = (before, boards) =>
  at(before, boards, { board: placeIn(before, boards).board + 1, step: 0 });

/** First to the start of this board. */
export const toPreviousBoard: Move = (before, boards) => {
  const { board, step } = placeIn(before, boards);
  return at(before, boards, { board: step > 0 ? board : board - 1, step: 0 });
};

/** Beyond either end nothing changes. */
export function at(before: Presentation, boards: readonly StepCount[], { board, step }: Place): Presentation {
  const there = boards[board];
  return there === undefined ? before : { ...before, handId: there.id, step, isBlank: false };
}

export const isAtEnd = (state: Presentation, boards: readonly StepCount[]): boolean => {
  const { board, step } = placeIn(state, boards);
  return board >= boards.length - 1 && step + 1 >= (boards[board]?.steps ?? 0);
};

export const isAtStart = (state: Presentation, boards: readonly StepCount[]): boolean => {
  const { board, step } = placeIn(state, boards);
  return board === 0 && step === 0;
};

/** With another choice of what is shown. */
export const chosen = (before: Presentation, change: Partial<Choices>): Presentation => ({
  ...before,
  choices: { ...before.choices, ...change },
});
