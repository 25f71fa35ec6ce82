import { BACK } from '../../base/scroll-restoration.ts';
import { gamesAddress } from './games-address.ts';

/** A link to the list of games as it was left. */
export const backToGames = () => ({ href: gamesAddress(), state: BACK });
