import { randomUUID } from 'node:crypto';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type {
  GamePeople,
  GameToMark,
  IdentityMade,
  NameDoubt,
  NewIdentity,
  OwnNames,
  SeasonMarked,
  SeasonUndone,
} from '@bridge-review/api/people';
import type { Player } from '@bridge-review/api/player';
import { playerKey } from '@bridge-review/bridge/player-name';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { AuditService } from '../audit/service.ts';
import type { BlockService } from '../blocks/service.ts';
import type { EventService } from '../events/service.ts';
import type { PairService } from '../pairs/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import * as identityRepo from './identity-repo.ts';
import * as policy from './policy.ts';
import * as repo from './repo.ts';
import {
  type Appearance,
  appearancesOf,
  isToMark,
  presentPlayer,
  shownPerson,
  statedPlayers,
} from './statements.ts';
import { serverMessages } from '../../server-messages.ts';

export interface PeopleService {
  ofGame(gameId: number, viewer: Person): Promise<GamePeople>;
  /** 'This is me'. Saying it again changes nothing. */
  state(gameId: number, viewer: Person, said: NewIdentity): Promise<IdentityMade>;
  /** What an administrator does as such is written to the audit log. */
  objectTo(gameId: number, identityId: number, viewer: Person): Promise<void>;
  withdrawObjection(gameId: number, identityId: number, viewer: Person): Promise<void>;
  objectEverywhere(identityId: number, viewer: Person): Promise<void>;
  withdrawObjectionEverywhere(identityId: number, viewer: Person): Promise<void>;
  mine(userId: number): Promise<OwnNames>;
  /** Throws if this user says no such thing. */
  withdraw(userId: number, identityId: number): Promise<void>;
  /** Marks these games as played, as far as the user's name in them is not in doubt; all of them or none. */
  markSeason(userId: number, gameIds: readonly number[]): Promise<SeasonMarked>;
  undoSeason(userId: number, season: string): Promise<SeasonUndone>;
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

interface PeopleParts {
  readonly db: Database;
  readonly pairs: PairService;
  readonly events: EventService;
  readonly audit: AuditService;
  readonly notifications: PartnerNotificationService;
  readonly blocks: BlockService;
}

/** More than anybody plays in ten years. */
const MAX_APPEARANCES = 2_000;
const MAX_DOUBTS = 50;
const MAX_NUMBERS = 500;

export function peopleService(parts: PeopleParts): PeopleService {
  const { db, pairs, events, audit, notifications, blocks } = parts;
  /** Marks a game as played by the name in its file. Null where the user has said something of it before. */
  const markGame = async (tx: Transaction, userId: number, at: Appearance, season: string | null) => {
    const persons = await withoutBlocked(tx, userId, await personsBySpelling(tx, at.gameId));
    return pairs.takeNamed(
      tx,
      { gameId: at.gameId, userId },
      {
        spellings: new Set(at.spellings),
        personOf: new Map([...persons].map(([spelling, { id }]) => [spelling, id])),
        season,
      },
    );
  };

  /** Those whom a block keeps apart from this user are nobody's partner. */
  const withoutBlocked = async <Key>(
    executor: Executor,
    userId: number,
    persons: ReadonlyMap<Key, Player | null>,
  ): Promise<Map<Key, Player>> => {
    const known = [...persons].flatMap(([key, person]) => (person === null ? [] : [[key, person] as const]));
    const blocked = await blocks.among(
      executor,
      userId,
      known.map(([, { id }]) => id),
    );
    return new Map(known.filter(([, { id }]) => !blocked.has(id)));
  };

  const change = (
    authorize: (tx: Transaction) => Promise<Authorized<'object to name', policy.Contradiction>>,
    viewer: Person,
    isContradiction: boolean,
  ): Promise<void> =>
    inTransaction(db, async (tx) => {
      await identityRepo.lockIdentities(tx);
      const objection = await authorize(tx);
      const isChanged = isContradiction
        ? await identityRepo.insertObjections(tx, objection)
        : await identityRepo.deleteObjections(tx, objection);
      if (!isChanged) return;
      const { userId, gameId, saidBy, game } = objection;
      if (saidBy === 'admin') {
        await audit.record(tx, {
          actorId: viewer.id,
          action: isContradiction ? 'name_contradicted' : 'name_accepted',
          targetId: userId,
          details: game === null ? {} : { gameId: game.id, gameTitle: game.title },
        });
      }
      if (gameId !== null) await events.peopleChanged(tx, [gameId]);
    });

  return {
    async ofGame(gameId, viewer) {
      const { uploadedBy, isSample } = found(await repo.findGame(db, gameId, viewer.id));
      const mayObjectAs =
        uploadedBy === viewer.id ? 'uploader' : viewer.userType === 'admin' ? 'admin' : null;
      const players = statedPlayers(await repo.listStatements(db, repo.inGame(gameId)));
      const namesakes = players.length === 0 ? new Set<string>() : await repo.listNamesakes(db, gameId);
      const concerned = { id: viewer.id, mayContradict: mayObjectAs !== null };
      const people = players.map((player) => presentPlayer(player, namesakes, concerned));
      return {
        mayObjectAs,
        isSample,
        people: people.filter(({ statements }) => statements.length > 0),
        numbers: await repo.listNumbers(db, gameId, MAX_NUMBERS),
      };
    },

    async state(gameId, viewer, said) {
      const made = await inTransaction(db, async (tx): Promise<IdentityMade> => {
        await identityRepo.lockIdentities(tx);
        const game = await policy.authorizeNaming(tx, gameId, viewer);
        const player = await findPlayer(tx, gameId, said);
        if (player === null)
          throw refused(said.name === undefined ? 'tableId' : 'name', serverMessages.nameUnknown);
        const { name, nameKey, number } = player;
        if (said.scope === 'number' && number === null) throw refused('scope', serverMessages.numberUnknown);
        const wanted = {
          userId: viewer.id,
          gameId: said.scope === 'game' ? gameId : null,
          knownBy: said.scope === 'number' ? ('number' as const) : ('name' as const),
          name,
          nameKey,
          number,
        };
        const id = (await identityRepo.findSameIdentity(tx, wanted)) ?? (await add(tx, game, wanted));
        const at = appearancesOf(await repo.listAppearances(tx, viewer.id, MAX_APPEARANCES, [gameId])).find(
          ({ place }) => place === player.place,
        );
        const marked = at && isToMark(at) ? await markGame(tx, viewer.id, at, null) : null;
        await events.peopleChanged(tx, [gameId]);
        return {
          id,
          state: at?.state ?? 'shown',
          shown: at?.state === 'waiting' ? at.before : null,
          isMarked: marked !== null,
          recorded: marked?.recorded ?? 0,
        };
      });
      notifications.wake();
      return made;
    },

    objectTo: (gameId, identityId, viewer) =>
      change((tx) => policy.authorizeObjection(tx, gameId, identityId, viewer), viewer, true),
    withdrawObjection: (gameId, identityId, viewer) =>
      change((tx) => policy.authorizeObjection(tx, gameId, identityId, viewer), viewer, false),
    objectEverywhere: (identityId, viewer) =>
      change((tx) => policy.authorizeObjectionEverywhere(tx, identityId, viewer), viewer, true),
    withdrawObjectionEverywhere: (identityId, viewer) =>
      change((tx) => policy.authorizeObjectionEverywhere(tx, identityId, viewer), viewer, false),

    async mine(userId) {
      const identities = await identityRepo.listIdentities(db, userId);
      const all = appearancesOf(await repo.listAppearances(db, userId, MAX_APPEARANCES));
      const doubts = all.flatMap((at) => doubtOf(at) ?? []);
      const toMark = all.filter(isToMark);
      const listed = toMark.slice(0, limits.seasonGames);
      const partners = await withoutBlocked(db, userId, await personsAt(db, listed));
      const last = await pairs.lastSeason(db, userId);
      return {
        names: identities.map(({ id, name, number, gameId, knownBy }) => ({
          id,
          name,
          number,
          scope: gameId !== null ? 'game' : knownBy,
          games: all.filter(({ identityId }) => identityId === id).length,
        })),
        doubts: doubts.slice(0, MAX_DOUBTS),
        doubtCount: doubts.length,
        gamesToMark: listed.map((at): GameToMark => ({
          ...gameOf(at),
          identityId: at.identityId,
          name: at.name,
          partner: at.partner && { name: at.partner.name, person: partners.get(at.gameId) ?? null },
        })),
        gamesToMarkCount: toMark.length,
        lastSeason: last && { ...last, markedAt: last.markedAt.toISOString() },
      };
    },

    withdraw: (userId, identityId) =>
      inTransaction(db, async (tx) => {
        const identity = await policy.authorizeWithdrawal(tx, userId, identityId);
        if (!(await identityRepo.deleteIdentity(tx, identity))) throw new AppError('not_found');
        if (identity.gameId !== null) await events.peopleChanged(tx, [identity.gameId]);
      }),

    async markSeason(userId, gameIds) {
      const season = randomUUID();
      const marked = await inTransaction(db, async (tx): Promise<SeasonMarked> => {
        const rows = await repo.listAppearances(tx, userId, MAX_APPEARANCES, gameIds);
        // In the order in which all lock games.
        const toMark = appearancesOf(rows)
          .filter(isToMark)
          .toSorted((one, other) => one.gameId - other.gameId);
        const done = { games: 0, withPartner: 0, recorded: 0 };
        for (const at of toMark) {
          const taken = await markGame(tx, userId, at, season);
          if (taken === null) continue;
          done.games += 1;
          done.withPartner += taken.partnerId === null ? 0 : 1;
          done.recorded += taken.recorded;
        }
        return { id: done.games > 0 ? season : null, ...done };
      });
      notifications.wake();
      return marked;
    },

    undoSeason: (userId, season) => inTransaction(db, (tx) => pairs.undoSeason(tx, userId, season)),
    forget: identityRepo.forgetPerson,
  };
}

async function add(
  tx: Transaction,
  game: Authorized<'name oneself in game', repo.GameRow>,
  wanted: Parameters<typeof identityRepo.insertIdentity>[2],
): Promise<number> {
  if ((await identityRepo.countIdentities(tx, wanted.userId)) >= limits.identities)
    throw refused('scope', messages.tooManyIdentities);
  return identityRepo.insertIdentity(tx, game, wanted);
}

async function findPlayer(tx: Transaction, gameId: number, { tableId, seat, name }: NewIdentity) {
  if (name !== undefined) return repo.findPlayerNamed(tx, gameId, { spelling: name, key: playerKey(name) });
  return tableId === undefined || seat === undefined
    ? null
    : repo.findPlayerAt(tx, gameId, { tableId, seat });
}

/** Whom the names in a game's results mean. */
async function personsBySpelling(tx: Transaction, gameId: number): Promise<Map<string, Player>> {
  const players = statedPlayers(await repo.listStatements(tx, repo.inGame(gameId)));
  return new Map(
    players.flatMap((player) => {
      const person = shownPerson(player);
      return person === null ? [] : player[0].spellings.map((spelling) => [spelling, person] as const);
    }),
  );
}

/** Who the partners are, by game. */
async function personsAt(db: Executor, appearances: readonly Appearance[]) {
  const places = appearances.flatMap(({ gameId, partner }) =>
    partner ? { gameId, place: partner.place } : [],
  );
  const players =
    places.length === 0 ? [] : statedPlayers(await repo.listStatements(db, repo.atPlaces(places)));
  return new Map(players.map((player) => [player[0].gameId, shownPerson(player)]));
}

const gameOf = ({ gameId, title, date }: Appearance) => ({ id: gameId, title, date });

function doubtOf(at: Appearance): NameDoubt | null {
  const { identityId, state, isSeveral, contradictedBy, before, after } = at;
  const about = { identityId, game: gameOf(at), contradictedBy, other: null };
  if (state === 'contradicted') return { ...about, kind: 'contradicted' };
  if (state === 'waiting') return { ...about, kind: 'waiting', other: before };
  if (isSeveral) return { ...about, kind: 'several' };
  return after && { ...about, kind: 'contested', other: after };
}

const refused = (path: string, message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });
