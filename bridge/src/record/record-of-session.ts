/**
 * The boards of a session that have deals, as every other file of boards gives them.
 *
 * @module
 */
import { hasCard } from '../hand.ts';
import { playFromCards } from '../play.ts';
import { nextSeat } from '../seat.ts';
import type { AnnotatedPlay, HandRecord, ResultRecord, TablePlay, Tags } from './hand-record.ts';
import { scoringTag, tagsOfResult } from './result-tags.ts';
import type { EventFacts, SessionBoard, SessionRecord, SessionResult } from './session-record.ts';
import { mergeTableRecords, type TableRecord } from './table-records.ts';

/** None for a session without deals. */
export function recordOfSession({ event, boards }: SessionRecord): HandRecord {
  const tags = eventTags(event);
  const records = boards.flatMap(({ deal, number, dealer, vulnerability, results }): TableRecord[] => {
    if (!deal) return [];
    const board = { number, deal, dealer, vulnerability, remarks: [], sections: new Map() };
    return [
      { ...board, tags, table: null },
      ...results.map((result) => ({
        ...board,
        tags: new Map([...tags, ...tagsOfResult(result)]),
        table: tablePlay(result, deal),
      })),
    ];
  });
  return { header: [], boards: mergeTableRecords(records) };
}

/** With its figures as tags. */
export const resultRecord = (result: SessionResult, deal: SessionBoard['deal']): ResultRecord => ({
  ...tablePlay(result, deal),
  tags: tagsOfResult(result),
  sections: new Map(),
  remarks: [],
});

/** A lead that its leader does not hold is left out. */
function tablePlay(result: SessionResult, deal: SessionBoard['deal']): TablePlay {
  const { players, section, table, room, contract, declarer, tricks, scoreNS, auction, play } = result;
  return {
    players,
    section,
    table,
    room,
    contract,
    declarer,
    tricks,
    scoreNS,
    auction,
    play: play ?? (canLead(result, deal) ? leadAlone(result) : null),
  };
}

/** Whether the leader holds the card, so far as that is known; true without a lead. */
export function canLead({ lead, declarer }: SessionResult, deal: SessionBoard['deal']): boolean {
  const hand = declarer && deal?.[nextSeat(declarer)];
  return !lead || !hand || hasCard(hand, lead);
}

/** As in games that record no more. */
function leadAlone({ lead, contract, declarer }: SessionResult): AnnotatedPlay | null {
  if (!lead || !declarer || contract === null || contract === 'Pass') return null;
  return { play: playFromCards(nextSeat(declarer), contract.strain, [lead]), annotations: [] };
}

/** As PBN has them, without those that say nothing. */
export function eventTags({ title, club, date, scoring, inVictoryPoints }: EventFacts): Tags {
  const tags: [string, string | null][] = [
    ['Event', title],
    ['Site', club],
    ['Date', date && date.replaceAll('-', '.')],
    ['Scoring', scoring && `${scoringTag(scoring)}${inVictoryPoints === true ? ';VP' : ''}`],
  ];
  return new Map(tags.filter((tag): tag is [string, string] => tag[1] !== null));
}
