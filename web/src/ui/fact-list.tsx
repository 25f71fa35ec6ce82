import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface FactListProps {
  /** A name and what it is; what is not known is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names at the left, what they are at the right, under a hairline. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s4 gap-y-[0.3rem] border-t border-line pt-s3">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <Fragment key={name}>
              <dt className="text-ink-3">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
