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
  /** A smaller line under those. */
  note?: ReactNode;
  /** At the right, on the last line: buttons, badges, a count. */
  actions?: ReactNode;
  back?: { href: string; label: string; state?: unknown };
  /** On the back link's line, at the right: a pager. */
  pager?: ReactNode;
}

export function PageHead({ title, badge, meta, note, actions, back, pager }: PageHeadProps) {
  return (
    <div className="mb-s5">
      {(back ?? pager) && (
        <div className="flex flex-wrap items-center justify-between gap-s2">
          {back && (
            <BackLink href={back.href} state={back.state}>
              {back.label}
            </BackLink>
          )}
          {pager}
        </div>
      )}
      <div className="mt-s2 flex flex-wrap items-end justify-between gap-x-s5 gap-y-s3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
            <h1 className="min-w-0 [overflow-wrap:anywhere]">{title}</h1>
            {badge}
          </div>
          {meta && <MetaStrip items={meta} className="mt-[0.3rem]" />}
          {note !== undefined && <p className="mt-[0.2rem] text-sm text-ink-3">{note}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-x-s1 gap-y-0 sm:gap-s2">{actions}</div>
        )}
      </div>
    </div>
  );
}
