import { PlaceLinks } from '../../ui/place-links.tsx';

/** The pages of Stats. */
export const StatsPlaces = ({ current }: { current: 'bidding' | 'results' }) => (
  <PlaceLinks
    label="Stats"
    places={[
      { href: '/stats', name: 'Bidding', isCurrent: current === 'bidding' },
      { href: '/stats/results', name: 'Results', isCurrent: current === 'results' },
    ]}
    className="-mt-s2 mb-s4"
  />
);
