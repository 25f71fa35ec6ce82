import { dealOf, kinds } from './dd/deals.mjs';

/**
 * A file with a result at every table, the same in every run.
 *
 * @param {number} boards
 * @param {number} tables
 */
export const recordOf = (boards, tables) =>
  Array.from({ length: boards }, (_, board) => {
    const deal = dealOf(/** @type {typeof kinds[0]} */ (kinds[0]), board + tables * 100);
    const rows = Array.from({ length: tables }, (__, table) => {
      const other = ((table + (board >> 1)) % tables) + 101;
      const contract = ['3NT', '4S', '2H', '5D', '1NT'][(table * 3 + board) % 5];
      return `${table + 1} ${other} ${contract} ${'NESW'.charAt((table + board) % 4)} ${7 + ((table + board) % 5)}`;
    });
    return `[Event "Bench"]\n[Board "${board + 1}"]\n[Deal "${deal}"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n${rows.join('\n')}\n`;
  }).join('\n');
