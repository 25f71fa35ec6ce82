import type { GameHand } from '@bridge-review/api/hands';
import { useShortcuts } from '../../base/shortcuts.ts';
import { scrollToPart, Switcher, type SwitcherItem } from '../../ui/switcher.tsx';
import type { Review } from './use-review.ts';

/** The ways to the parts of the page, those that are there. */
export function HandParts({ hand, review: { play, results } }: { hand: GameHand; review: Review }) {
  const items: SwitcherItem[] = [
    { id: 'deal', label: 'Deal' },
    { id: 'bidding', label: 'Bidding' },
    { id: 'analysis', label: 'Analysis' },
    { id: 'play', label: 'Play' },
    { id: 'results', label: 'Results', count: results.data?.length ?? 0 },
    { id: 'discussion', label: 'Discussion', short: 'Talk', count: hand.commentCount },
  ];
  useShortcuts(
    Object.fromEntries(items.slice(1).map(({ id }, index) => [`${index + 1}`, () => scrollToPart(id)])),
  );
  // Until it is known, most boards have both.
  const absent = new Set([
    ...(results.isPending || (play !== null && play.line.cards.length > 0) ? [] : ['play']),
    ...(results.isPending || (results.data?.length ?? 0) > 0 ? [] : ['results']),
  ]);
  return <Switcher label="Parts of this page" items={items.filter(({ id }) => !absent.has(id))} />;
}
