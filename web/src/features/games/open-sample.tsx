import { Button } from '../../ui/button.tsx';
import { useOpenSample } from './queries.ts';

export function OpenSample() {
  const sample = useOpenSample();
  return (
    <Button
      variant="primary"
      pending={sample.isPending}
      pendingText="Opening..."
      onClick={() => sample.mutate()}
    >
      Open the sample game
    </Button>
  );
}
