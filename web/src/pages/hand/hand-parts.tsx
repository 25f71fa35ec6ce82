import type { GameHand } from '@bridge-review/api/hands';
import { useShortcuts } from '../../base/shortcuts.ts';
import { scrollToPart, Switcher, type SwitcherItem } from '../../ui/switcher.tsx';
import type { Review } from './use-review.ts';

/** The ways to the parts of the page, those that are there. */
export function HandParts({
  hand,
  review: { results, hasPlay, hasResults },
}: {
  hand: GameHand;
  review: Review;
}) {
  const items: SwitcherItem[] = [
    { id: 'deal', label: 'Deal' },
    { id: 'bidding', label: 'Bidding' },
    { id: 'analysis', label: 'Analysis' },
    { id: 'play', label: 'Play' },
    { id: 'results', label: 'Results', count: results.data?.length ?? 0 },
    { id: 'discussion', label: 'Discussion', short: 'Talk', count: hand.commentCount },
    { id: 'odds', label: 'Odds' },
    { id: 'calls', label: 'Other calls', short: 'Calls' },
    { id: 'lead', label: 'Lead lab', short: 'Lead' },
  ];
  useShortcuts(
    Object.fromEntries(items.slice(1).map(({ id }, index) => [`${index + 1}`, () => scrollToPart(id)])),
  );
  // Until it is known, a board may have a play.
  const absent = new Set([
    ...(results.isPending || hasPlay ? [] : ['play']),
    ...(hasResults ? [] : ['results']),
  ]);
  return <Switcher label="Parts of this page" items={items.filter(({ id }) => !absent.has(id))} />;
}
