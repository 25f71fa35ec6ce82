import { type ReactNode, useState } from 'react';

/**
 * A time in words, such as '2 hours ago'; pointing at it tells the exact one. That is written only then, since the first
 * use of `Intl` takes a phone a tenth of a second.
 */
export function Moment({ at, children }: { at: string; children: ReactNode }) {
  const [wasPointedAt, setPointedAt] = useState(false);
  return (
    <time
      dateTime={at}
      onPointerEnter={() => setPointedAt(true)}
      {...(wasPointedAt && { title: new Date(at).toLocaleString() })}
    >
      {children}
    </time>
  );
}
