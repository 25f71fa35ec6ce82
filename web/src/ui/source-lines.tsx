import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Things that were given, one a line, under a rule. */
export function SourceLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-t-2 border-rule">
      {children}
    </ul>
  );
}

export interface SourceLineProps {
  name: string;
  /** 'PBN, 19 KB' */
  kind: string;
  /** Whether it is left out. */
  refused?: boolean;
  disabled?: boolean;
  onRemove: () => void;
  /** What is in it, or why it is left out. */
  children?: ReactNode;
}

/** A tick or a triangle, the name, what it is, and what is in it. */
export function SourceLine({
  name,
  kind,
  refused = false,
  disabled = false,
  onRemove,
  children,
}: SourceLineProps) {
  return (
    <li className="grid grid-cols-[1.6rem_minmax(0,1fr)_auto] items-start gap-x-[0.7rem] border-b border-line py-[0.7rem]">
      <Icon
        of={refused ? TriangleAlert : Check}
        className={cx('mt-[0.2rem]', refused ? 'text-ochre' : 'text-green')}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-[0.5rem] [overflow-wrap:anywhere]">
          <b className="font-semibold">{name}</b>
          <span className="text-sm text-ink-3">{kind}</span>
        </p>
        <div className="grid gap-[0.15rem] text-sm text-ink-2 [overflow-wrap:anywhere]">{children}</div>
      </div>
      <Button variant="quiet" hang="right" disabled={disabled} onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
