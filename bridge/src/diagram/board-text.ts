/**
 * A board as text, for mails and forums: what `read-diagrams` reads, and what a terminal shows.
 *
 * ```ts
 * import { boardText } from '@bridge-review/bridge/diagram/board-text';
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 *
 * const deal = 'N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85';
 * const [board] = readPbn(`[Board "7"]\n[Deal "${deal}"]`).record.boards;
 * board && boardText(board).split('\n')[0]; // => 'Board 7 · South deals · all vulnerable'
 * ```
 *
 * @module
 */
import { counted } from '../counted.ts';
import { printable } from '../printable.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { scoreOfTable } from '../score.ts';
import { seatName, seats } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { auctionTable, dealDiagram, strainText, symbols, type SuitSign } from './write-diagram.ts';

/** The deal as a diagram, with auction, results and comments. */
export function boardText(board: BoardRecord, sign: SuitSign = symbols): string {
  const { number, dealer, vulnerability, tags, deal, results, remarks } = board;
  const name = number === null ? printable(tags.get('Board') ?? 'Board') : `Board ${number}`;
  const event = ['Event', 'Round', 'Site', 'Date']
    .map((tag) => printable(tags.get(tag) ?? ''))
    .filter(Boolean);
  const comments = remarks.filter(({ kind }) => kind === 'comment');
  const bid = results.find((result) => result.auction !== null);
  const lines = [
    [name, `${seatName(dealer)} deals`, vulnerabilityText[vulnerability]].join(' · '),
    ...(event.length > 0 ? [event.join(' · ')] : []),
    '',
    ...dealDiagram(deal, sign),
    ...(bid ? ['', ...auctionLines(bid, sign)] : []),
    ...(results.length > 0 ? ['', ...results.map((result) => resultLine(result, vulnerability, sign))] : []),
    ...(comments.length > 0 ? ['', ...comments.map(({ text }) => printable(text))] : []),
  ];
  return lines.join('\n');
}

const vulnerabilityText: Readonly<Record<Vulnerability, string>> = {
  None: 'none vulnerable',
  NS: 'N-S vulnerable',
  EW: 'E-W vulnerable',
  All: 'all vulnerable',
};

function auctionLines({ auction }: ResultRecord, sign: SuitSign): string[] {
  if (!auction) return [];
  const noted = auction.annotations.filter(({ note }) => note !== null);
  const marks = new Map(noted.map(({ call }, index) => [call, ` (${index + 1})`]));
  const notes = noted.map(({ note }, index) => `(${index + 1}) ${printable(note ?? '') || 'alerted'}`);
  return [...auctionTable(auction.auction, marks, sign), ...notes];
}

function resultLine(result: ResultRecord, vulnerability: Vulnerability, sign: SuitSign): string {
  const { room, section, table, players } = result;
  const where = [room && `${room} room`, section && `section ${section}`, table && `table ${table}`].filter(
    Boolean,
  );
  const names = seats.map((seat) => players[seat]);
  const who = names.every((name) => name === null)
    ? ''
    : seats.map((seat) => `${seat} ${players[seat] ?? '?'}`).join(', ');
  return printable([...where, outcomeText(result, vulnerability, sign), who].filter(Boolean).join(' · '));
}

/** The file's score, else the one that the result is worth. */
function outcomeText(result: ResultRecord, vulnerability: Vulnerability, sign: SuitSign): string {
  const { contract, declarer, tricks } = result;
  if (contract === null) return 'no result';
  if (contract === 'Pass') return 'passed out';
  const played = `${contract.level}${strainText(contract.strain, sign)}${contract.doubling}${declarer ? ` by ${declarer}` : ''}`;
  const score = result.scoreNS ?? scoreOfTable(result, vulnerability);
  return [
    played,
    ...(tricks === null ? [] : [counted(tricks, 'trick')]),
    ...(score === null ? [] : [`N-S ${score > 0 ? '+' : ''}${score}`]),
  ].join(', ');
}
