import { paths } from '@bridge-review/api/page-paths';
import type { ReactNode } from 'react';
import { PlaceLinks } from '../../ui/place-links.tsx';

export type GamePlace = 'hands' | 'ranking' | 'scorecard' | 'travellers';

const PLACES: readonly { readonly place: GamePlace; readonly name: string; readonly path: string }[] = [
  { place: 'hands', name: 'Hands', path: '' },
  { place: 'ranking', name: 'Ranking', path: '/ranking' },
  { place: 'scorecard', name: 'Scorecard', path: '/scorecard' },
  { place: 'travellers', name: 'Travellers', path: '/travellers' },
];

interface GamePlacesProps {
  gameId: number;
  current: GamePlace;
  /** On the same line at the right, where there is room: the viewer's part in the game. */
  children?: ReactNode;
}

/** The pages of a game. */
export const GamePlaces = ({ gameId, current, children }: GamePlacesProps) => (
  <div className="-mt-s2 mb-s4 flex flex-wrap items-center justify-between gap-x-s6 shadow-[inset_0_-1px_0_var(--color-line-2)]">
    <PlaceLinks
      label="This game"
      ruled={false}
      places={PLACES.map(({ place, name, path }) => ({
        href: `${paths.game(gameId)}${path}`,
        name,
        isCurrent: place === current,
      }))}
    />
    {children}
  </div>
);
