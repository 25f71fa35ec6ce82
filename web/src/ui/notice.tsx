import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const TONES = {
  ok: { edge: 'border-green', ink: 'text-green', icon: CircleCheck },
  info: { edge: 'border-blue', ink: 'text-blue', icon: Info },
  warn: { edge: 'border-ochre', ink: 'text-ochre', icon: TriangleAlert },
  error: { edge: 'border-red', ink: 'text-red', icon: TriangleAlert },
};

export interface NoticeProps {
  tone: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts, `status` waits its turn; neither for what was there when the page came. */
  announce?: 'alert' | 'status';
  className?: string;
}

/** A message in the page, under its own rule at the left: no box, since it often stands inside one. */
export function Notice({ tone, title, children, announce, className }: NoticeProps) {
  const { edge, ink, icon } = TONES[tone];
  return (
    <div
      {...(announce && { role: announce })}
      className={cx('flex items-start gap-s3 border-l-3 pl-s4', edge, className)}
    >
      <Icon of={icon} className={cx('mt-[0.2em]', ink)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className={cx('font-semibold', ink)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
