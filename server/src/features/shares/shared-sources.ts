import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { Comment } from '@bridge-review/api/comments';
import type { GameHand } from '@bridge-review/api/hands';
import { type Shared, type SharedBoard, shareLimits } from '@bridge-review/api/shares';
import type { Database, Executor } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { BiddingService } from '../bidding/service.ts';
import type { CommentService } from '../comments/service.ts';
import type { GameService } from '../games/service.ts';
import type { HandService, RecordedTable } from '../hands/service.ts';
import { type LinkPreview, linkPreview } from './link-preview.ts';
import { type BoardToShare, headOf, presentBoard, presentQuestion } from './present-shared.ts';
import type { ShareContent, Sharer } from './repo.ts';

/** Reads what a link shows, with the permissions of who shares it: what they do not see, nobody gets. */
export interface SharedSources {
  /** This table, else the one that the board's page shows first; null if there is none. */
  table(db: Executor, handId: number, tableId: number | null, sharer: Sharer): Promise<RecordedTable | null>;
  /** The auction that the sharer's partnership recorded. */
  record(db: Executor, handId: number, sharer: Sharer): Promise<BiddingRecord | null>;

  shared(content: ShareContent, sharer: Sharer): Promise<Shared>;
  /** The board of a link to one, whole also where it is a question. */
  board(content: ShareContent, sharer: Sharer): Promise<SharedBoard>;
  linkPreview(content: ShareContent, sharer: Sharer): Promise<LinkPreview>;
  /** A board of a link to a game. */
  boardAt(content: ShareContent, sharer: Sharer, place: number): Promise<SharedBoard>;
}

export interface SourceServices {
  readonly db: Database;
  readonly hands: HandService;
  readonly games: GameService;
  readonly bidding: BiddingService;
  readonly comments: CommentService;
  readonly analysis: AnalysisService;
}

/** What the sharer has put out of sight is not for their visitors either. */
const isSeen = ({ isBlocked }: Comment): boolean => !isBlocked;

export function sharedSources(services: SourceServices): SharedSources {
  const { db, hands, games, bidding, comments, analysis } = services;

  const findTable: SharedSources['table'] = async (executor, handId, tableId, sharer) => {
    const wanted = tableId ?? (await hands.outcomes(executor, handId, sharer))[0]?.id;
    return wanted === undefined ? null : hands.table(executor, handId, wanted);
  };
  const findRecord: SharedSources['record'] = (executor, handId, { id }) =>
    bidding.recordOf(executor, handId, id);

  const boardToShare = async (
    { shown, tableId, recordId, lastCommentId }: ShareContent,
    sharer: Sharer,
    hand: GameHand,
  ): Promise<BoardToShare> => {
    const needsTable = recordId === null && (shown.auction || shown.play);
    const table = needsTable ? await findTable(db, hand.id, tableId, sharer) : null;
    const record = shown.auction && recordId !== null ? await findRecord(db, hand.id, sharer) : null;
    const latest = { limit: shareLimits.comments, before: lastCommentId + 1 };
    return {
      hand,
      table,
      auction:
        record?.id === recordId && record !== null
          ? { dealer: hand.dealer, calls: record.biddingSequence, annotations: record.annotations }
          : (table?.auction ?? null),
      outcomes: shown.results ? await hands.outcomes(db, hand.id, sharer) : [],
      tricks: shown.analysis ? (await analysis.ofHand(hand.id, sharer.id)).tricks : null,
      comments: shown.comments ? (await comments.all(hand.id, sharer.id, latest)).rows.filter(isSeen) : [],
    };
  };

  const onlyBoard = async (content: ShareContent, sharer: Sharer): Promise<BoardToShare> =>
    boardToShare(content, sharer, await hands.find(found(content.handId), sharer.id));

  const headingOf = async ({ gameId, shown, message, expiresAt }: ShareContent, sharer: Sharer) => {
    const game = shown.heading ? await games.find(gameId, sharer.id) : null;
    return {
      ...(game !== null && { heading: { title: game.title, date: game.date ?? game.pbnDate } }),
      ...(shown.signed && { sharedBy: sharer.displayName }),
      ...(message !== null && { message }),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  };

  const shared: SharedSources['shared'] = async (content, sharer) => {
    const heading = await headingOf(content, sharer);
    const { shown, questionBefore } = content;
    if (content.handId === null) {
      const boards = await hands.ofGame(content.gameId, sharer.id);
      return { ...heading, boards: boards.map((hand, index) => ({ place: index + 1, ...headOf(hand) })) };
    }
    const board = await onlyBoard(content, sharer);
    return questionBefore === null
      ? { ...heading, board: presentBoard(shown, board) }
      : { ...heading, question: found(presentQuestion(shown, board, questionBefore)) };
  };

  const boardAt: SharedSources['boardAt'] = async (content, sharer, place) => {
    const hand = (await hands.ofGame(content.gameId, sharer.id))[place - 1];
    return presentBoard(content.shown, await boardToShare(content, sharer, found(hand ?? null)));
  };

  return {
    table: findTable,
    record: findRecord,
    shared,
    board: async (content, sharer) => presentBoard(content.shown, await onlyBoard(content, sharer)),
    boardAt,

    async linkPreview(content, sharer) {
      const shown = await shared(content, sharer);
      const hasFirst = shown.boards !== undefined && shown.boards.length > 0;
      return linkPreview(shown, hasFirst ? await boardAt(content, sharer, 1) : undefined);
    },
  };
}
