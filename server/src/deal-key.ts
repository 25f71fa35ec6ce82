import type { Deal } from '@bridge-review/bridge/deal';
import { fingerprintOf } from '@bridge-review/bridge/fingerprint';
import { formatPartialDeal, isDeal, type PartialDeal } from '@bridge-review/bridge/partial-deal';

/** The key by which deals are compared: the fingerprint of a complete deal, else its canonical text. */
export const dealKey = (deal: Deal | PartialDeal): string =>
  isDeal(deal) ? fingerprintOf(deal) : formatPartialDeal(deal);
