import { leadKinds, playedBy, playedKinds } from '@bridge-review/api/field';
import { strains } from '@bridge-review/bridge/strain';
import { knownIn, matchingIn } from '../../base/address-values.ts';
import { readMonths } from '../stats/stats-address.ts';

/** What the URL says of the boards behind a figure; anything unknown is left out. */
export function readFieldGroup(params: URLSearchParams) {
  const by = knownIn(params, 'by', playedBy);
  const kind = knownIn(params, 'kind', playedKinds);
  const strain = knownIn(params, 'strain', strains);
  const lead = knownIn(params, 'lead', leadKinds);
  const level = matchingIn(params, 'level', /^[1-7]$/);
  return {
    ...(by && { by }),
    ...(kind && { kind }),
    ...(strain && { strain }),
    ...(lead && { lead }),
    ...(level && { level }),
    ...readMonths(params),
  };
}
