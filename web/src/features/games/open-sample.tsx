import { Button } from '../../ui/button.tsx';
import { useOpenSample } from './queries.ts';

export function OpenSample({ variant = 'primary' }: { variant?: 'primary' | 'default' }) {
  const sample = useOpenSample();
  return (
    <Button
      variant={variant}
      pending={sample.isPending}
      pendingText="Opening..."
      onClick={() => sample.mutate()}
    >
      Open the sample game
    </Button>
  );
}
