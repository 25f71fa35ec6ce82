import { Presentation } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { presentAddress } from './present-address.ts';

/** Leads to the presentation of a game, for a class. */
export const PresentLink = ({ gameId }: { gameId: number }) => (
  <ButtonLink variant="quiet" icon={Presentation} href={presentAddress(gameId)}>
    Present
  </ButtonLink>
);
