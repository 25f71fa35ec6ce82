/**
 * Xinrui's addresses: `deal` is four hands clockwise from the dealer, `bidlog` the calls with rounds between semicolons, `playlog` tricks
 * as `W:TH,KH,AH,4H;`, cards rank first; `vul dealer contract declarer wintrick score` say the rest.
 *
 * @module
 */
import { maxCalls } from '../auction.ts';
import { parseCard, type Card } from '../card.ts';
import { tricks } from '../contract.ts';
import { parseDeal } from '../deal.ts';
import { hasCard } from '../hand.ts';
import { finishTable } from '../lin/finish-table.ts';
import { parseListedResult, startMatch } from '../lin/lin-match.ts';
import type { Warn } from '../lin/lin-tags.ts';
import { startTable, takeCalls, takeCards } from '../lin/table-draft.ts';
import type { TableRecord } from '../record/table-records.ts';
import { scoreNS } from '../score.ts';
import { nextSeat, parseSeat, seatsFrom, type Seat } from '../seat.ts';
import { takeBoard, readDealer, readVulnerability } from './viewer-table.ts';

/** Null for a deal that cannot be used, which is reported. */
export function readXinruiTable(parameters: ReadonlyMap<string, string>, warn: Warn): TableRecord | null {
  const valueOf = (name: string): string => (parameters.get(name) ?? '').trim();
  const dealer = readDealer(valueOf('dealer'), warn);
  const played = [...cardsIn(valueOf('playlog'))];
  const deal = dealThatFits(valueOf('deal'), dealer ?? 'N', played);
  if (!deal.ok) {
    warn(deal.error.code, 0, `The deal was skipped: ${deal.error.message}`);
    return null;
  }
  const draft = startTable(0, []);
  takeBoard(draft, valueOf('board'));
  draft.vulnerability = readVulnerability(valueOf('vul'), warn);
  for (const call of valueOf('bidlog').split(/[;,\s]+/u, 2 * maxCalls))
    if (call !== '') takeCalls(draft, call, 0, warn);
  for (const { card } of played) takeCards(draft, card, 0, warn);
  const won = /^\d{1,2}$/u.test(valueOf('wintrick')) ? tricks(Number(valueOf('wintrick'))) : null;
  if (won?.ok) draft.claim = won.value;
  const record = finishTable(draft, { deal: deal.value, dealer }, startMatch(''), warn);
  const listed = parseListedResult(`${valueOf('contract')}${valueOf('declarer')}`);
  return withScore(withContract(record, listed), valueOf('score'), warn);
}

/** Tricks begin with their leader: `W:TH,KH,AH,4H;`. */
function* cardsIn(text: string): Generator<{ readonly seat: Seat; readonly card: Card }, void> {
  for (const trick of text.split(';', 14)) {
    const [, leader = '', cards = ''] = /^\s*([NESW])\s*:(.*)$/isu.exec(trick) ?? [];
    const first = parseSeat(leader);
    if (!first.ok) continue;
    for (const [turn, entry] of cards.split(',', 4).entries()) {
      const written = entry.trim();
      const card = parseCard(written.slice(-1) + written.slice(0, -1));
      if (card.ok) yield { seat: nextSeat(first.value, turn), card: card.value };
    }
  }
}

/** The address does not say whose hand is the first. Every one that we know has the dealer's; who played what decides. */
function dealThatFits(
  text: string,
  dealer: Seat,
  played: readonly { readonly seat: Seat; readonly card: Card }[],
): ReturnType<typeof parseDeal> {
  const turned = seatsFrom(dealer).map((first) => parseDeal(`${first}:${text}`));
  const fits = turned.find(
    (deal) => deal.ok && played.every(({ seat, card }) => hasCard(deal.value[seat], card)),
  );
  return fits ?? (turned[0] as ReturnType<typeof parseDeal>);
}

/** The auction comes first; without one the address says what was played. */
function withContract(record: TableRecord, listed: ReturnType<typeof parseListedResult>): TableRecord {
  const { table } = record;
  if (!table || table.contract !== null || !listed) return record;
  return { ...record, table: { ...table, contract: listed.contract, declarer: listed.declarer } };
}

/** The address does not say from which side its score is seen; what the result is worth does. */
function withScore(record: TableRecord, text: string, warn: Warn): TableRecord {
  const { table, vulnerability } = record;
  if (!table || !/^-?\d{1,5}$/u.test(text)) return record;
  const { contract, declarer, tricks: won } = table;
  if (contract === null || contract === 'Pass' || declarer === null || won === null) return record;
  const score = scoreNS({ ...contract, declarer }, won, vulnerability);
  if (Math.abs(score) === Math.abs(Number(text))) return { ...record, table: { ...table, scoreNS: score } };
  const message = `The address says ${text} points; the result is worth ${Math.abs(score)}, and no score was kept.`;
  warn('other-score', 0, message);
  return record;
}
