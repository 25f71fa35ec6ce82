import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/panel.tsx';

export interface AccountSectionProps {
  title: string;
  /** What it is about, beside the sheet on wide screens. */
  intro: ReactNode;
  /** What the sheet holds: panel bodies and footers. */
  children: ReactNode;
}

export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-s7 gap-y-s4 border-line-2 py-s6 first:pt-s2 not-first:border-t md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="max-w-measure">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-s2 text-ink-2">{intro}</p>
      </div>
      <Panel className="self-start">{children}</Panel>
    </section>
  );
}
