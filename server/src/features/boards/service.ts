import type { OwnBoard } from '@bridge-review/api/boards';
import { contractOf, makeAuction } from '@bridge-review/bridge/auction';
import { formatContract } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import type { Database } from '../../db/database.ts';
import type { HandService, OwnTable, NamedViewer } from '../hands/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import * as repo from './repo.ts';

export interface BoardService {
  /** Empty for users who did not play the game. */
  mine(gameId: number, viewer: NamedViewer): Promise<OwnBoard[]>;
}

interface BoardParts {
  readonly db: Database;
  readonly hands: HandService;
  readonly participation: ParticipationService;
}

export function boardService({ db, hands, participation }: BoardParts): BoardService {
  return {
    async mine(gameId, viewer) {
      const { isPlaying, seat } = await participation.of(gameId, viewer.id, viewer.id);
      if (!isPlaying) return [];
      const boards = await repo.listBoards(db, gameId);
      const records = await repo.listOwnRecords(db, gameId, viewer.id);
      const recordOf = new Map(records.map((record) => [record.handId, record]));
      const tableOf = await hands.ownTables(gameId, viewer);
      return boards.map(({ handId, dealer, tricks, parNS }) => {
        const record = recordOf.get(handId) ?? null;
        const table = tableOf.get(handId) ?? null;
        return {
          handId,
          side: table?.ownSide ?? record?.side ?? (seat && sideOf(seat)),
          table: table && presentTable(table),
          record: record && recordedContract(dealer, record),
          tricks,
          parNS,
        };
      });
    },
  };
}

const presentTable = ({ contract, declarer, tricks, scoreNS, comparison }: OwnTable): OwnBoard['table'] => ({
  contract,
  declarer,
  tricks,
  scoreNS,
  comparison,
});

/** Null while the auction is not finished. */
function recordedContract(dealer: Seat, { calls }: repo.OwnRecord): OwnBoard['record'] {
  const auction = makeAuction(dealer, calls);
  const contract = auction.ok ? contractOf(auction.value) : null;
  if (contract === null) return { contract: null, declarer: null };
  return {
    contract: formatContract(contract),
    declarer: contract === 'Pass' ? null : contract.declarer,
  };
}
