/**
 * Writes LIN. What the format has a place for comes back when it is read again: boards, deals, players, rooms,
 * contracts and tricks, auctions with their notes, play, comments, and the names of a match. It has none for other
 * tags, tables of results, sections, glyphs and total points.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { writeLin } from '@bridge-review/bridge/lin/write-lin';
 *
 * const { record } = readLin('md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|ah|Board 1|mb|1Nppp|');
 * const text = writeLin(record);
 * text.includes('|ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|'); // => true
 * readLin(text).record; // => record
 * ```
 *
 * @module
 */
import { contractOf } from '../auction.ts';
import type { BoardNumber } from '../board.ts';
import type { Call } from '../call.ts';
import { cardsInOrder } from '../play.ts';
import type {
  AnnotatedAuction,
  AnnotatedPlay,
  Annotation,
  HandRecord,
  TablePlay,
  Tags,
} from '../record/hand-record.ts';
import { splitBoards, type TableRecord } from '../record/table-records.ts';
import { rooms } from '../room.ts';
import { seatsFrom } from '../seat.ts';
import { formatLinDeal } from './lin-deal.ts';
import { formatListedResult, formatMatch, matchTags } from './lin-match.ts';

/** A line for each board at each table, after the head of its match where there is one. */
export const writeLin = (record: HandRecord): string =>
  matchesIn(splitBoards(record.boards))
    .map((match, index) => headOf(match, index === 0) + match.games.map(lineOf).join(''))
    .join('');

/** Consecutive games that can share one match header. */
interface MatchOfGames {
  readonly tags: Tags;
  readonly games: TableRecord[];
  /** Results by board and room; empty if several tables differ. */
  readonly results: Map<string, string>;
  /** Results that only the list can hold. */
  readonly listedOnly: Set<string>;
}

function matchesIn(games: readonly TableRecord[]): MatchOfGames[] {
  const matches: MatchOfGames[] = [];
  for (const game of games) {
    const slot = slotOf(game.number, game.table?.room ?? null);
    const result = game.table ? formatListedResult(game.table) : '';
    let current = matches.at(-1);
    const listed = current?.results.get(slot);
    const differs = listed !== undefined && listed !== result;
    const needsList = result !== '' && !isInAuction(game);
    const isTaken = differs && (needsList || current?.listedOnly.has(slot));
    if (!current || isTaken || !sameMatch(current.tags, game.tags)) {
      const tags = new Map([...game.tags].filter(([name]) => matchTags.includes(name)));
      current = { tags, games: [], results: new Map(), listedOnly: new Set() };
      matches.push(current);
    }
    current.games.push(game);
    current.results.set(slot, differs && current.results.has(slot) ? '' : result);
    if (needsList) current.listedOnly.add(slot);
  }
  return matches;
}

const sameMatch = (one: Tags, other: Tags): boolean =>
  matchTags.every((name) => (one.get(name) ?? '') === (other.get(name) ?? ''));

const slotOf = (number: BoardNumber | null, room: TablePlay['room']): string =>
  `${room === 'Closed' ? 'c' : 'o'}${number ?? ''}`;

const isInAuction = ({ table }: TableRecord): boolean =>
  table?.auction ? contractOf(table.auction.auction) !== null : false;

/** Empty if the boards themselves hold everything. */
function headOf({ tags, games, results, listedOnly }: MatchOfGames, isFirst: boolean): string {
  if (isFirst && tags.size === 0 && listedOnly.size === 0) return '';
  const boards = [...new Set(games.flatMap(({ number }) => number ?? []))];
  const list = boards.flatMap((board) => rooms.map((room) => results.get(slotOf(board, room)) ?? ''));
  const head: [string, string][] = [
    ['vg', formatMatch(tags, boards)],
    ['rs', list.join(',')],
    ['bn', boards.join(',')],
    ['pg', ''],
  ];
  return head.map(([name, value]) => `${tag(name, value)}\n`).join('');
}

function lineOf({ number, deal, dealer, vulnerability, tags, remarks, table }: TableRecord): string {
  const title = number === null ? tags.get('Board') : `Board ${number}`;
  const names = seatsFrom('S').map((seat) => clean(table?.players[seat] ?? '').replaceAll(',', ' '));
  return [
    table?.room ? tag('qx', slotOf(number, table.room)) : '',
    tag('pn', names.join(',')),
    tag('st', ''),
    tag('md', formatLinDeal(deal, dealer)),
    tag('rh', ''),
    title === undefined ? '' : tag('ah', title),
    tag('sv', vulnerabilityLetters[vulnerability]),
    ...remarks.map(({ kind, text }) => (kind === 'comment' ? commentTag(text) : '')),
    table?.auction ? auctionTags(table.auction) : '',
    tag('pg', ''),
    table?.play ? playTags(table.play, table) : '',
    typeof table?.tricks !== 'number' ? '' : tag('mc', `${table.tricks}`) + tag('pg', ''),
    '\n',
  ].join('');
}

function auctionTags({ auction, annotations }: AnnotatedAuction): string {
  const byCall = new Map(annotations.map((annotation) => [annotation.call, annotation]));
  return auction.calls
    .map((call, index) => {
      const annotation = byCall.get(index);
      return (
        tag('mb', linCall(call) + (annotation?.alerted ? '!' : '')) +
        (annotation ? annotationTags(annotation) : '')
      );
    })
    .join('');
}

/** In the order of play, which depends on the trumps. */
function playTags({ play, annotations }: AnnotatedPlay, { contract }: TablePlay): string {
  if (contract === null || contract === 'Pass') return '';
  const byCard = new Map(
    annotations.map((annotation) => [`${annotation.trick}${annotation.seat}`, annotation]),
  );
  const played = cardsInOrder(play, contract.strain);
  return played
    .map(({ trick, seat, card }, index) => {
      const annotation = byCard.get(`${trick}${seat}`);
      const isLast = index % 4 === 3 || index === played.length - 1;
      return tag('pc', card) + (annotation ? annotationTags(annotation) : '') + (isLast ? tag('pg', '') : '');
    })
    .join('');
}

const annotationTags = ({ note, comments }: Annotation): string =>
  (note ? tag('an', note) : '') + comments.map(commentTag).join('');

const commentTag = (comment: string): string => (comment.trim() === '' ? '' : tag('nt', comment));

const tag = (name: string, value: string): string => `${name}|${clean(value)}|`;

/** A bar would end the value, and there is no way to write one. */
const clean = (value: string): string => value.replaceAll('|', ' ').trim();

const linCall = (call: Call): string =>
  call === 'Pass' ? 'p' : call === 'Double' ? 'd' : call === 'Redouble' ? 'r' : call.slice(0, 2);

const vulnerabilityLetters = { None: 'o', NS: 'n', EW: 'e', All: 'b' } as const;
