/**
 * The results of a file as matches compare them; the server takes them from its database.
 *
 * @module
 */
import { tableTeams } from '../ranking/table-teams.ts';
import type { TeamTable } from '../ranking/team-match.ts';
import type { HandRecord, ResultRecord } from '../record/hand-record.ts';
import { rankingBoards } from './ranking-boards.ts';

export interface FileTable extends TeamTable {
  readonly result: ResultRecord | undefined;
}

export function teamBoards({ boards }: Pick<HandRecord, 'boards'>): { tables: FileTable[] }[] {
  const teams = tableTeams(boards);
  return rankingBoards({ boards }).map(({ tables }, board) => ({
    tables: tables.map(({ scoreNS, adjusted }, index) => {
      const result = boards[board]?.results[index];
      return { scoreNS, adjusted, result, teams: (result && teams.get(result)) ?? null };
    }),
  }));
}
