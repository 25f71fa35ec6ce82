import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { styleRoutes } from '@bridge-review/api/routes/styles';
import type { StyleChoice, TableStyles } from '@bridge-review/api/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, isAddressOf } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import type { BoardAuction } from '../bidding/board-auctions.ts';

export interface Styles {
  /** Null until they are there, and without an auction. */
  readonly styles: TableStyles | null;
  choose(side: StyleChoice['side'], style: StyleChoice['style']): void;
}

/** Evidence of the styles of the pairs whose auction it is, and how to choose another. */
export function useStyles(handId: string, auction: Pick<BoardAuction, 'table'> | null): Styles {
  const queryClient = useQueryClient();
  const table = auction?.table ?? null;
  const query = routeQuery(styleRoutes.get, {
    params: { id: handId },
    query: table === null ? {} : { table: String(table) },
  });
  const { data, isError } = useQuery({ ...query, enabled: auction !== null });
  const { mutate } = useMutation({
    mutationFn: (choice: StyleChoice) => call(styleRoutes.choose, { params: { id: handId }, body: choice }),
    onSuccess: (styles) => {
      queryClient.setQueryData(query.queryKey, styles);
      // On other boards the pair may be there too, and records are judged anew.
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          address !== query.queryKey[0] &&
          [styleRoutes.get, analysisRoutes.hand, analysisRoutes.game].some((route) =>
            isAddressOf(route, String(address).split('?')[0]),
          ),
      });
    },
    onError: (error) =>
      toast({ title: 'The style was not changed', description: errorDescription(error), tone: 'error' }),
  });
  return {
    styles: data ?? (isError ? UNKNOWN : null),
    choose: (side, style) => mutate({ table, side, style }),
  };
}

/** Whoever cannot be asked about is read cautiously. */
const UNKNOWN: TableStyles = {
  NS: { names: [], choice: null, system: null, openings: [] },
  EW: { names: [], choice: null, system: null, openings: [] },
};
