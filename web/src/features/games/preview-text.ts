import type { PreviewedGame, PreviewedPart } from '@bridge-review/api/upload-preview';
import { counted, plural } from '@bridge-review/bridge/counted';
import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import type { OutcomeFigure } from '../../ui/outcome-sheet.tsx';

const FORMATS: Readonly<Record<FileFormat, string>> = {
  PBN: 'PBN',
  LIN: 'LIN',
  DUP: 'dealing machine (.dup)',
  BRI: 'dealing machine (.bri)',
  DGE: 'dealing machine (.dge)',
  DLM: 'dealing machine (.dlm)',
  BER: 'dealing machine (.ber)',
  BHG: 'dealing machine (.bhg)',
  CDS: 'dealing machine (.cds)',
  RZD: 'dealing machine (.rzd)',
  'deal CSV': 'dealing machine (.csv)',
  'hand viewer': 'a hand viewer’s address',
  diagram: 'deals as text',
  'BBO page': 'saved BBO page',
  'BBO CSV': 'BBO Extractor CSV',
  USEBIO: 'USEBIO',
  Bridgemate: 'Bridgemate',
  'ACBL page': 'page of ACBL results',
};

/** 'PBN, 19 KB'; a text has no size. */
export function kindText({ format }: Pick<PreviewedPart, 'format'>, size: number | null): string {
  const kind = format === null ? 'not a bridge file' : FORMATS[format];
  return size === null ? kind : `${kind}, ${Math.max(1, Math.round(size / 1024))} KB`;
}

/** '27 deals, 243 results, 36 players named. No auctions.' */
export function contentText(
  part: Pick<PreviewedPart, 'boards' | 'results' | 'auctions' | 'players'>,
): string {
  const amounts = [
    [part.boards, 'deal', ''],
    [part.results, 'result', ''],
    [part.auctions, 'auction', ''],
    [part.players, 'player', ' named'],
  ] as const;
  const there = amounts
    .filter(([count]) => count > 0)
    .map(([count, noun, rest]) => counted(count, noun) + rest);
  const missing = [
    ...(part.boards === 0 ? ['no deals'] : []),
    ...(part.results === 0 ? ['no results'] : []),
    ...(part.auctions === 0 ? ['no auctions'] : []),
    ...(part.results > 0 && part.players === 0 ? ['no names'] : []),
  ];
  const end = missing.length === 0 ? '' : ` ${sentence(missing.join(', '))}`;
  return `${sentence(there.join(', '))}${end}`;
}

/** 'Line 12: …', and how many more there are. */
export function warningText({
  warnings,
  warningCount,
}: Pick<PreviewedPart, 'warnings' | 'warningCount'>): string | null {
  const [first] = warnings;
  if (first === undefined) return null;
  const more = warningCount > 1 ? ` And ${counted(warningCount - 1, 'more problem')}.` : '';
  return `Skipped or repaired, line ${first.line}: ${first.message}${more}`;
}

export function outcomeTitle(games: readonly PreviewedGame[], game: PreviewedGame): string {
  if (games.length > 1) return `Game ${games.indexOf(game) + 1} of ${games.length}`;
  if (game.parts.length > 1) return 'Together they are one game';
  return game.boards.length === 1 ? 'One board' : 'One game';
}

export const outcomeSubtitle = ({ title, date, site }: PreviewedGame): string =>
  [title, date && formatDate(calendarDay(date)), site].filter(Boolean).join(' · ');

export const outcomeFigures = ({
  boards,
  results,
  tables,
  players,
  auctions,
}: PreviewedGame): OutcomeFigure[] => [
  { value: boards.length, label: plural(boards.length, 'board with its deal', 'boards with deals') },
  {
    value: results,
    label: `${plural(results, 'result')}${tables > 1 ? `, up to ${tables} a board` : ''}`,
    isMissing: results === 0,
  },
  { value: players, label: plural(players, 'player named', 'players named'), isMissing: players === 0 },
  {
    value: auctions,
    label: auctions === 0 ? 'auctions: you can add yours' : plural(auctions, 'auction'),
    isMissing: auctions === 0,
  },
];

const REMARKS_SHOWN = 6;

/** The first few boards that there is something to say about, and how many others there are. */
export function boardRemarks({ boards }: PreviewedGame) {
  const all = boards.map((board, place) => ({ place, ...board })).filter(({ remarks }) => remarks.length > 0);
  return { remarked: all.slice(0, REMARKS_SHOWN), more: Math.max(0, all.length - REMARKS_SHOWN) };
}

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
