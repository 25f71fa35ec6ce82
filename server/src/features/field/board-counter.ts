import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { leasedWork } from '../../leased-work.ts';
import type { WorkLoop } from '../../work-loop.ts';
import type { HandService } from '../hands/service.ts';
import * as repo from './due-repo.ts';
import { playedBoard } from './played-board.ts';

interface BoardCounterParts {
  readonly db: Database;
  readonly hands: HandService;
  readonly log: FastifyBaseLogger;
}

/** Works out what each user's own table made of the boards of a game, once the user has said to have played it. */
export const makeBoardCounter = ({ db, hands, log }: BoardCounterParts): WorkLoop =>
  leasedWork({
    name: 'the boards of a game',
    take: (seconds) => repo.takeGame(db, seconds),
    lease: (game, seconds) => repo.lease(db, game, seconds),
    async run(game) {
      const tables = await hands.ownTables(game.gameId, game.viewer);
      const boards = [...tables].flatMap(([handId, table]) => {
        const board = playedBoard(table, game.seat);
        return board === null ? [] : [{ ...board, handId }];
      });
      await inTransaction(db, (tx) => repo.storeBoards(tx, game, boards));
    },
    end: () => Promise.resolve(),
    log,
  });
