import type { Deal } from '../deal.ts';
import type { AnnotatedAuction, TablePlay } from '../record/hand-record.ts';

/** A table with its four hands. */
export interface CalibratedTable {
  readonly deal: Deal;
  readonly auction: AnnotatedAuction;
  readonly players: TablePlay['players'];
}
