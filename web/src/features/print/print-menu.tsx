import { ChevronDown, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { PAPER_NAMES, papers, printAddress, type PrintChoice } from './print-address.ts';

export interface PrintMenuProps {
  gameId: number;
  /** The board or card that is shown. */
  shown?: Partial<Pick<PrintChoice, 'handId' | 'entrant'>>;
}

/** What can be printed of a game. Each leads to a page that shows the sheets and says how many there are. */
export function PrintMenu({ gameId, shown }: PrintMenuProps) {
  const { handId = null, entrant = null } = shown ?? {};
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={Printer} iconAfter={ChevronDown}>
          Print
        </Button>
      }
    >
      {handId !== null && (
        <MenuItem href={printAddress(gameId, { paper: 'travellers', handId })}>This traveller</MenuItem>
      )}
      {papers.map((paper) => (
        <MenuItem
          key={paper}
          href={printAddress(gameId, { paper, ...(paper === 'scorecard' && { entrant }) })}
        >
          {PAPER_NAMES[paper]}
        </MenuItem>
      ))}
    </Menu>
  );
}
