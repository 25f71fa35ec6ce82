import type { Deal } from '@bridge-review/bridge/deal';
import { type Mistake, mistakesOf } from '@bridge-review/bridge/double-dummy/mistakes';
import { type Position, legalCards } from '@bridge-review/bridge/double-dummy/position';
import type { CardValue } from '@bridge-review/bridge/double-dummy/search-cards';
import { useEffect, useMemo, useState } from 'react';
import type { LineOfPlay } from '../hands/line-of-play.ts';
import { type LinePosition, choicesOf, isForced, linePosition, positionsOf } from './line-positions.ts';
import { acquireSolver } from './solver.ts';
import { trickCurve } from './trick-curve.ts';

type Values = readonly CardValue[];
type Known = ReadonlyMap<string, Values>;

export interface CardValues {
  /** The current position; null if the play is over. */
  readonly position: Position | null;
  /** What each card is worth there; null while it is not known. */
  readonly now: Values | null;
  readonly mistakes: readonly Mistake[];
  /** What the cards were worth before the opening lead; null while it is not known. */
  readonly lead: Values | null;
  /** Declarer's tricks before the first card and after each; null until all of it is known. */
  readonly curve: readonly number[] | null;
  /** How much of the line has been searched for mistakes. */
  readonly looked: { readonly at: number; readonly of: number };
  /** Why nothing can be solved here. */
  readonly failure: string | null;
}

/**
 * The values of the cards along a line, solved in a worker: the current position first, then all others. Nothing is
 * solved without a deal, and running searches are aborted when the user moves on or leaves.
 */
export function useCardValues(deal: Deal | null, line: LineOfPlay | null, step: number): CardValues {
  const [known, setKnown] = useState<Known>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const here = useMemo(
    () => (deal === null || line === null ? null : linePosition(deal, line, step)),
    [deal, line, step],
  );
  const positions = useMemo(
    () => (deal === null || line === null ? [] : positionsOf(deal, line)),
    [deal, line],
  );
  const choices = useMemo(() => choicesOf(positions), [positions]);
  const now = here === null ? null : (known.get(here.key) ?? null);
  const isMissing = here !== null && now === null;

  // Warm from one position to the next.
  useEffect(() => (deal === null ? undefined : acquireSolver().release), [deal]);

  useEffect(() => {
    if (!isMissing) return;
    return solveInTurn([here], (found) => setKnown((before) => joined(before, found)), setFailure);
  }, [here, isMissing]);

  useEffect(() => {
    if (choices.length === 0) return;
    return solveInTurn(choices, (found) => setKnown((before) => joined(before, found)), setFailure);
  }, [choices]);

  const ofLine = useMemo(() => {
    const valuesBefore = (index: number): Values | null => known.get(positions[index]?.key ?? '') ?? null;
    const isForcedAt = (index: number): boolean => {
      const before = positions[index] ?? null;
      return before !== null && isForced(before);
    };
    return {
      mistakes: line === null || deal === null ? [] : mistakesOf(line.cards, valuesBefore),
      lead: valuesBefore(0),
      curve: line === null || deal === null ? null : trickCurve(line, valuesBefore, isForcedAt),
      looked: { at: choices.filter(({ key }) => known.has(key)).length, of: choices.length },
    };
  }, [deal, line, positions, known, choices]);
  return useMemo(
    () => ({ ...ofLine, position: here?.position ?? null, now, failure }),
    [ofLine, here, now, failure],
  );
}

/** What was found before, by this page; a line that is taken up again costs nothing. */
const solved = new Map<string, Values>();
const CACHE_SIZE = 2_000;

/** Published together, so that a page with fifty quick answers is drawn a few times and not fifty. */
const PUBLISH_INTERVAL_MS = 150;

function solveInTurn(
  wanted: readonly LinePosition[],
  publish: (found: Known) => void,
  fail: (message: string) => void,
): () => void {
  const leave = new AbortController();
  const { solver, release } = acquireSolver();
  let found = new Map<string, Values>();
  const publishAll = () => {
    if (found.size > 0 && !leave.signal.aborted) publish(found);
    found = new Map();
  };
  const timer = setInterval(publishAll, PUBLISH_INTERVAL_MS);
  const run = async () => {
    for (const { key, position } of wanted) {
      const values = solved.get(key) ?? (await (await solver).solveCards(position, { signal: leave.signal }));
      if (solved.size > CACHE_SIZE) solved.clear();
      solved.set(key, values);
      found.set(key, values);
      if (wanted.length === 1) publishAll();
    }
    publishAll();
  };
  run()
    .catch((error: unknown) => {
      if (!leave.signal.aborted) fail(error instanceof Error ? error.message : String(error));
    })
    .finally(() => clearInterval(timer));
  return () => {
    clearInterval(timer);
    leave.abort();
    release();
  };
}

const joined = (before: Known, found: Known): Known => new Map([...before, ...found]);

/** The cards that may be played there. */
export const playableAt = (position: Position | null) =>
  new Set(position === null ? [] : legalCards(position));
