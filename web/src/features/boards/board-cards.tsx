import { paths } from '@bridge-review/api/page-paths';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { CardGrid, HandCard, HandCardPlaceholder, type HandCardProps } from '../../ui/hand-card.tsx';
import { useNearWindow } from '../../ui/use-near-window.ts';
import type { BoardRow } from './board-row.ts';

const PORTION = 24;
const AT_ONCE = 5;
const GROWTH = 16;
/** On a phone a portion is five screens long, and its first card may be that far away. */
const PORTION_AWAY = '4500px';

export interface BoardCardsProps {
  rows: readonly BoardRow[];
}

/**
 * Thousands of cards come in portions, between which the page answers: those in sight first, in the end all of them,
 * so that the browser's own search finds every board. The page has its full length from the start.
 */
export function BoardCards({ rows }: BoardCardsProps) {
  const portions = Math.ceil(rows.length / PORTION);
  const ready = useGrowingCount(portions);
  return (
    <CardGrid label="Hands">
      {Array.from({ length: portions }, (_, index) => (
        <Portion
          // oxlint-disable-next-line react/no-array-index-key -- a portion is its place
          key={index}
          rows={rows}
          from={index * PORTION}
          ready={index < ready}
        />
      ))}
    </CardGrid>
  );
}

interface PortionProps extends BoardCardsProps {
  from: number;
  ready: boolean;
}

const Portion = memo(function Portion({ rows, from, ready }: PortionProps) {
  const first = useRef<HTMLLIElement>(null);
  const near = useNearWindow(first, { matters: !ready, margin: PORTION_AWAY });
  const own = rows.slice(from, from + PORTION);
  if (!ready && !near)
    return own.map((row, index) => (
      <HandCardPlaceholder key={row.hand.id} card={cardOf(row)} ref={index === 0 ? first : null} />
    ));
  return own.map((row) => <HandCard key={row.hand.id} {...cardOf(row)} />);
});

const cardOf = ({ hand, reached, inFile, bidding, judged }: BoardRow): HandCardProps => ({
  href: paths.hand(hand.id),
  board: hand.boardNumber,
  dealer: hand.dealer,
  vulnerability: hand.vulnerability,
  hasBidding: hand.hasBidding,
  commentCount: hand.commentCount,
  contract: reached?.contract,
  declarer: reached?.declarer,
  fileContract: inFile?.contract,
  fileDeclarer: inFile?.declarer,
  missing: bidding === 'to bid' || bidding === 'unfinished' ? bidding : undefined,
  accuracy: judged?.accuracy,
});

function useGrowingCount(total: number): number {
  const [count, setCount] = useState(AT_ONCE);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + GROWTH));
  }, [count, total]);
  return Math.min(count, total);
}
