import {
  formatTricks,
  parseTricks,
  type TrickTableText,
} from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';

/** As the server sends it: of N, S, E and W in notrump, then from spades to clubs. */
export const trickTable = (digits: string): TrickTableText => formatTricks(unwrap(parseTricks(digits)));
