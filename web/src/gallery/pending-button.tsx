import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

export function PendingButton() {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setPending(false), 1500);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <Button variant="primary" pending={pending} pendingText="Saving..." onClick={() => setPending(true)}>
      Save
    </Button>
  );
}
