import type { ReactNode, Ref } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';

export interface CommentItemProps {
  author: string;
  /** When it was written, and whether it was edited. */
  time: ReactNode;
  /** The words, or the form in which they are being changed. */
  children: ReactNode;
  /** Small controls, on the author's line. */
  actions?: ReactNode;
  /** Being sent: shown fainter, with a label. */
  pending?: boolean;
  ref?: Ref<HTMLLIElement>;
}

/** One voice of a discussion; the next follows under a hairline. */
export function CommentItem({ author, time, children, actions, pending = false, ref }: CommentItemProps) {
  return (
    <li
      ref={ref}
      // Takes the focus where the button that brought it is gone.
      tabIndex={-1}
      aria-busy={pending}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s3 gap-y-[0.15rem] border-line py-s4 not-first:border-t first:pt-0 last:pb-0"
    >
      <Avatar name={author} className={cx('row-span-2', pending && 'border-dashed')} />
      <div className="flex flex-wrap items-baseline gap-x-[0.6rem]">
        <b className="wrap-anywhere">{author}</b>
        <span className="text-sm text-ink-3">{time}</span>
        {actions !== undefined && <span className="ml-auto flex gap-s1">{actions}</span>}
      </div>
      <div className={cx('min-w-0', pending && 'text-ink-3')}>{children}</div>
    </li>
  );
}
