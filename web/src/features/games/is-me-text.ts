import type { OwnName } from '@bridge-review/api/people';
import type { PreviewedPlayer } from '@bridge-review/api/upload-preview';
import type { User } from '@bridge-review/api/user';
import { playerKey, readPlayerName } from '@bridge-review/bridge/player-name';
import { seatName } from '@bridge-review/bridge/seat';

/** 'Ada Lark, pair 4, North' */
export const playerText = ({ name, pairNumber, seat }: PreviewedPlayer): string =>
  [name, pairNumber && `pair ${pairNumber}`, seat && seatName(seat)].filter(Boolean).join(', ');

/** The one player who has a name that the user gave as theirs, or their own; nobody where several have. */
export function likelySelf(
  players: readonly PreviewedPlayer[],
  { displayName, firstName, lastName }: Pick<User, 'displayName' | 'firstName' | 'lastName'>,
  names: readonly OwnName[],
): PreviewedPlayer | null {
  const said = players.filter((player) => names.some((name) => isName(player, name)));
  const own = [displayName, `${firstName} ${lastName}`].map(playerKey);
  const [only, ...others] =
    said.length > 0 ? said : players.filter(({ name }) => own.includes(playerKey(name)));
  return only && others.length === 0 ? only : null;
}

/** Where it holds: as the user said of the name before, else in this game alone. */
export const scopeOf = (player: PreviewedPlayer, names: readonly OwnName[]): OwnName['scope'] =>
  names.find((name) => name.scope !== 'game' && isName(player, name))?.scope ?? 'game';

/** A number alone is not enough: federations give the same ones. */
function isName({ name, spelling }: PreviewedPlayer, own: OwnName): boolean {
  const { number } = readPlayerName(spelling);
  if (playerKey(name) !== playerKey(own.name)) return false;
  return own.scope === 'number' ? number !== null && number === own.number : true;
}
