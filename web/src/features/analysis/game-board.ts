import type { JudgedRecord } from '@bridge-review/api/analysis';
import { paths } from '@bridge-review/api/page-paths';
import { seatName } from '@bridge-review/bridge/seat';
import type { JudgedBoard } from '../../ui/judged-boards.tsx';
import { capital } from './game-figures.ts';

/** A judged record as a row in a list; with its game's title if the list has several games. */
export const judgedBoard = (record: JudgedRecord & { readonly title?: string }): JudgedBoard => ({
  href: paths.hand(record.handId),
  board: record.boardNumber,
  ...(record.title !== undefined && { game: record.title }),
  contract: record.contract,
  by: record.declarer === null ? undefined : seatName(record.declarer),
  verdict: capital(record.verdict),
  loss: record.loss,
  accuracy: record.accuracy,
});
