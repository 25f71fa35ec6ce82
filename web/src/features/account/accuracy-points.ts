import type { AccuracyHistory } from '@bridge-review/api/analysis';
import { counted } from '@bridge-review/bridge/counted';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import type { PlotPoint } from '../../ui/line-plot.tsx';

/** A game whose day is known; the others have no place on a line of time. */
type Game = AccuracyHistory['games'][number] & { date: string };

export const datedGames = (games: AccuracyHistory['games']): Game[] =>
  games.filter((game): game is Game => game.date !== null);

/** The number of games in the moving average. */
export const MEAN_OF = 5;

/** A point a game, from the oldest; the mean counts boards, since a game of two says little. */
export const accuracyPoints = (games: readonly Game[]): PlotPoint[] =>
  games.map((game, index) => ({
    key: game.gameId,
    value: game.accuracy,
    mean: meanOf(games.slice(Math.max(0, index + 1 - MEAN_OF), index + 1)),
    name: game.title,
    day: formatDate(calendarDay(game.date), { day: 'numeric', month: 'short' }),
    year: game.date.slice(0, 4),
    note: counted(game.boards, 'board'),
  }));

/** The last game, as a sentence's end: '81% on 18 October 2025'. */
export const lastText = ({ accuracy, date }: Game): string =>
  `${Math.round(accuracy)}% on ${formatDate(calendarDay(date))}`;

/** A description for screen readers. */
export function historyText(games: readonly Game[]): string {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return '';
  if (games.length === 1) return `Accuracy in one game: ${lastText(last)}.`;
  return `Accuracy in ${games.length} games, from ${lastText(first)} to ${lastText(last)}.`;
}

function meanOf(games: readonly Game[]): number {
  const boards = games.reduce((sum, game) => sum + game.boards, 0);
  return games.reduce((sum, game) => sum + game.accuracy * game.boards, 0) / boards;
}
