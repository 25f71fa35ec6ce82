import type { FairJudgement } from '@bridge-review/api/analysis';
import { parseAuction } from '@bridge-review/bridge/auction';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
import { par } from '@bridge-review/bridge/double-dummy/par';
import { formatTricks, parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Person } from '../db/person.ts';
import { biddingRecords, comments, games, hands, mails, users } from '../db/schema.ts';
import { ensureFirstAdmin } from '../features/auth/first-admin.ts';
import { inventedFile } from '../features/games/sample/invented-record.ts';
import type { Services } from '../services.ts';
import { addDays } from './days.ts';
import { discussion } from './discussion.ts';
import { demoGames, type DemoGame, practiceAuctions } from './games.ts';
import { demoAdmin, demoPassword, demoPeople, type DemoPersonName } from './people.ts';

/** What takes long to work out, under the names of games, boards and players. */
export interface WorkedOut {
  /** `match 9 0`: the cards at the first table of board 9, in the order of play. */
  readonly plays: Readonly<Record<string, string>>;
  /** `match 9`: as the server stores them. */
  readonly tricks: Readonly<Record<string, string>>;
  /** `match 9 nell`: of the record that this player made. */
  readonly judgements: Readonly<Record<string, FairJudgement>>;
}

export interface Demo {
  readonly db: Database;
  readonly services: Services;
}

type People = Readonly<Record<DemoPersonName, Person>>;

/** The ids of what was made, by the names under which it is worked out. */
export interface FilledDemo {
  readonly people: People;
  readonly handIds: ReadonlyMap<string, number>;
}

/** Fills an empty database with players and their games, through the services that the pages use. */
export async function fillDemo(
  { db, services }: Demo,
  today: Date,
  workedOut: WorkedOut,
): Promise<FilledDemo> {
  await ensureFirstAdmin(db, { email: demoAdmin.email, password: demoPassword });
  const people = await register(services);
  await services.partners.add(people.nell.id, people.piet.id);
  await services.partners.add(people.rosa.id, people.jasper.id);
  const allGames = demoGames(today);
  const gameIds = new Map<string, number>();
  const handIds = new Map<string, number>();
  for (const game of allGames) {
    const gameId = await upload({ db, services }, game, people.nell.id, workedOut);
    gameIds.set(game.key, gameId);
    const rows = await db
      .select({ id: hands.id, board: hands.boardNumber })
      .from(hands)
      .where(eq(hands.gameId, gameId));
    for (const { id, board } of rows) handIds.set(`${game.key} ${board}`, id);
    if (game.key !== 'practice') await choosePairs(services, gameId, people);
  }
  await bidPractice(services, { gameId: gameIds.get('practice')!, people, handIds });
  await services.participation.mark(gameIds.get('tuesday')!, people.ines.id, {});
  await discuss({ db, services }, allGames, people, handIds);
  await storeWorkedOut(db, workedOut, { people, handIds });
  // Nobody reads the mails of the demo.
  await db.delete(mails);
  await db.update(users).set({ emailVerifiedAt: sql`now()` });
  return { people, handIds };
}

async function register({ auth }: Services): Promise<People> {
  const people: Partial<Record<DemoPersonName, Person>> = {};
  for (const [key, { name, email }] of Object.entries(demoPeople)) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const { person } = await auth.register(
      { email, password: demoPassword, firstName, lastName, displayName: name },
      { address: '127.0.0.1', userAgent: null, token: null, device: null },
    );
    people[key as DemoPersonName] = person;
  }
  return people as People;
}

async function upload(
  { db, services }: Demo,
  game: DemoGame,
  uploader: number,
  { plays }: WorkedOut,
): Promise<number> {
  const boards = game.boards.map((board) => ({
    ...board,
    tables: board.tables.map((table, place) => {
      const cards = plays[`${game.key} ${board.number} ${place}`];
      return cards === undefined ? table : { ...table, cards };
    }),
  }));
  const file = { name: game.filename, type: 'text/plain', bytes: inventedFile({ ...game, boards }) };
  const gameId = await services.uploads.upload(uploader, file, false, new AbortController().signal);
  const evening = addDays(game.day, 1 / 24);
  await db.update(games).set({ uploadedAt: evening, publishedAt: evening }).where(eq(games.id, gameId));
  return gameId;
}

/** 'This was us', said by both partners of each pair that sat in this game. */
async function choosePairs({ pairs }: Services, gameId: number, people: People): Promise<void> {
  const partners: readonly (readonly [DemoPersonName, DemoPersonName])[] = [
    ['nell', 'piet'],
    ['piet', 'nell'],
    ['rosa', 'jasper'],
    ['jasper', 'rosa'],
  ];
  for (const [key, partner] of partners) {
    const { name } = demoPeople[key];
    const { pairs: found } = await pairs.list(gameId, people[key], name);
    const own = found.find(({ names }) => names.first === name || names.second === name);
    if (own === undefined) throw new Error(`${name} is not in game ${gameId}.`);
    const player = own.names.first === name ? 'first' : 'second';
    const { tableId, side } = own;
    await pairs.choose(gameId, people[key].id, { tableId, side, player, partnerId: people[partner].id });
  }
}

async function bidPractice(
  { bidding, participation }: Services,
  of: { gameId: number; people: People; handIds: FilledDemo['handIds'] },
): Promise<void> {
  const { gameId, people, handIds } = of;
  const [nell, piet] = [people.nell.id, people.piet.id];
  await participation.mark(gameId, nell, { partnerId: piet, seat: 'N' });
  await participation.mark(gameId, piet, { partnerId: nell, seat: 'S' });
  for (const { board, calls } of practiceAuctions) {
    const { calls: biddingSequence } = unwrap(parseAuction(dealerOfBoard(board), calls.split(' ')));
    const body = { gameId, partnerId: piet, biddingSequence: [...biddingSequence] };
    await bidding.create(handIds.get(`practice ${board}`)!, nell, async () => ({ body }));
  }
}

/** On the evenings after the games. */
async function discuss(
  { db, services }: Demo,
  all: readonly DemoGame[],
  people: People,
  handIds: FilledDemo['handIds'],
): Promise<void> {
  for (const [index, { game, board, by, text }] of discussion.entries()) {
    const { id } = await services.comments.create(handIds.get(`${game} ${board}`)!, people[by].id, text);
    const { day } = all.find(({ key }) => key === game)!;
    await db
      .update(comments)
      .set({ createdAt: addDays(day, 1 + index / 100) })
      .where(eq(comments.id, id));
  }
}

/** What is missing here the server works out itself, as it does for every game. */
async function storeWorkedOut(
  db: Database,
  { tricks, judgements }: WorkedOut,
  { people, handIds }: FilledDemo,
): Promise<void> {
  for (const [key, table] of Object.entries(tricks)) {
    const board = unwrap(boardNumber(Number(key.split(' ')[1])));
    const solved = unwrap(parseTricks(table));
    const { scoreNS } = par(solved, vulnerabilityOfBoard(board), dealerOfBoard(board));
    await db
      .update(hands)
      .set({ tricks: formatTricks(solved), parNS: scoreNS })
      .where(eq(hands.id, handIds.get(key)!));
  }
  for (const [key, fair] of Object.entries(judgements)) {
    const [game, board, by] = key.split(' ');
    const handId = handIds.get(`${game} ${board}`)!;
    // The layouts are those of a seed, which is the hand's id.
    if (fair.seed !== handId) continue;
    await db
      .update(biddingRecords)
      .set({ fair, fairDueAt: null })
      .where(
        and(eq(biddingRecords.handId, handId), eq(biddingRecords.creatorId, people[by as DemoPersonName].id)),
      );
  }
}
