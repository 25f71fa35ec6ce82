import { Plus, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { NameTooltip } from './tooltip.tsx';

export interface ChipProps {
  /** What it says. */
  children: ReactNode;
  /** Where that comes from. */
  source: ReactNode;
  /** What follows from it, under the source. */
  note?: ReactNode;
  /** Stays in its place, struck out. */
  isOff: boolean;
  /** By which the button on the words is found again, to give it back the focus. */
  opens: string;
  /** Names of the two buttons: on the words, and at the end. */
  editLabel: string;
  switchLabel: string;
  onEdit: () => void;
  onSwitch: () => void;
}

const FRAME = 'inline-flex min-h-tap max-w-full rounded-2 border border-control bg-surface';
const PART = 'transition-colors hover:bg-hover';

/** A statement with its source: a click on the words changes it, the cross switches it off. */
export function Chip(props: ChipProps) {
  const { children, source, note, isOff, opens, editLabel, switchLabel, onEdit, onSwitch } = props;
  return (
    <span className={cx(FRAME, isOff && 'border-dashed')}>
      <button
        type="button"
        aria-label={editLabel}
        data-opens={opens}
        onClick={onEdit}
        className={cx(PART, 'min-w-0 rounded-l-2 px-s3 py-[0.3rem] text-left leading-snug')}
      >
        <span
          className={cx(
            'block text-sm [overflow-wrap:anywhere]',
            isOff ? 'text-ink-3 line-through' : 'font-semibold',
          )}
        >
          {children}
        </span>
        <span className="block text-xs text-ink-3 [overflow-wrap:anywhere]">{source}</span>
        {note !== undefined && <span className="block text-xs font-semibold text-ink-2">{note}</span>}
      </button>
      <NameTooltip name={switchLabel}>
        <button
          type="button"
          aria-label={switchLabel}
          onClick={onSwitch}
          className={cx(
            PART,
            'grid w-tap shrink-0 place-items-center rounded-r-2 border-l border-line-2 text-ink-2',
          )}
        >
          <Icon of={isOff ? Plus : X} />
        </button>
      </NameTooltip>
    </span>
  );
}

/** Beside chips, in a dashed frame: adds one, or shows them in another form. */
export function ChipButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'min-h-tap cursor-pointer rounded-2 border border-dashed border-control px-s3 text-sm font-semibold text-green',
        'transition-colors hover:bg-hover disabled:cursor-not-allowed disabled:border-line disabled:text-ink-off',
        className,
      )}
    />
  );
}

/** One row a seat: its name, then its chips. */
export function ChipRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-s2 max-sm:grid-cols-[3.4rem_minmax(0,1fr)]"
    >
      <span aria-hidden className="pt-[0.6rem] font-serif text-lg leading-tight font-semibold">
        {name}
      </span>
      <div className="flex min-w-0 flex-wrap items-start gap-s2">{children}</div>
    </div>
  );
}
