import type { ShownNames } from '@bridge-review/api/shares';
import { readPlayerName } from '@bridge-review/bridge/player-name';

/** A name as visitors may read it, without the player's number in a federation; null where names are not shown. */
export function shownName(name: string | null, names: ShownNames): string | null {
  if (name === null || names === 'none') return null;
  const full = readPlayerName(name).name;
  return names === 'full' ? full : initials(full);
}

/** `Ada van Lark` is `A. v. L.` */
const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter}.`)
    .join(' ');
