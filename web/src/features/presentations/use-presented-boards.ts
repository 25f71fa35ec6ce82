import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { useEffect, useMemo, useState } from 'react';
import { useFirstResults, useTravellers } from '../print/queries.ts';
import type { Choices } from './choices.ts';
import type { StepCount } from './presentation.ts';
import { chosenTable, type PresentedBoard, presentedBoard } from './presented-board.ts';
import { type Step, stepsOf } from './steps.ts';

/** A board with its steps, and the tables that its auction and play may come from. */
export interface BoardSteps {
  readonly board: PresentedBoard;
  readonly steps: readonly Step[];
  readonly tables: readonly TableResult[];
  readonly table: TableResult | null;
}

/** Everything that is shown of these boards, in one go; nothing is asked for later. */
export function usePresentedBoards(hands: readonly GameHand[], choices: Choices) {
  const results = useFirstResults(hands);
  const travellers = useTravellers(hands);
  const failed = [results, travellers].find(({ isError, data }) => isError && data === undefined);
  const boards = useMemo(() => {
    if (results.data === undefined || travellers.data === undefined) return null;
    const travellerOf = new Map(travellers.data.map((traveller) => [traveller.handId, traveller]));
    return hands.map((hand, index): BoardSteps => {
      const tables = results.data[index] ?? [];
      const table = chosenTable(hand.id, tables, choices);
      const board = presentedBoard(hand, table, travellerOf.get(hand.id));
      return { board, steps: stepsOf(board, choices), tables, table };
    });
  }, [results.data, travellers.data, hands, choices]);
  return { boards, failed };
}

export const countsOf = (boards: readonly BoardSteps[]): readonly StepCount[] =>
  boards.map(({ board, steps }) => ({ id: board.id, steps: steps.length }));

const FONTS = [
  '500 1em "Newsreader Variable"',
  'italic 400 1em "Newsreader Variable"',
  '400 1em "Source Sans 3 Variable"',
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:–−’“”…+=%?';

/** Whether the fonts are there: one that was never shown before would be asked for in the middle of a lesson. */
export function useFontsLoaded(text: string): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void Promise.allSettled(FONTS.map((font) => document.fonts.load(font, LETTERS + text))).then(() => {
      if (isWanted) setLoaded(true);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return loaded;
}
