import type { GameDetails } from '@bridge-review/api/games';
import { dayText, placeOf } from '../games/game-text.ts';

/** 'St Brannoc Hall, 14 October 2025' */
export const gameFacts = (game: GameDetails): string =>
  [placeOf(game), dayText(game)].filter((fact) => fact !== '').join(', ');
