import type { Player } from '@bridge-review/api/player';
import { nameOf } from '../../base/name-of.ts';
import { usePartners } from './queries.ts';

/** All players who can be chosen, once each. */
export function usePartnerOptions(also: readonly (Player | null)[]) {
  const { data = [], isPending } = usePartners();
  const listed = data.map((partner) => ({
    value: String(partner.id),
    label: nameOf(partner),
    detail: partner.email,
  }));
  const extra = also
    .filter((player) => player !== null)
    .filter((player) => !data.some(({ id }) => id === player.id))
    .map((player) => ({ value: String(player.id), label: player.displayName }));
  return { options: [...extra, ...listed], isPending };
}
