import type { GameDetails } from '@bridge-review/api/games';
import { formatDate } from '../../ui/format-date.ts';
import { dayOf, placeOf } from '../games/game-text.ts';

/** 'St Brannoc Hall, 14 October 2025' */
export const gameFacts = (game: GameDetails): string =>
  [placeOf(game), formatDate(dayOf(game))].filter((fact) => fact !== '').join(', ');
