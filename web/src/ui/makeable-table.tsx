import type { TrickTable } from '@bridge-review/bridge/double-dummy/trick-table';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { type Strain, strains } from '@bridge-review/bridge/strain';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MakeableTableProps {
  tricks: TrickTable;
  /** Whose contract in which strain is par. */
  par: readonly { readonly declarer: Seat; readonly strain: Strain }[];
}

const ROWS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/** Enough for the bonus of a game. */
const GAME: Readonly<Record<Strain, number>> = { C: 11, D: 11, H: 10, S: 10, NT: 9 };

/** How many tricks each declarer takes in each strain: a game on green, par ringed, too few to bid in grey. */
export function MakeableTable({ tricks, par }: MakeableTableProps) {
  return (
    <div>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Tricks for each declarer and strain, double dummy</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[4rem]">
              <VisuallyHidden>Declarer</VisuallyHidden>
            </th>
            {strains.map((strain) => (
              <th key={strain} scope="col" className="h-[2.2rem] font-semibold text-ink-2">
                {strain === 'NT' ? 'NT' : <Suit suit={strain} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((seat) => (
            <tr key={seat}>
              <th scope="row" className="text-left font-semibold text-ink-2">
                {seatName(seat)}
              </th>
              {strains.map((strain) => (
                <TricksCell
                  key={strain}
                  tricks={tricks[seat][strain]}
                  game={tricks[seat][strain] >= GAME[strain]}
                  par={par.some((one) => one.declarer === seat && one.strain === strain)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden className="mt-s3 flex flex-wrap gap-x-s4 text-sm text-ink-2">
        <Key look="border border-line-2 bg-green-soft">makes game</Key>
        <Key look="shadow-[inset_0_0_0_2px_var(--color-green)]">par contract</Key>
      </p>
    </div>
  );
}

function TricksCell({ tricks, game, par }: { tricks: number; game: boolean; par: boolean }) {
  return (
    <td
      className={cx(
        'h-[2.35rem] border border-line text-center text-lg',
        tricks < 7 ? 'text-ink-3' : !game && 'font-medium',
        game && 'bg-green-soft font-semibold text-green',
        par && 'shadow-[inset_0_0_0_2px_var(--color-green)]',
      )}
    >
      {tricks}
      {game && <VisuallyHidden>, makes game</VisuallyHidden>}
      {par && <VisuallyHidden>, par</VisuallyHidden>}
    </td>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-[0.45rem]">
      <i className={cx('inline-block size-[0.8rem]', look)} />
      {children}
    </span>
  );
}
