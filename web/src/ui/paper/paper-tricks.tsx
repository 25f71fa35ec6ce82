import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { strains } from '@bridge-review/bridge/strain';
import { useNotrumpText } from '../card-text.ts';
import { GAME_TRICKS, TRICK_ROWS } from '../makeable-table.tsx';
import { Suit } from '../suit.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { PaperAnalysis } from './paper-board.ts';

export interface PaperTricksProps {
  analysis: PaperAnalysis;
  /** All tricks, or those over six that can be bid, as hand records have it. */
  count: 'tricks' | 'odd tricks';
}

/** What each declarer makes in each strain, double dummy: games bold, par in a box. */
export function PaperTricks({ analysis: { tricks, par }, count }: PaperTricksProps) {
  const notrump = useNotrumpText();
  const isPar = (seat: Seat, strain: (typeof strains)[number]): boolean =>
    par.some((one) => one.declarer === seat && one.strain === strain);
  return (
    <table className="paper-tricks">
      <caption className="sr-only">
        {count === 'tricks' ? 'Tricks, double dummy' : 'Makeable contracts, double dummy'}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Declarer</VisuallyHidden>
          </th>
          {strains.map((strain) => (
            <th key={strain} scope="col">
              {strain === 'NT' ? notrump : <Suit suit={strain} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TRICK_ROWS.map((seat) => (
          <tr key={seat}>
            <th scope="row" aria-label={seatName(seat)}>
              {seat}
            </th>
            {strains.map((strain) => {
              const made = tricks[seat][strain];
              return (
                <td
                  key={strain}
                  {...(made >= GAME_TRICKS[strain] && { 'data-game': '' })}
                  {...(isPar(seat, strain) && { 'data-par': '' })}
                >
                  {count === 'tricks' ? made : made > 6 ? made - 6 : '–'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
