import type { JudgedRecord } from '@bridge-review/api/analysis';
import { contractOf, makeAuction } from '@bridge-review/bridge/auction';
import { formatContract } from '@bridge-review/bridge/contract';
import { readTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { sideOf, type Side } from '@bridge-review/bridge/side';
import { judge } from '@bridge-review/bridge/verdict';
import type { AnalysedRecord, KnownPart } from './repo.ts';

/** What a record was worth; null while its auction is not finished. */
export function judgeRecord(record: AnalysedRecord): JudgedRecord | null {
  const auction = makeAuction(record.dealer, record.calls);
  const contract = auction.ok ? contractOf(auction.value) : null;
  if (contract === null) return null;
  const favoured: Side = record.parNS >= 0 ? 'NS' : 'EW';
  const side = knownSide(record)?.side ?? (contract === 'Pass' ? favoured : sideOf(contract.declarer));
  const { parNS, vulnerability } = record;
  return {
    handId: record.handId,
    boardNumber: record.boardNumber,
    contract: formatContract(contract),
    declarer: contract === 'Pass' ? null : contract.declarer,
    side,
    parNS,
    ...judge(contract, { tricks: readTricks(record.tricks), parNS, vulnerability }, side),
    fair: record.fair?.side === side ? record.fair : null,
  };
}

/** The side set on the record, else by the seat in the game, else by the name in the file if it is on one side only. */
export function knownSide({ side, seat, namedOn }: KnownPart): {
  side: Side;
  from: 'record' | 'seat' | 'name';
} | null {
  if (side !== null) return { side, from: 'record' };
  if (seat !== null) return { side: sideOf(seat), from: 'seat' };
  const [named, ...others] = namedOn;
  return named !== undefined && others.length === 0 ? { side: named, from: 'name' } : null;
}
