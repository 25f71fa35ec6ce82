/**
 * How many tricks declarers take at the table against double dummy: `npm run bench -- table-tricks [--boards 5000] [FOLDER …]` reads
 * all PBN and LIN files in the folders and solves what was played, for as many boards as asked for, spread evenly over
 * them. Without a folder it reads the real files beside the project, if there are any. The table of
 * docs/decisions/0082-what-double-dummy-bends.md is its output. Boards of which only one table is known count as well;
 * the interval takes into account that tables of one board are alike.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { tricksNeeded } from '@bridge-review/bridge/contract';
import { solvePlays } from '@bridge-review/bridge/double-dummy/solve-plays';
import { isDeal } from '@bridge-review/bridge/partial-deal';
import { readFile } from '@bridge-review/bridge/formats/read-file';

const beside = ['pbn', 'lin'].map((kind) =>
  fileURLToPath(new URL(`../../../shared/data/${kind}`, import.meta.url)),
);
const gameLevels = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

/** @typedef {import('@bridge-review/bridge/contract').DeclaredContract} DeclaredContract */
/** @typedef {{ contract: DeclaredContract, tricks: number }} Played */
/** @typedef {{ deal: import('@bridge-review/bridge/deal').Deal, played: Played[] }} Board */
/** @typedef {Played & { board: number, best: number }} Solved */

/** @param {readonly string[]} args */
export function run(args, print = console.log) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { boards: { type: 'string', default: '5000' } },
    allowPositionals: true,
  });
  const folders = (positionals.length > 0 ? positionals : beside).filter((folder) => existsSync(folder));
  const boards = folders.flatMap(boardsIn);
  if (boards.length === 0) return print('Skipped: there are no results to read.');
  const count = Math.min(Number(values.boards), boards.length);
  const solved = Array.from({ length: count }, (_, index) =>
    solve(/** @type {Board} */ (boards[Math.floor((index * boards.length) / count)]), index),
  ).flat();
  print(`${count} of ${boards.length} boards, ${solved.length} results`);
  print('');
  print('| contracts | results | tricks at the table − double dummy | made at the table | double dummy |');
  print('| --- | --: | --: | --: | --: |');
  for (const [name, belongs] of groups) {
    const those = solved.filter(({ contract }) => belongs(contract));
    if (those.length >= 30) print(rowOf(name, those));
  }
}

/** @type {readonly (readonly [string, (contract: DeclaredContract) => boolean])[]} */
const groups = [
  ['all', () => true],
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (level) =>
      /** @type {const} */ ([`level ${level}`, (/** @type {DeclaredContract} */ c) => c.level === level]),
  ),
  ['notrump', ({ strain }) => strain === 'NT'],
  ['majors', ({ strain }) => strain === 'S' || strain === 'H'],
  ['minors', ({ strain }) => strain === 'C' || strain === 'D'],
  ['part scores', ({ level, strain }) => level < gameLevels[strain]],
  ['games', ({ level, strain }) => level >= gameLevels[strain] && level < 6],
  ['slams', ({ level }) => level >= 6],
  ['3NT', ({ level, strain }) => level === 3 && strain === 'NT'],
  ['4♥ and 4♠', ({ level, strain }) => level === 4 && (strain === 'H' || strain === 'S')],
  ['doubled', ({ doubling }) => doubling !== ''],
];

/** @param {string} folder @returns {Board[]} */
const boardsIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const reading = readFile(readFileSync(join(folder, name)));
    const boards = reading.ok ? reading.value.record.boards : [];
    return boards.flatMap(({ deal, results }) => {
      const played = results.flatMap(({ contract, declarer, tricks }) =>
        contract === null || contract === 'Pass' || declarer === null || tricks === null
          ? []
          : [{ contract: { ...contract, declarer }, tricks }],
      );
      return isDeal(deal) && played.length > 0 ? [{ deal, played }] : [];
    });
  });

/** @param {Board} board @param {number} number @returns {Solved[]} */
function solve({ deal, played }, number) {
  const plays = new Map(played.map(({ contract }) => [contract.declarer + contract.strain, contract]));
  const tricks = solvePlays(deal, [...plays.values()]);
  const best = new Map([...plays.keys()].map((key, index) => [key, Number(tricks[index])]));
  return played.map((each) => ({
    ...each,
    board: number,
    best: Number(best.get(each.contract.declarer + each.contract.strain)),
  }));
}

/** @param {string} name @param {readonly Solved[]} those */
function rowOf(name, those) {
  const mean = those.reduce((sum, { tricks, best }) => sum + tricks - best, 0) / those.length;
  /** @type {Map<number, number>} */
  const byBoard = new Map();
  for (const { board, tricks, best } of those)
    byBoard.set(board, (byBoard.get(board) ?? 0) + tricks - best - mean);
  const squares = [...byBoard.values()].reduce((sum, rest) => sum + rest * rest, 0);
  const reach = (1.96 * Math.sqrt(squares)) / those.length;
  const made = (/** @type {(played: Solved) => number} */ taken) =>
    `${((100 * those.filter((played) => taken(played) >= tricksNeeded(played.contract)).length) / those.length).toFixed(1)} %`;
  return `| ${name} | ${those.length} | ${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ±${reach.toFixed(2)} | ${made(({ tricks }) => tricks)} | ${made(({ best }) => best)} |`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(process.argv.slice(2));
