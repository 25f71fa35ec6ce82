import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../base/query-client.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { Router } from './router.tsx';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <LazyToaster />
    </QueryClientProvider>
  );
}
