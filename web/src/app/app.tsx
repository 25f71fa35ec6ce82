import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { readFirstAnswers } from '../base/first-answers.ts';
import { isVisitor } from '../base/page-meta.ts';
import { createQueryClient, currentUserKey } from '../base/query-client.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { Router } from './router.tsx';

export function App() {
  const [queryClient] = useState(clientOfPage);
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <LazyToaster />
    </QueryClientProvider>
  );
}

function clientOfPage(): QueryClient {
  const client = createQueryClient();
  for (const { queryKey, data } of readFirstAnswers()) client.setQueryData(queryKey, data);
  // The browser would log the 401 as an error.
  if (isVisitor()) client.setQueryData(currentUserKey, null);
  return client;
}
