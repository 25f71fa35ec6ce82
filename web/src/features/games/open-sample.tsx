import { Button } from '../../ui/button.tsx';
import { useOpenSample } from './queries.ts';

export interface OpenSampleProps {
  /** Once it has been opened, it is gone back to. */
  isOpened?: boolean;
}

export function OpenSample({ isOpened = false }: OpenSampleProps) {
  const sample = useOpenSample();
  return (
    <Button
      variant={isOpened ? 'default' : 'primary'}
      pending={sample.isPending}
      pendingText="Opening..."
      onClick={() => sample.mutate()}
    >
      {isOpened ? 'Back to the sample game' : 'Open the sample game'}
    </Button>
  );
}
