import type { TableStyles, StyleChoice } from '@bridge-review/api/styles';
import { callerAt, makeAuction } from '@bridge-review/bridge/auction';
import { isBid } from '@bridge-review/bridge/call';
import type { StyleName } from '@bridge-review/bridge/meanings/style-name';
import { playerKey } from '@bridge-review/bridge/player-name';
import { seatsOf, type Side, sideOf, sides } from '@bridge-review/bridge/side';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { found } from '../../http/found.ts';
import type { HandService, NamedViewer } from '../hands/service.ts';
import { authorizeStyle } from './policy.ts';
import * as repo from './repo.ts';

type PairEvidence = TableStyles[Side];

export interface StyleService {
  /** Of the pairs at a table of a hand; of the viewer's own table where none is named. */
  ofTable(handId: number, viewer: NamedViewer, tableId: number | null): Promise<TableStyles>;
  choose(handId: number, viewer: NamedViewer, choice: StyleChoice): Promise<TableStyles>;
  /** For a judgement: of the pair on this side of the creator's own table, as the creator or else the partner chose. */
  forRecord(
    db: Executor,
    record: { readonly gameId: number; readonly handId: number },
    side: Side,
    players: { readonly creator: NamedViewer; readonly partnerId: number | null },
  ): Promise<PairEvidence>;
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

/** More than a pair plays in a game. */
const MAX_TABLES = 100;

/** One side of a table. */
interface Seated {
  readonly side: Side;
  readonly names: readonly (string | null)[];
  readonly system: string | null;
  /** Under which choices are kept. */
  readonly key: string;
  /** Null where the file does not say who they are. */
  readonly pair: repo.SoughtPair | null;
}

export function styleService(db: Database, hands: HandService): StyleService {
  const seatedAt = async (
    executor: Executor,
    hand: { readonly gameId: number; readonly handId: number },
    tableId: number | null,
  ): Promise<Record<Side, Seated>> => {
    const table = tableId === null ? null : found(await repo.findTable(executor, hand.handId, tableId));
    const [NS, EW] = await Promise.all(sides.map((side) => seatedOn(executor, hand, table, side)));
    return { NS: NS!, EW: EW! };
  };

  /** How the file spells the two on its other tables. */
  const spellingsOf = async (executor: Executor, gameId: number, keys: readonly string[]) => {
    const names = await hands.namesIn(executor, gameId, new Set(keys));
    return keys.map((key) => names.filter((name) => playerKey(name) === key));
  };

  const seatedOn = async (
    executor: Executor,
    { gameId, handId }: { readonly gameId: number; readonly handId: number },
    table: repo.StyledTable | null,
    side: Side,
  ): Promise<Seated> => {
    const names = seatsOf(side).map((seat) => table?.players[seat] ?? null);
    const common = { side, names, system: table?.systems[side] ?? null };
    const keys = names.flatMap((name) => (name === null ? [] : playerKey(name))).filter((key) => key !== '');
    if (keys.length === 2) {
      const pair = { names: await spellingsOf(executor, gameId, keys) };
      return { ...common, pair, key: `names ${keys.toSorted().join('\n')}` };
    }
    const number = table?.pairNumbers[side] ?? null;
    const section = table?.section ?? null;
    if (number !== null)
      return {
        ...common,
        pair: { number, section, side },
        key: `number ${section ?? ''}\n${side} ${number}`,
      };
    return { ...common, pair: null, key: `hand ${handId} ${side}` };
  };

  const evidenceOf = async (
    executor: Executor,
    hand: { readonly gameId: number; readonly handId: number },
    seated: Seated,
    choice: StyleName | null,
  ): Promise<PairEvidence> => {
    const { names, system, pair } = seated;
    const tables = pair ? await repo.listOpenedTables(executor, hand, pair, MAX_TABLES) : [];
    const keys = names.map((name) => name && playerKey(name));
    return {
      names: [...names],
      choice,
      system,
      openings: tables.flatMap((table) => openingOf(table, pair, keys) ?? []),
    };
  };

  const stylesOf = async (
    executor: Executor,
    hand: { readonly gameId: number; readonly handId: number },
    seated: Readonly<Record<Side, Seated>>,
    userId: number,
  ): Promise<TableStyles> => {
    const choices = await repo.findChoices(
      executor,
      hand.gameId,
      [userId],
      sides.map((side) => seated[side].key),
    );
    const of = (side: Side): Promise<PairEvidence> => {
      const choice = choices.find(({ pair }) => pair === seated[side].key)?.style ?? null;
      return evidenceOf(executor, hand, seated[side], choice);
    };
    return { NS: await of('NS'), EW: await of('EW') };
  };

  const tableOf = async (handId: number, viewer: NamedViewer, tableId: number | null) => {
    const { gameId } = await hands.find(handId, viewer.id);
    const own = tableId ?? (await hands.ownTable(handId, viewer))?.id ?? null;
    return { hand: { gameId, handId }, seated: await seatedAt(db, { gameId, handId }, own) };
  };

  return {
    async ofTable(handId, viewer, tableId) {
      const { hand, seated } = await tableOf(handId, viewer, tableId);
      return stylesOf(db, hand, seated, viewer.id);
    },

    async choose(handId, viewer, { table, side, style }) {
      const { hand, seated } = await tableOf(handId, viewer, table);
      const { key, pair } = seated[side];
      await inTransaction(db, async (tx) => {
        const own = await authorizeStyle(tx, hands, { ...hand, userId: viewer.id, pair: key });
        await repo.storeChoice(tx, own, style);
        await repo.judgeRecordsAgain(tx, own, pair);
      });
      return stylesOf(db, hand, seated, viewer.id);
    },

    async forRecord(executor, hand, side, { creator, partnerId }) {
      const own = await hands.ownTable(hand.handId, creator);
      const isOurs = own !== null && own.ownSide !== side;
      const seated = (await seatedAt(executor, hand, isOurs ? own.id : null))[side];
      const users = [creator.id, ...(partnerId === null ? [] : [partnerId])];
      const choices = await repo.findChoices(executor, hand.gameId, users, [seated.key]);
      const choice = choices.find(({ userId }) => userId === creator.id) ?? choices[0];
      return evidenceOf(executor, hand, seated, choice?.style ?? null);
    },

    forget: repo.forgetChoices,
  };
}

/** The opening bid if it was this pair's, and the hand is known. */
function openingOf(
  { players, auction, hands }: repo.OpenedTable,
  pair: repo.SoughtPair | null,
  keys: readonly (string | null)[],
): PairEvidence['openings'] | null {
  const calls = makeAuction(auction.dealer, auction.calls);
  const at = auction.calls.findIndex(isBid);
  const call = auction.calls[at];
  if (!calls.ok || call === undefined) return null;
  const seat = callerAt(calls.value, at);
  const name = players[seat];
  const isTheirs =
    pair && 'number' in pair ? sideOf(seat) === pair.side : name !== null && keys.includes(playerKey(name));
  const hand = hands[seat];
  return isTheirs && hand !== null ? [{ call, hand }] : null;
}
