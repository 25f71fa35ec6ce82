import type { GameHand } from '@bridge-review/api/hands';
import { paths } from '@bridge-review/api/page-paths';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { STAY } from '../../base/scroll-restoration.ts';
import { useShortcuts } from '../../base/shortcuts.ts';
import { Pager } from '../../ui/pager.tsx';
import { useHandsOfGame, usePrefetchedHands } from './queries.ts';

/** The way to the boards before and after; nothing where there is only one. */
export function BoardPager({ hand }: { hand: GameHand }) {
  const { data: hands = [], isPending } = useHandsOfGame(hand.gameId);
  const index = hands.findIndex(({ id }) => id === hand.id);
  const previous = useStepTo(hands[index - 1]?.id);
  const next = useStepTo(index < 0 ? undefined : hands[index + 1]?.id);
  usePrefetchedHands(index < 0 ? [] : [hands[index + 1]?.id, hands[index - 1]?.id]);
  // With Shift also for keyboards on which brackets are hard to type.
  useShortcuts({ '[': previous, 'shift+arrowleft': previous, ']': next, 'shift+arrowright': next });
  if (isPending) return <div className="board-pager-room" />;
  if (index < 0 || hands.length < 2) return null;
  return (
    <Pager
      label="Boards"
      index={index + 1}
      count={hands.length}
      onPrevious={() => previous?.()}
      onNext={() => next?.()}
    />
  );
}

/** Replaces nothing: the way back leads through the boards one has looked at. */
function useStepTo(id: number | undefined): (() => void) | null {
  const [, navigate] = useLocation();
  return useMemo(
    () => (id === undefined ? null : () => navigate(paths.hand(id), { state: STAY })),
    [navigate, id],
  );
}
