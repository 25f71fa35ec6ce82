import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { cx } from './cx.ts';
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

/** Icons with small words below them, so that six actions stand on one line; the words alone say that a menu opens. */
const ON_PHONES =
  'max-sm:-mx-[0.25rem] max-sm:basis-[calc(100%+0.5rem)] max-sm:justify-between max-sm:*:min-w-tap max-sm:*:flex-col max-sm:*:gap-[0.2rem] max-sm:*:px-[0.1rem] ' +
  'max-sm:*:text-xs max-sm:[&_svg:last-child:not(:first-child)]:hidden';

export function PageHead({ title, badge, meta, note, actions, back }: PageHeadProps) {
  const facts = meta !== undefined && (
    <div className="min-w-0 lg:flex-1">
      <MetaStrip items={meta} />
    </div>
  );
  const buttons = actions !== undefined && (
    <div className={cx('-mx-hang flex flex-wrap items-center sm:gap-x-s1 lg:-my-s2', facts && ON_PHONES)}>
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
