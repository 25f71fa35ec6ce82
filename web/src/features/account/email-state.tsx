import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';

export interface EmailStateProps {
  /** The state of the stored address; one that is being typed has no state yet. */
  state: 'verified' | 'unverified' | 'new';
  /** The input. */
  children: ReactNode;
}

/** The badge is beside the input, or below it on phones. */
export function EmailState({ state, children }: EmailStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-s3 gap-y-s2">
      <div className="min-w-0 flex-1 basis-[16rem]">{children}</div>
      {state === 'verified' && (
        <Badge tone="ok" icon={Check}>
          Verified
        </Badge>
      )}
      {state === 'unverified' && (
        <Badge tone="warn" icon={Hourglass}>
          Not verified
        </Badge>
      )}
    </div>
  );
}
