import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { TextButton } from './text-button.tsx';

export interface DraftNoticeProps {
  children: ReactNode;
  /** Only for a draft that is offered; a restored one is there already. */
  onUse?: () => void;
  onDiscard: () => void;
  className?: string;
}

/** A quiet word about unsaved work that was found again. */
export function DraftNotice({ children, onUse, onDiscard, className }: DraftNoticeProps) {
  return (
    <Notice tone="info" announce="status" {...(className !== undefined && { className })}>
      <p>{children}</p>
      <p className="mt-s1 flex flex-wrap gap-x-s4">
        {onUse && <TextButton onClick={onUse}>Continue</TextButton>}
        <TextButton onClick={onDiscard}>Discard</TextButton>
      </p>
    </Notice>
  );
}
