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

/** Asks for the next rows of a list, and again where they did not come. */
export function MoreButton({ children, pendingText, loading, failure, onLoad }: MoreButtonProps) {
  return (
    <div className="flex justify-center">
      {failure !== null && !loading ? (
        <Notice tone="error" announce="alert" title={failure}>
          <Button variant="quiet" hang="left" onClick={onLoad}>
            Try again
          </Button>
        </Notice>
      ) : (
        <Button variant="quiet" pending={loading} pendingText={pendingText} onClick={onLoad}>
          {children}
        </Button>
      )}
    </div>
  );
}
