import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { MetaStrip } from './meta-strip.tsx';
import type { MetaStripProps } from './meta-strip.tsx';

export interface PageHeadProps {
  title: ReactNode;
  /** Beside the title, and no part of its name: a round. */
  badge?: ReactNode;
  /** Facts under the title, with hairlines between. */
  meta?: MetaStripProps['items'];
  /** A smaller line under those and the actions. */
  note?: ReactNode;
  /** At the right, on the line of the facts: buttons, badges, a count. */
  actions?: ReactNode;
  back?: { href: string; label: string; state?: unknown };
}

export function PageHead({ title, badge, meta, note, actions, back }: PageHeadProps) {
  const facts = meta !== undefined && (
    <div className="min-w-0 lg:flex-1">
      <MetaStrip items={meta} />
    </div>
  );
  const buttons = actions !== undefined && (
    // On phones the words alone say that a menu opens: six buttons then take two lines.
    <div className="-mx-hang flex flex-wrap items-center max-sm:[--spacing-hang:0.4rem] sm:gap-x-s1 lg:-my-s2 max-sm:[&_svg:last-child:not(:first-child)]:hidden">
      {actions}
    </div>
  );
  return (
    <div className="mb-s5">
      {back && (
        <div className="-mt-s3">
          <BackLink href={back.href} state={back.state}>
            {back.label}
          </BackLink>
        </div>
      )}
      <div className="mb-[0.1rem] flex flex-wrap items-center gap-x-s3 gap-y-s1">
        <h1 className="min-w-0 [overflow-wrap:anywhere]">{title}</h1>
        {badge}
        {!facts && buttons && <div className="ml-auto">{buttons}</div>}
      </div>
      {facts && (
        <div className="flex flex-wrap items-center justify-between gap-x-s5 lg:flex-nowrap">
          {facts}
          {buttons}
        </div>
      )}
      {note !== undefined && <p className="mt-[0.2rem] text-sm text-ink-3 empty:hidden">{note}</p>}
    </div>
  );
}
