import { paths } from '@bridge-review/api/page-paths';
import { PlaceLinks } from '../../ui/place-links.tsx';

export interface StatsPlacesProps {
  current: 'bidding' | 'results';
}

/** The pages of Stats. */
export const StatsPlaces = ({ current }: StatsPlacesProps) => (
  <PlaceLinks
    label="Stats"
    places={[
      { href: paths.stats, name: 'Bidding', isCurrent: current === 'bidding' },
      { href: paths.results, name: 'Results', isCurrent: current === 'results' },
    ]}
    className="-mt-s2 mb-s4"
  />
);
