import { contractKinds } from '@bridge-review/api/stats';
import { seats } from '@bridge-review/bridge/seat';
import { sides } from '@bridge-review/bridge/side';
import { verdicts } from '@bridge-review/bridge/verdict';
import { idIn, knownIn } from '../../base/address-values.ts';
import { readMonths } from './stats-address.ts';

/** What the URL says of the boards behind a figure; anything unknown is left out. */
export function readStatsGroup(params: URLSearchParams) {
  const side = knownIn(params, 'side', sides);
  const seat = knownIn(params, 'seat', seats);
  const kind = knownIn(params, 'kind', contractKinds);
  const verdict = knownIn(params, 'verdict', verdicts);
  const fair = knownIn(params, 'fair', ['true']);
  const game = idIn(params, 'game');
  return {
    ...(side && { side }),
    ...(seat && { seat }),
    ...(kind && { kind }),
    ...(verdict && { verdict }),
    ...(fair && { fair }),
    ...(game && { game }),
    ...readMonths(params),
  };
}
