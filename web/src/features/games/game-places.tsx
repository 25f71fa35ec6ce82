import { PlaceLinks } from '../../ui/place-links.tsx';

export type GamePlace = 'hands' | 'ranking' | 'scorecard' | 'travellers';

const PLACES: readonly { readonly place: GamePlace; readonly name: string; readonly path: string }[] = [
  { place: 'hands', name: 'Hands', path: '' },
  { place: 'ranking', name: 'Ranking', path: '/ranking' },
  { place: 'scorecard', name: 'Scorecard', path: '/scorecard' },
  { place: 'travellers', name: 'Travellers', path: '/travellers' },
];

/** The pages of a game. */
export const GamePlaces = ({ gameId, current }: { gameId: number; current: GamePlace }) => (
  <PlaceLinks
    label="This game"
    places={PLACES.map(({ place, name, path }) => ({
      href: `/games/${gameId}${path}`,
      name,
      isCurrent: place === current,
    }))}
    className="-mt-s2 mb-s4"
  />
);
