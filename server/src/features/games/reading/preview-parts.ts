import { counted } from '@bridge-review/bridge/counted';
import { formatDeal } from '@bridge-review/bridge/deal';
import { isDeal } from '@bridge-review/bridge/partial-deal';
import { playerKey } from '@bridge-review/bridge/player-name';
import type { BoardRecord, HandRecord, TablePlay } from '@bridge-review/bridge/record/hand-record';
import { seats } from '@bridge-review/bridge/seat';
import type { SessionBoard } from '@bridge-review/bridge/record/session-record';
import { dealKey } from '../../../deal-key.ts';
import { shorten } from '../../../shorten.ts';
import { namedIn } from './named-in.ts';
import { groupParts, type PartGame, warningsBesideOthers } from './part-games.ts';
import type { PartsPreview } from './protocol.ts';
import { isResultsOnly, resultsWithoutDeals } from './place-results.ts';
import type { ReadPart } from './read-part.ts';

/** Enough to see what kind of trouble there is; the game's page lists more. */
const WARNINGS_SHOWN = 5;
const LONGEST_WARNING = 300;
const REMARKS_SHOWN = 10;

export function previewParts(parts: readonly ReadPart[]): PartsPreview {
  const { games, refusals } = groupParts(parts, false);
  return {
    parts: parts.map((part, index) => {
      const isWhole = games.some((game) => game.parts.length === 1 && game.parts.includes(index));
      const warnings = isWhole ? part.warnings : warningsBesideOthers(part);
      return previewPart({ ...part, warnings }, refusals.get(index) ?? null);
    }),
    games: games.map(previewGame),
    joinable: games.length === 0 ? resultsAlone(parts) : games.length === 1 ? resultsOf(games[0]) : null,
    players: games.length > 1 ? [] : namedIn(games[0]?.record.boards ?? parts.flatMap(boardsAlone)),
  };
}

const boardsAlone = (part: ReadPart): readonly SessionBoard[] => resultsWithoutDeals(part)?.boards ?? [];

function resultsOf(game: PartGame | undefined): PartsPreview['joinable'] {
  const boards = game?.record.boards.flatMap(({ number, deal, results }) =>
    number === null || results.length === 0 ? [] : { number, deal: dealKey(deal) },
  );
  if (!game || !boards || boards.length === 0) return null;
  return { parts: game.parts, date: game.facts.pbnDate, title: game.facts.title, boards };
}

function resultsAlone(parts: readonly ReadPart[]): PartsPreview['joinable'] {
  const alone = parts.flatMap((part, index) => {
    const session = isResultsOnly(part) ? resultsWithoutDeals(part) : null;
    return session ? [{ index, session }] : [];
  });
  if (alone.length === 0) return null;
  const firstKnown = (fact: 'date' | 'title') =>
    alone.find(({ session }) => session.event[fact] !== null)?.session.event[fact] ?? null;
  return {
    parts: alone.map(({ index }) => index),
    date: firstKnown('date'),
    title: firstKnown('title'),
    boards: [...new Set(alone.flatMap(({ session }) => session.boards.map(({ number }) => number)))].map(
      (number) => ({ number, deal: null }),
    ),
  };
}

const previewPart = (
  { name, format, record, session, warnings }: ReadPart,
  refusal: string | null,
): PartsPreview['parts'][number] => ({
  name,
  format,
  boards: record.boards.length,
  ...countsOf((session ?? record).boards),
  refusal,
  warnings: warnings
    .slice(0, WARNINGS_SHOWN)
    .map(({ line, message }) => ({ line, message: shorten(message, LONGEST_WARNING) })),
  warningCount: warnings.length,
});

const previewGame = ({
  facts,
  maxTables,
  parts,
  record,
  problems,
}: PartGame): PartsPreview['games'][number] => ({
  title: facts.title,
  date: facts.pbnDate,
  site: facts.pbnSite,
  parts: [...parts],
  boards: remarkedBoards(record),
  ...countsOf(record.boards),
  remarks: problems.slice(0, REMARKS_SHOWN).map(({ message }) => shorten(message, LONGEST_WARNING)),
  tables: maxTables,
  firstDeal: facts.firstDeal,
  board: singleBoard(record),
});

/** Null where there are several, or where cards are missing. */
function singleBoard({ boards: [board, ...others] }: HandRecord): PartsPreview['games'][number]['board'] {
  if (board === undefined || others.length > 0 || !isDeal(board.deal)) return null;
  const { deal, dealer, vulnerability, results } = board;
  const auction = results.find((result) => result.auction)?.auction?.auction;
  return { deal: formatDeal(deal), dealer, vulnerability, calls: [...(auction?.calls ?? [])] };
}

export function countsOf(boards: readonly { readonly results: readonly TablePlay[] }[]): {
  results: number;
  auctions: number;
  players: number;
} {
  const results = boards.flatMap((board) => board.results);
  const names = new Set(
    results.flatMap(({ players }) => seats.flatMap((seat) => players[seat] ?? [])).map(playerKey),
  );
  return {
    results: boards.reduce((sum, board) => sum + resultsOn(board), 0),
    auctions: results.filter(({ auction }) => (auction?.auction.calls.length ?? 0) > 0).length,
    players: names.size,
  };
}

/** Players alone, as a file for one table names them, are no result; beside other tables they are one that is missing. */
const resultsOn = ({ results }: { readonly results: readonly TablePlay[] }): number =>
  results.length > 1 ? results.length : results.filter(saysAnything).length;

const saysAnything = ({ contract, scoreNS, auction, play, section, table, room }: TablePlay): boolean =>
  [contract, scoreNS, auction, play, section, table, room].some((value) => value !== null);

function remarkedBoards({ boards }: HandRecord): { number: number; remarks: string[] }[] {
  const numbers = boards.map((board, place) => board.number ?? place + 1);
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const hasResults = boards.some(({ results }) => results.length > 0);
  return boards.map((board, place) => {
    const number = numbers[place] ?? 0;
    return { number, remarks: remarksOn(board, hasResults, (times.get(number) ?? 0) > 1) };
  });
}

function remarksOn({ deal, results }: BoardRecord, hasResults: boolean, isRepeated: boolean): string[] {
  const known = seats.filter((seat) => deal[seat]).length;
  const adjusted = results.filter(({ tags }) => /\d/.test(tags.get('ScoreAdjusted') ?? '')).length;
  return [
    ...(isRepeated ? ['another board has this number'] : []),
    ...(known < 4 ? [`${counted(known, 'hand')} known`] : []),
    ...(hasResults && results.length === 0 ? ['no result'] : []),
    ...(adjusted === 0 ? [] : [`adjusted at ${counted(adjusted, 'table')}`]),
  ];
}
