import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

export interface PersonRowProps {
  name: string;
  /** A second, smaller line: an address, a full name. */
  detail?: ReactNode;
  /** At the right: a badge, a button. */
  action?: ReactNode;
}

/** People under each other, hairlines between. */
export function PersonList({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>;
}

export function PersonRow({ name, detail, action }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-s3 gap-y-s1 border-line py-s3 not-first:border-t">
      <Avatar name={name} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {detail !== undefined && <p className="text-sm wrap-anywhere text-ink-3">{detail}</p>}
      </div>
      {action}
    </li>
  );
}
