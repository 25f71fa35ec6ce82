import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { initials } from './initials.ts';

const SIZES = { md: 'size-[2.1rem] text-[0.8rem]', lg: 'size-s8 text-h3' };

export interface AvatarProps {
  /** The name of the user. It is shown beside the picture, so the picture is hidden from screen readers. */
  name: string;
  /** An https address; anything else, or a picture that fails to load, gives the initials. */
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
  className?: string;
}

export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letters = initials(name);
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border border-line-2 bg-surface',
        'leading-none font-semibold tracking-[0.02em] text-ink-2 select-none',
        SIZES[size],
        className,
      )}
    >
      {src?.startsWith('https://') && src !== failed ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : letters === '' ? (
        <Icon of={UserRound} />
      ) : (
        letters
      )}
    </span>
  );
}
