/**
 * Writes PBN 2.1 in export format. `readPbn(writePbn(record)).record` is the same record again.
 *
 * ```ts
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 * import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
 *
 * const { record } = readPbn('[Deal "n:27.qka689.A8632. - J98653.2.K5.J862 -"] [Board "5"]');
 * writePbn(record).includes('[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]'); // => true
 * ```
 *
 * @module
 */
import { formatContract } from '../contract.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { HandRecord, Section } from '../record/hand-record.ts';
import { splitBoards, type TableRecord } from '../record/table-records.ts';
import { formatHeader } from './header.ts';
import { RemarkLines } from './remark-lines.ts';
import { withoutTableResults } from './score-table.ts';
import { mandatoryTags } from './tag-names.ts';
import { formatSectionTag, formatTag } from './tag-text.ts';
import { auctionLines, playLines } from './write-section.ts';

/** The text, to be stored as UTF-8. Lines end as the standard has it, with CR and LF. */
export function writePbn(record: HandRecord): string {
  const lines = [...formatHeader(record.header)];
  for (const [index, game] of splitBoards(withoutTableResults(record.boards)).entries()) {
    if (index > 0) lines.push('');
    for (const line of gameLines(game)) lines.push(line);
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

function gameLines(game: TableRecord): string[] {
  const values = tagValues(game);
  const remarks = new RemarkLines(game.remarks);
  const tagged = (name: string): string[] => [
    formatTag(name, values.get(name) ?? '?'),
    ...remarks.after(name),
  ];
  return [
    ...remarks.after(null),
    ...mandatoryTags.flatMap(tagged),
    ...supplementalNames(game, values, remarks.names).flatMap(tagged),
    ...auctionText(game, remarks.after('Auction')),
    ...playText(game, remarks.after('Play')),
    ...[...game.sections]
      .filter(([name]) => !isPlayed(name))
      .sort(([one], [other]) => byName(one, other))
      .flatMap(([name, section]) => sectionText(name, section, remarks.after(name))),
  ];
}

/** Those with a value, and those that only have remarks: these stay where they are. */
const supplementalNames = (
  { sections }: TableRecord,
  values: ReadonlyMap<string, string>,
  remarked: Iterable<string>,
): string[] =>
  [...new Set([...values.keys(), ...remarked])]
    .filter((name) => !isMandatory(name) && !isPlayed(name) && (values.has(name) || !sections.has(name)))
    .sort(byName);

function auctionText(
  { sections, table, dealer }: TableRecord,
  remarks: readonly string[],
): readonly string[] {
  const section = sections.get('Auction');
  if (section) return sectionText('Auction', section, remarks);
  if (table?.auction) return auctionLines(table.auction, table, remarks);
  return remarks.length === 0 ? [] : [formatTag('Auction', dealer), ...remarks];
}

function playText({ sections, table }: TableRecord, remarks: readonly string[]): readonly string[] {
  const section = sections.get('Play');
  if (section) return sectionText('Play', section, remarks);
  if (table?.play) return playLines(table.play, remarks);
  return remarks.length === 0 ? [] : [formatTag('Play', '?'), ...remarks];
}

/** What has a place of its own in the model, and over it what is kept as a tag because the model cannot hold it. */
function tagValues({
  number,
  deal,
  dealer,
  vulnerability,
  tags,
  table,
}: TableRecord): ReadonlyMap<string, string> {
  const isPassedOut = table?.contract === 'Pass';
  const unplayed = isPassedOut ? '' : '?';
  const values = new Map<string, string | null | undefined>([
    ['Board', number === null ? null : String(number)],
    ['West', table?.players.W],
    ['North', table?.players.N],
    ['East', table?.players.E],
    ['South', table?.players.S],
    ['Dealer', dealer],
    ['Vulnerable', vulnerability],
    ['Deal', formatPartialDeal(deal, dealer)],
    ['Declarer', table?.declarer ?? unplayed],
    ['Contract', table?.contract ? formatContract(table.contract) : null],
    ['Result', table?.tricks === null || table === null ? unplayed : String(table.tricks)],
    ['Room', table?.room],
    ['Score', table === null || table.scoreNS === null ? null : `NS ${table.scoreNS}`],
    ['Section', table?.section],
    ['Table', table?.table],
    ...tags,
  ]);
  return new Map([...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A leading blank keeps a line that begins with % from being read as an escaped line. */
const sectionText = (name: string, { value, lines }: Section, remarks: readonly string[]): string[] => [
  formatSectionTag(name, value),
  ...remarks,
  ...lines.map((line) => (line.startsWith('%') ? ` ${line}` : line)),
];

const isPlayed = (name: string): boolean => name === 'Auction' || name === 'Play';

const isMandatory = (name: string): boolean => (mandatoryTags as readonly string[]).includes(name);

const byName = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
