import type { AccuracyHistory } from '@bridge-review/api/analysis';
import type { PlotPoint } from '../../ui/line-plot.tsx';

type Game = AccuracyHistory['games'][number];

/** So many games make the mean that is drawn through the points. */
export const MEAN_OF = 5;

/** A point a game, from the oldest; the mean counts boards, since a game of two says little. */
export const accuracyPoints = (games: readonly Game[]): PlotPoint[] =>
  games.map((game, index) => ({
    key: game.gameId,
    value: game.accuracy,
    mean: meanOf(games.slice(Math.max(0, index + 1 - MEAN_OF), index + 1)),
    name: game.title,
    day: words(game.date, { day: 'numeric', month: 'short' }),
    year: game.date.slice(0, 4),
    note: game.boards === 1 ? '1 board' : `${game.boards} boards`,
  }));

/** The last game, as a sentence's end: '81% on 18 October'. */
export const lastWords = ({ accuracy, date }: Game): string =>
  `${Math.round(accuracy)}% on ${words(date, { day: 'numeric', month: 'long' })}`;

/** All in one sentence, for those who do not see the drawing. */
export function historyWords(games: readonly Game[]): string {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return '';
  if (games.length === 1) return `Accuracy in one game: ${lastWords(last)}.`;
  return `Accuracy in ${games.length} games, from ${lastWords(first)} ${first.date.slice(0, 4)} to ${lastWords(last)} ${last.date.slice(0, 4)}.`;
}

function meanOf(games: readonly Game[]): number {
  const boards = games.reduce((sum, game) => sum + game.boards, 0);
  return games.reduce((sum, game) => sum + game.accuracy * game.boards, 0) / boards;
}

/** A date without a time is the same everywhere. */
const words = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));
