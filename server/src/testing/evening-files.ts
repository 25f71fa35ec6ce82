import { writeMachineFile } from '@bridge-review/bridge/dealing-machine/write-machine-file';
import { type Deal, formatDeal } from '@bridge-review/bridge/deal';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
import type { HandRecord } from '@bridge-review/bridge/record/hand-record';
import { unwrap } from '@bridge-review/bridge/result';
import { machineFiles } from '@bridge-review/bridge/testing/machine-files';
import { seededDeal } from '@bridge-review/bridge/testing/seeded-deals';
import { seats } from '@bridge-review/bridge/seat';

export interface Evening {
  /** Boards from 1. */
  readonly deals: readonly Deal[];
  /** With a result on each board. */
  readonly pbn: string;
  /** The same deals in every other format, by the ending of its files. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** The first board. */
  readonly address: string;
  readonly diagram: string;
}

/** The files of an evening. Another seed gives other deals. */
export function eveningFiles(seed: number, boards = 4): Evening {
  const deals = Array.from({ length: boards }, (_, index) => seededDeal(seed * 100 + index));
  const record = readPbn(pbnOf(deals, '')).record;
  const machine = (format: 'DUP' | 'BRI' | 'DLM') => unwrap(writeMachineFile(record, format));
  const lin = writeLin(record);
  return {
    deals,
    pbn: pbnOf(deals, TABLE),
    files: {
      ...machineFiles(deals),
      dup: machine('DUP'),
      bri: machine('BRI'),
      dlm: machine('DLM'),
      lin,
      html: pageOf(record),
    },
    address: `https://www.example.org/handviewer.html?lin=${encodeURIComponent(linOf(record, 0))}`,
    diagram: deals[0] === undefined ? '' : diagramOf(deals[0]),
  };
}

const TABLE = [
  '[Event "Monday Pairs"]',
  '[Date "2026.11.16"]',
  '[North "Ann Lark"]',
  '[South "Ben Moss"]',
  '[East "Cleo Finch"]',
  '[West "Dan Reed"]',
  '[Contract "1NT"]',
  '[Declarer "N"]',
  '[Result "7"]',
].join('\n');

const pbnOf = (deals: readonly Deal[], extra: string): string =>
  deals.map((deal, index) => `[Board "${index + 1}"]\n[Deal "${formatDeal(deal)}"]\n${extra}`).join('\n\n');

const linOf = ({ boards }: HandRecord, index: number): string =>
  writeLin({ header: [], boards: boards.slice(index, index + 1) }).replaceAll(/\r?\n/g, '');

/** As a page saved from BBO has it: LIN in the attributes of its rows. */
const pageOf = (record: HandRecord): string =>
  `<!DOCTYPE html><html><body><table>${record.boards
    .map(
      (_, index) =>
        `<tr><td><a onclick="hv_popuplin('${encodeURIComponent(linOf(record, index))}')">Movie</a></td></tr>`,
    )
    .join('\n')}</table></body></html>`;

const diagramOf = (deal: Deal): string =>
  formatDeal(deal)
    .slice(2)
    .split(' ')
    .map(
      (hand, index) =>
        `${seats[index]}: ${hand
          .split('.')
          .map((suit) => suit || '-')
          .join(' ')}`,
    )
    .join('\n');
