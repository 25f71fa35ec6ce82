import { useQuery } from '@tanstack/react-query';

/**
 * The code of both screens. It is asked for like the boards and not when somebody starts: a lesson may have no network.
 */
export const useScreens = () =>
  useQuery({
    queryKey: ['presentation screens'],
    queryFn: () => import('./screens.ts'),
    staleTime: Infinity,
  });
