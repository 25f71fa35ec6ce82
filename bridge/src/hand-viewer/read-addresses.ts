/**
 * Reads the addresses of hand viewers, alone or in a text: the deal is in the address itself, as LIN (`lin=`), hand by hand
 * (`n= e= s= w=`), or as Xinrui has it (`deal=`). Nothing is ever fetched.
 *
 * ```ts
 * import { readAddresses } from '@bridge-review/bridge/hand-viewer/read-addresses';
 *
 * const { record } = readAddresses(
 *   'https://example.org/handviewer.html?n=sAKQ2h54dT987cJ32&s=st863ha87dakqc965&d=s&v=b&b=7&a=1c!(strong)p1s',
 * );
 * const [board] = record.boards;
 * board?.number; // => 7
 * board?.vulnerability; // => 'All'
 * board?.results[0]?.auction?.annotations[0]?.note; // => 'strong'
 * ```
 *
 * @module
 */
import { linOfAddress } from '../lin/lin-address.ts';
import type { Warn } from '../lin/lin-tags.ts';
import { readLinTables } from '../lin/read-lin.ts';
import { quote } from '../quote.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { addressesIn, parametersOf, type Address } from './address-parameters.ts';
import { hasHands, readViewerTable } from './viewer-table.ts';
import { readXinruiTable } from './xinrui-table.ts';

/** The boards of all addresses; a warning for each that has none. */
export function readAddresses(text: string): Reading {
  const report = new Report(text);
  const tables: TableRecord[] = [];
  const others: Address[] = [];
  let count = 0;
  for (const address of addressesIn(text)) {
    if (++count > maxAddresses) {
      report.warn('too-many-addresses', address.at, `Only the first ${maxAddresses} addresses were read.`);
      break;
    }
    const warn: Warn = (code, _, message) => report.warn(code, address.at, message);
    const found = tablesOf(address.text, warn);
    if (found === null) others.push(address);
    for (const table of found ?? []) tables.push(table);
  }
  for (const { at, text: address, leadsOn } of others) {
    if (!leadsOn && (tables.length === 0 || isViewer(address)))
      report.warn(
        'no-cards',
        at,
        `${quote(address)} has no cards in it. We read addresses, and ask no other site.`,
      );
  }
  return { record: { header: [], boards: mergeTableRecords(tables) }, warnings: report.warnings };
}

/** More than any text has that people paste. */
const maxAddresses = 10_000;

/** Whether an address with cards, or one of a hand viewer, comes before anything that is another format. */
export function hasViewerAddress(text: string): boolean {
  const other = text.search(/^[ \t\uFEFF]*(?:[a-z]\w\||\[[ \t]*\w|%)/imu);
  let count = 0;
  for (const { text: address, at } of addressesIn(text)) {
    if (++count > maxAddresses) return false;
    if (other >= 0 && at > other) return false;
    if (isViewer(address) || hasDeal(parametersOf(address))) return true;
  }
  return /^[\s\uFEFF]*https?:\/\/\S+\s*$/iu.test(text.slice(0, 5000));
}

const hasDeal = (parameters: ReadonlyMap<string, string>): boolean =>
  parameters.has('lin') || parameters.has('deal') || hasHands(parameters);

const isViewer = (address: string): boolean =>
  /handviewer|tinyurl\.com|[?&](?:myhand|linurl)=/iu.test(address.slice(0, 2000));

/** Null for an address without a deal. */
function tablesOf(address: string, warn: Warn): readonly TableRecord[] | null {
  const parameters = parametersOf(address);
  const lin = parameters.has('lin') ? linOfAddress(address.replaceAll('&amp;', '&')) : null;
  if (lin !== null) return readLinTables(lin, warn);
  if (!parameters.has('deal') && !hasHands(parameters)) return null;
  const table = parameters.has('deal')
    ? readXinruiTable(parameters, warn)
    : readViewerTable(parameters, warn);
  return table ? [table] : [];
}
