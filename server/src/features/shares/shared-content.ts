import type { NewBoardShare, NewGameShare } from '@bridge-review/api/shares';
import { shareMessages } from '@bridge-review/api/shares';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import { type AuctionToShare, seatAsked } from './present-shared.ts';
import { findLastCommentId, type ShareableThing, type ShareContent, type Sharer } from './repo.ts';
import type { SharedSources } from './shared-sources.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a link to a game will show. */
export const gameContent = async (
  tx: Transaction,
  { gameId, board }: ShareableThing,
  { message, days, ...shown }: NewGameShare,
): Promise<ShareContent> => ({
  gameId,
  handId: board?.id ?? null,
  tableId: null,
  recordId: null,
  shown,
  questionBefore: null,
  message,
  lastCommentId: await findLastCommentId(tx),
  expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
});

/** What a link to a board will show: which table is settled now, and a question has its hand. */
export async function boardContent(
  tx: Transaction,
  sources: SharedSources,
  thing: ShareableThing,
  sharer: Sharer,
  { table: wantedTable, auctionOf, question, ...wanted }: NewBoardShare,
): Promise<ShareContent> {
  const content = await gameContent(tx, thing, wanted);
  const board = found(thing.board);
  const needsTable = auctionOf === 'table' && (wanted.auction || wanted.play);
  const table = needsTable ? await sources.table(tx, board.id, wantedTable, sharer) : null;
  if (needsTable && wantedTable !== null && table === null) throw refused('table', shareMessages.noAuction);
  const record = auctionOf === 'record' ? await sources.record(tx, board.id, sharer) : null;
  if (auctionOf === 'record' && record === null) throw refused('auctionOf', shareMessages.noAuction);
  const auction =
    record === null ? (table?.auction ?? null) : { dealer: board.dealer, calls: record.biddingSequence };
  if (question !== null) requireHand(board.hands, wanted.hands, auction, question.before);
  return {
    ...content,
    tableId: table?.id ?? null,
    recordId: record?.id ?? null,
    questionBefore: question?.before ?? null,
  };
}

function requireHand(
  hands: Readonly<Record<Seat, unknown>>,
  shown: readonly Seat[],
  auction: Pick<AuctionToShare, 'dealer' | 'calls'> | null,
  before: number,
): void {
  const seat = auction === null ? null : seatAsked(auction, before);
  if (seat === null) throw refused('question', shareMessages.noSuchCall);
  if (!shown.includes(seat) || hands[seat] === null)
    throw refused('question', shareMessages.questionNeedsHand);
}

const refused = (path: string, message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });
