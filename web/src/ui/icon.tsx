import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

/** An icon the size of the text it stands in. It never carries meaning alone, so it is hidden from screen readers. */
export function Icon({ of: Drawing, className }: { of: LucideIcon; className?: string | undefined }) {
  return <Drawing aria-hidden strokeWidth={1.6} className={cx('size-[1.15em] shrink-0', className)} />;
}
