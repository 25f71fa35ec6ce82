import { contractOf, parseAuction } from '@bridge-review/bridge/auction';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
import { parseCard } from '@bridge-review/bridge/card';
import { parseDeal } from '@bridge-review/bridge/deal';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { playFromCards } from '@bridge-review/bridge/play';
import type { BoardRecord, HandRecord, ResultRecord } from '@bridge-review/bridge/record/hand-record';
import { unwrap } from '@bridge-review/bridge/result';
import { scoreNS } from '@bridge-review/bridge/score';
import { nextSeat } from '@bridge-review/bridge/seat';
import { pairsEW, pairsNS, type SampleBoard, sampleBoards, type SampleTable } from './sample-boards.ts';

const EVENT = new Map([
  ['Event', 'Tuesday Pairs'],
  ['Site', 'Larkmoor Bridge Club'],
  ['Date', '2026.10.13'],
  ['Scoring', 'MatchPoints'],
]);

/** The sample game as the file that somebody could have uploaded. */
export const sampleFile = (): { readonly name: string; readonly bytes: Uint8Array } => ({
  name: 'sample-evening.pbn',
  bytes: new TextEncoder().encode(writePbn(sampleRecord())),
});

const sampleRecord = (): HandRecord => ({
  header: ['PBN 2.1', 'EXPORT'],
  boards: sampleBoards.map((board, index) => boardRecord(board, index + 1)),
});

function boardRecord({ deal, tables }: SampleBoard, value: number): BoardRecord {
  const number = unwrap(boardNumber(value));
  const board = {
    number,
    deal: unwrap(parseDeal(deal)),
    dealer: dealerOfBoard(number),
    vulnerability: vulnerabilityOfBoard(number),
    tags: EVENT,
    sections: new Map(),
    remarks: [],
  };
  return { ...board, results: tables.map((table, place) => resultOf(board, table, place)) };
}

/** North and South stay at their table; East and West move on after every third board. */
function resultOf(
  { number, dealer, vulnerability }: Pick<BoardRecord, 'dealer' | 'vulnerability'> & { number: number },
  { calls, tricks, cards }: SampleTable,
  place: number,
): ResultRecord {
  const auction = unwrap(parseAuction(dealer, calls.split(' ')));
  const contract = contractOf(auction);
  if (contract === null || contract === 'Pass') throw new Error('Every sample board is played.');
  const { declarer, ...bid } = contract;
  const east = (place + Math.floor((number - 1) / 3)) % 3;
  const [N, S] = pairsNS[place]!;
  const [E, W] = pairsEW[east]!;
  const play =
    cards &&
    playFromCards(
      nextSeat(declarer),
      bid.strain,
      cards.split(' ').map((card) => unwrap(parseCard(card))),
    );
  return {
    players: { N, E, S, W },
    section: null,
    table: String(place + 1),
    room: null,
    contract: bid,
    declarer,
    tricks,
    scoreNS: scoreNS(contract, tricks, vulnerability),
    auction: { auction, annotations: [] },
    play: play ? { play, annotations: [] } : null,
    tags: new Map([
      ['PairNS', String(place + 1)],
      ['PairEW', String(east + 4)],
    ]),
    sections: new Map(),
    remarks: [],
  };
}
