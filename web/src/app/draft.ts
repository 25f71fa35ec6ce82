import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * Something half done that must outlive a look at another page. It lies with what was fetched, so that it is gone when
 * somebody else signs in. `name` must stay the same for as long as the component lives: give it a key.
 */
export function useDraft<T>(name: string, initial: T): [T, (draft: T) => void] {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<T>(() => queryClient.getQueryData<T>(keyOf(name)) ?? initial);
  const change = useCallback(
    (next: T) => {
      // Not read back from there: an input whose text comes a moment later loses its place.
      setDraft(next);
      queryClient.setQueryData<T>(keyOf(name), next);
    },
    [queryClient, name],
  );
  return [draft, change];
}

const keyOf = (name: string) => ['draft', name] as const;
