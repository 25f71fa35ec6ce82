import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface DraftNoticeProps {
  children: ReactNode;
  /** Only for a draft that is offered; a restored one is there already. */
  onUse?: () => void;
  onDiscard: () => void;
  className?: string;
}

/** Says that unsaved work was found, and lets the user continue or discard it. */
export function DraftNotice({ children, onUse, onDiscard, className }: DraftNoticeProps) {
  return (
    <Notice tone="info" announce="status" {...(className !== undefined && { className })}>
      <p>{children}</p>
      <div className="mt-s2 flex flex-wrap gap-s2">
        {onUse && (
          <Button data-continues onClick={onUse}>
            Continue
          </Button>
        )}
        <Button variant="quiet" {...(!onUse && { hang: 'left' })} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}
