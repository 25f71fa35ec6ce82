import type { GameHand } from '@bridge-review/api/hands';
import { Printer } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NameTooltip } from '../../ui/tooltip.tsx';
import { printAddress } from './print-address.ts';

/** Leads to the board on paper, and from there to the whole game. A phone prints the page itself. */
export const PrintBoardLink = ({ hand }: { hand: Pick<GameHand, 'id' | 'gameId'> }) => (
  <NameTooltip name="Print">
    <ButtonLink
      variant="quiet"
      icon={Printer}
      href={printAddress(hand.gameId, { paper: 'notes', handId: hand.id })}
      className="min-w-tap max-[37.5em]:hidden [@media(max-height:30em)]:hidden"
    >
      <span className="sr-only">Print</span>
    </ButtonLink>
  </NameTooltip>
);
