/**
 * For which teams the pairs at a table play: by PBN's `HomeTeam` and `VisitTeam`, by the head of a vugraph file, or, where
 * a file names no teams, by the two rooms of a match.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { tableTeams } from '@bridge-review/bridge/ranking/table-teams';
 *
 * const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';
 * const { record } = readLin(`vg|Cup,Final,I,1,1,Larks,12,Wrens,0|qx|o1|${deal}mb|pppp|qx|c1|${deal}mb|pppp|`);
 * const teams = tableTeams(record.boards);
 * record.boards[0]?.results.map((result) => teams.get(result)?.NS); // => ['Larks', 'Wrens']
 * ```
 *
 * @module
 */
import { playerKey } from '../player-name.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { seatsOf, sides, type Side } from '../side.ts';
import { isOfPairs, roundOf, teamTags } from './team-tags.ts';

/** The team of each side, and what tells their match from another of the same teams. */
export interface TableTeams extends Readonly<Record<Side, string>> {
  readonly round: string | null;
}

type Teams = ReadonlyMap<ResultRecord, TableTeams>;

/** Without tables at which no team plays, or at which the file contradicts itself. */
export function tableTeams(boards: readonly BoardRecord[]): Teams {
  const named = namedTeams(boards);
  const tables = boards.reduce((sum, { results }) => sum + results.length, 0);
  if (named.size > 0 && named.size === tables && !hasTurncoats(named)) return named;
  return teamsOfRooms(boards) ?? (hasTurncoats(named) ? new Map() : named);
}

/** The home team is North-South in the open room, and East-West in the closed one. */
const homeSide = ({ room }: ResultRecord): Side => (room === 'Closed' ? 'EW' : 'NS');

const atTable = (result: ResultRecord, [home, visitors]: readonly [string, string]) =>
  homeSide(result) === 'NS' ? { NS: home, EW: visitors } : { NS: visitors, EW: home };

function namedTeams(boards: readonly BoardRecord[]): Teams {
  const teams = new Map<ResultRecord, TableTeams>();
  for (const board of boards) {
    for (const result of board.results) {
      const tags = teamTags(result, board);
      if (tags) teams.set(result, { ...atTable(result, tags.names), round: roundOf(result, board) });
    }
  }
  return teams;
}

/** Whether a pair plays for two teams: then home and visitors do not sit as they should. */
function hasTurncoats(teams: Teams): boolean {
  const teamOf = new Map<string, string>();
  for (const [result, at] of teams) {
    for (const side of sides) {
      const [one, other] = peopleAt(result, side);
      if (one === undefined || other === undefined) continue;
      const pair = [one, other].toSorted().join('\n');
      if ((teamOf.get(pair) ?? at[side]) !== at[side]) return true;
      teamOf.set(pair, at[side]);
    }
  }
  return false;
}

const peopleAt = ({ players }: ResultRecord, side: Side): string[] =>
  seatsOf(side).flatMap((seat) => {
    const name = players[seat];
    return name === null ? [] : playerKey(name) || [];
  });

/**
 * Of a file with two rooms and nothing else. Who sits North-South in the open room plays with those who sit East-West in
 * the closed one, whichever way the teams sit on other boards. Null where there are no such rooms, or no two teams.
 */
function teamsOfRooms(boards: readonly BoardRecord[]): Teams | null {
  const played = boards.filter(({ results }) => results.length > 0);
  const isMatch =
    played.some(({ results }) => results.length === 2) && played.every((board) => isInRooms(board));
  if (!isMatch) return null;
  const groups = new Groups();
  const all = played.flatMap((board, place) => board.results.map((result) => ({ board, place, result })));
  const isNamed = all.every(({ result }) => sides.every((side) => peopleAt(result, side).length > 0));
  const sideAt = ({ place, result }: (typeof all)[number], side: Side): string =>
    `${isNamed ? place : ''} ${homeSide(result) === side ? 'home' : 'visitors'}`;
  for (const table of all)
    for (const side of sides) groups.join([sideAt(table, side), ...peopleAt(table.result, side)]);
  const [first] = all;
  if (!first) return null;
  const order = sides.map((side) => groups.find(sideAt(first, side)));
  const sat = all.map((table) => ({
    ...table,
    NS: order.indexOf(groups.find(sideAt(table, 'NS'))),
    EW: order.indexOf(groups.find(sideAt(table, 'EW'))),
  }));
  if (sat.some(({ NS, EW }) => NS < 0 || EW < 0 || NS === EW)) return null;
  const names = agreedNames(sat) ?? ['Team 1', 'Team 2'];
  return new Map(
    sat.map(({ board, result, NS, EW }) => [
      result,
      { NS: names[NS] ?? '', EW: names[EW] ?? '', round: roundOf(result, board) },
    ]),
  );
}

/** One table in each room at most. */
function isInRooms(board: BoardRecord): boolean {
  const rooms = board.results.map(({ room }) => room);
  return (
    rooms.every((room) => room !== null) &&
    new Set(rooms).size === rooms.length &&
    !board.results.some((result) => isOfPairs(result, board))
  );
}

interface SatAt extends Readonly<Record<Side, number>> {
  readonly board: BoardRecord;
  readonly result: ResultRecord;
}

/** By the tables whose tags name teams, if all of them agree. */
function agreedNames(sat: readonly SatAt[]): readonly string[] | null {
  const names: string[] = [];
  for (const { board, result, NS, EW } of sat) {
    const tags = teamTags(result, board);
    if (!tags) continue;
    const said = atTable(result, tags.names);
    for (const [team, name] of [
      [NS, said.NS],
      [EW, said.EW],
    ] as const) {
      if ((names[team] ?? name) !== name) return null;
      names[team] = name;
    }
  }
  return names.length === 2 ? names : null;
}

/** Who belongs together, by what was joined so far. */
class Groups {
  readonly #above = new Map<string, string>();

  find(one: string): string {
    let top = one;
    for (let above = this.#above.get(top); above !== undefined; above = this.#above.get(top)) top = above;
    if (top !== one) this.#above.set(one, top);
    return top;
  }

  join(all: readonly string[]): void {
    const [first, ...others] = all;
    for (const other of others) {
      const [one, two] = [this.find(first ?? ''), this.find(other)];
      if (one !== two) this.#above.set(two, one);
    }
  }
}
