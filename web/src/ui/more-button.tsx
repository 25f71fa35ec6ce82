import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface MoreButtonProps {
  children: string;
  /** Said while the next rows are on their way. */
  pendingText: string;
  loading: boolean;
  /** What is said where they did not come; null while nothing has failed. */
  failure: string | null;
  onLoad: () => void;
}

/** Asks for the next rows of a list, and again where they did not come. It stays the same button and keeps the focus. */
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
