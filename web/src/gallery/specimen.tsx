import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

/** One chapter of the gallery, with an anchor. */
export function Chapter({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-[5.5rem]">
      <header className="mb-s5 border-t-2 border-rule pt-s3">
        <h2 id={`${id}-title`} className="text-h2">
          <a href={`#${id}`} className="no-underline hover:underline">
            {title}
          </a>
        </h2>
        <p className="mt-s1 max-w-measure font-serif text-[1.09rem] text-ink-2">{lead}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s6">{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  /** The part, as it is imported. */
  name: string;
  note?: string;
  /** Side by side and wrapping; else one below the other. */
  row?: boolean;
  children: ReactNode;
}

export function Specimen({ name, note, row = false, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <div className="mb-s3 flex min-h-[1.6rem] flex-wrap items-baseline gap-x-s3">
        <h3 className="font-sans text-md font-semibold tracking-normal">{name}</h3>
        {note !== undefined && <p className="text-sm text-ink-3">{note}</p>}
      </div>
      <div
        className={cx(row ? 'flex flex-wrap items-center gap-s3' : 'grid grid-cols-[minmax(0,1fr)] gap-s4')}
      >
        {children}
      </div>
    </div>
  );
}
