import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface MoreButtonProps {
  children: string;
  /** Announced while the next rows are loading. */
  pendingText: string;
  loading: boolean;
  /** The message after a failure; null while nothing has failed. */
  failure: string | null;
  onLoad: () => void;
}

/** Loads the next rows of a list, or retries after a failure. It stays the same button and keeps the focus. */
export function MoreButton({ children, pendingText, loading, failure, onLoad }: MoreButtonProps) {
  const failed = failure !== null && !loading;
  return (
    <div className="grid justify-items-center gap-s3">
      {failed && <Notice tone="error" announce="alert" title={failure} />}
      <Button pending={loading} pendingText={pendingText} onClick={onLoad}>
        {failed ? 'Try again' : children}
      </Button>
    </div>
  );
}
