/**
 * The results of a file as they are ranked; the server takes them from its database.
 *
 * @module
 */
import type { BoardRecord, HandRecord } from '../record/hand-record.ts';
import { resultRecord } from '../record/record-of-session.ts';
import type { SessionRecord } from '../record/session-record.ts';
import { scoreNS } from '../score.ts';
import { readAdjusted } from '../adjusted-score.ts';
import type { RankingBoard, RankingTable } from '../ranking/rank-game.ts';

/** Each board with its tables. The score is what contract and tricks are worth, else the file's. */
export const rankingBoards = ({ boards }: Pick<HandRecord, 'boards'>): RankingBoard<RankingTable>[] =>
  boards.map((board, index) => ({ number: board.number ?? index + 1, tables: tablesOf(board) }));

/** The same of a file of results, whose boards may have no deals. */
export const sessionRankingBoards = ({ boards }: SessionRecord): RankingBoard<RankingTable>[] =>
  boards.map(({ number, vulnerability, deal, results }) => ({
    number,
    tables: tablesOf({
      results: results.map((result) => resultRecord(result, deal)),
      vulnerability,
      tags: new Map(),
    }),
  }));

const tablesOf = ({
  results,
  vulnerability,
  tags: ofBoard,
}: Pick<BoardRecord, 'results' | 'vulnerability' | 'tags'>): RankingTable[] =>
  results.map(({ players, section, contract, declarer, tricks, scoreNS: stated, tags }) => ({
    players,
    section,
    pairNumbers: {
      NS: tags.get('PairNS') ?? ofBoard.get('PairNS') ?? null,
      EW: tags.get('PairEW') ?? ofBoard.get('PairEW') ?? null,
    },
    scoreNS:
      contract === 'Pass'
        ? 0
        : contract === null || declarer === null || tricks === null
          ? stated
          : scoreNS({ ...contract, declarer }, tricks, vulnerability),
    adjusted: readAdjusted(tags.get('ScoreAdjusted')),
  }));
