import type { TrickTable } from '@bridge-review/bridge/double-dummy/trick-table';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { type Strain, strains } from '@bridge-review/bridge/strain';
import type { KeyboardEvent } from 'react';
import { useNotrumpText } from './card-text.ts';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MakeableTableProps {
  tricks: TrickTable;
  /** Whose contract in which strain is par. */
  par: readonly { readonly declarer: Seat; readonly strain: Strain }[];
  /** The one that is being replayed. */
  chosen?: { readonly declarer: Seat; readonly strain: Strain } | null;
  onChoose?: (declarer: Seat, strain: Strain) => void;
}

export const TRICK_ROWS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/** Enough for the bonus of a game. */
export const GAME_TRICKS: Readonly<Record<Strain, number>> = { C: 11, D: 11, H: 10, S: 10, NT: 9 };

/**
 * How many tricks each declarer takes in each strain: a game on green, par ringed, too few to bid in grey. Cells that
 * can be chosen are one stop of the keyboard; the arrows lead from one to the next.
 */
export function MakeableTable({ tricks, par, chosen = null, onChoose }: MakeableTableProps) {
  const notrump = useNotrumpText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the cells inside it
    <div data-own-arrows onKeyDown={onChoose && moveFocus}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Tricks for each declarer and strain, double dummy</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[4rem]">
              <VisuallyHidden>Declarer</VisuallyHidden>
            </th>
            {strains.map((strain) => (
              <th key={strain} scope="col" className="h-[2.2rem] font-semibold text-ink-2">
                {strain === 'NT' ? notrump : <Suit suit={strain} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRICK_ROWS.map((seat) => (
            <tr key={seat}>
              <th scope="row" className="text-left font-semibold text-ink-2">
                {seatName(seat)}
              </th>
              {strains.map((strain) => (
                <TricksCell
                  key={strain}
                  tricks={tricks[seat][strain]}
                  game={tricks[seat][strain] >= GAME_TRICKS[strain]}
                  par={par.some((one) => one.declarer === seat && one.strain === strain)}
                  choice={
                    onChoose && {
                      isChosen: chosen?.declarer === seat && chosen.strain === strain,
                      isStop: chosen
                        ? chosen.declarer === seat && chosen.strain === strain
                        : seat === TRICK_ROWS[0] && strain === strains[0],
                      onChoose: () => onChoose(seat, strain),
                    }
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden className="mt-s3 flex flex-wrap gap-x-s4 text-sm text-ink-2">
        <Key look="border border-line-2 bg-green-soft">makes game</Key>
        <Key look="shadow-[inset_0_0_0_2px_var(--color-green)]">par contract</Key>
        {onChoose && <span>Choose a cell to play that contract.</span>}
      </p>
    </div>
  );
}

interface TricksCellProps {
  tricks: number;
  game: boolean;
  par: boolean;
  choice: { isChosen: boolean; isStop: boolean; onChoose: () => void } | undefined;
}

function TricksCell({ tricks, game, par, choice }: TricksCellProps) {
  const content = (
    <>
      {tricks}
      {game && <VisuallyHidden>, makes game</VisuallyHidden>}
      {par && <VisuallyHidden>, par</VisuallyHidden>}
    </>
  );
  return (
    <td
      className={cx(
        'h-[2.35rem] border border-line text-center text-lg',
        tricks < 7 ? 'text-ink-3' : !game && 'font-medium',
        game && 'bg-green-soft font-semibold text-green',
        par && 'shadow-[inset_0_0_0_2px_var(--color-green)]',
        choice && 'p-0',
      )}
    >
      {choice ? (
        <button
          type="button"
          tabIndex={choice.isStop ? 0 : -1}
          aria-pressed={choice.isChosen}
          onClick={choice.onChoose}
          className="h-[2.35rem] w-full cursor-pointer hover:bg-hover focus-visible:-outline-offset-3 pointer-coarse:h-tap aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
        >
          {content}
        </button>
      ) : (
        content
      )}
    </td>
  );
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -strains.length,
  ArrowDown: strains.length,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const at = cells.findIndex((cell) => cell === event.target);
  const move = MOVES[event.key];
  if (move === undefined || at < 0) return;
  event.preventDefault();
  cells[at + move]?.focus();
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-[0.45rem]">
      <i className={cx('inline-block size-[0.8rem]', look)} />
      {children}
    </span>
  );
}
