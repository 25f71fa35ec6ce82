import {
  type MadeShare,
  type NewBoardShare,
  type NewGameShare,
  type Share,
  type Shared,
  type SharedBoard,
  shareLimits,
  type SharePreview,
} from '@bridge-review/api/shares';
import type { Picture } from '@bridge-review/api/route';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { ReadBody, Viewer } from '../../http/handler.ts';
import type { PageHead } from '../../http/page-head.ts';
import { hashToken, newToken } from '../../token.ts';
import type { LinkPreview } from './link-preview.ts';
import { sharePageHead } from './page-head.ts';
import type { PictureDrawer } from './picture-drawer.ts';
import { authorizeSharing, authorizeWithdrawal } from './policy.ts';
import * as repo from './repo.ts';
import { boardContent, gameContent } from './shared-content.ts';
import { type SharedSources, sharedSources, type SourceServices } from './shared-sources.ts';

export interface ShareService {
  list(userId: number): Promise<Share[]>;
  makeForBoard(viewer: Viewer, handId: number, read: ReadBody<NewBoardShare>): Promise<MadeShare>;
  makeForGame(viewer: Viewer, gameId: number, read: ReadBody<NewGameShare>): Promise<MadeShare>;
  previewBoard(viewer: Viewer, handId: number, read: ReadBody<NewBoardShare>): Promise<SharePreview>;
  previewGame(viewer: Viewer, gameId: number, read: ReadBody<NewGameShare>): Promise<SharePreview>;
  /** Throws if this user has no such link. */
  withdraw(userId: number, shareId: number): Promise<void>;

  /** For anybody who has the link. One that is withdrawn or expired answers as one that never was. */
  read(token: string, address: string): Promise<Shared>;
  readBoard(token: string, place: number, address: string): Promise<SharedBoard>;
  /** The board of a question, after the visitor has answered. */
  open(token: string, address: string): Promise<SharedBoard>;

  /** How messengers announce the link. */
  linkPreview(token: string, address: string): Promise<LinkPreview>;
  /** The same in the head of the link's page; null for a link that is not there. */
  pageHead(token: string, address: string): Promise<PageHead | null>;
  picture(token: string, address: string): Promise<Picture>;

  /** Links of an account that is deleted. */
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
  /** What has expired is refused anyway; it is also removed. */
  removeExpired(): Promise<void>;
}

interface ShareParts extends SourceServices {
  /** Counts what visitors read, and throws where it is too much. */
  readonly attempts: { beforeSharedRead(address: string): Promise<void> };
  readonly pictures: PictureDrawer;
  /** Read when it is needed: a free port is known only once the server listens. */
  readonly links: { readonly publicUrl: string };
}

export function shareService({ attempts, pictures, links, ...services }: ShareParts): ShareService {
  const { db } = services;
  const sources = sharedSources(services);
  const visitors = readers(db, attempts, sources);
  const contentOfBoard = async (
    tx: Transaction,
    viewer: Viewer,
    handId: number,
    read: ReadBody<NewBoardShare>,
  ) => {
    const thing = await authorizeSharing(tx, viewer.person.id, { handId });
    const { body } = await read();
    return { thing, content: await boardContent(tx, sources, thing, viewer.person, body) };
  };
  const contentOfGame = async (
    tx: Transaction,
    viewer: Viewer,
    gameId: number,
    read: ReadBody<NewGameShare>,
  ) => {
    const thing = await authorizeSharing(tx, viewer.person.id, { gameId });
    const { body } = await read();
    return { thing, content: await gameContent(tx, thing, body) };
  };

  return {
    list: async (userId) => (await repo.listOpenShares(db, userId)).map(present),

    makeForBoard: (viewer, handId, read) =>
      inTransaction(db, async (tx) => make(tx, viewer, await contentOfBoard(tx, viewer, handId, read))),
    makeForGame: (viewer, gameId, read) =>
      inTransaction(db, async (tx) => make(tx, viewer, await contentOfGame(tx, viewer, gameId, read))),

    async previewBoard(viewer, handId, read) {
      const { content } = await inTransaction(db, (tx) => contentOfBoard(tx, viewer, handId, read));
      const shared = await sources.shared(content, viewer.person);
      if (content.questionBefore === null) return { shared };
      return { shared, opened: await sources.board(content, viewer.person) };
    },
    async previewGame(viewer, gameId, read) {
      const { content } = await inTransaction(db, (tx) => contentOfGame(tx, viewer, gameId, read));
      const shared = await sources.shared(content, viewer.person);
      if (shared.boards?.length === 0) return { shared };
      return { shared, opened: await sources.boardAt(content, viewer.person, 1) };
    },

    withdraw: (userId, shareId) =>
      inTransaction(db, async (tx) => {
        const share = await authorizeWithdrawal(tx, userId, shareId);
        if (!(await repo.deleteShare(tx, share))) throw new AppError('not_found');
      }),

    ...visitors,
    async pageHead(token, address) {
      try {
        const preview = await visitors.linkPreview(token, address);
        return sharePageHead(preview, `${links.publicUrl.replace(/\/$/, '')}/s/${token}`);
      } catch (error) {
        // The page itself says what is the matter.
        if (error instanceof AppError) return null;
        throw error;
      }
    },
    picture: async (token, address) =>
      pictures.pictureOf((await visitors.linkPreview(token, address)).picture),

    forget: repo.deleteSharesOf,
    removeExpired: () => repo.deleteExpiredShares(db),
  };
}

async function make(
  tx: Transaction,
  { person }: Viewer,
  wanted: { thing: Authorized<'share', repo.ShareableThing>; content: repo.ShareContent },
): Promise<MadeShare> {
  await repo.lockOwner(tx, person.id);
  if ((await repo.countOpenShares(tx, person.id)) >= shareLimits.open) throw new AppError('too_many_shares');
  const token = newToken();
  const id = await repo.insertShare(tx, wanted.thing, {
    ...wanted.content,
    userId: person.id,
    tokenHash: hashToken(token),
  });
  const made = (await repo.listOpenShares(tx, person.id)).find((share) => share.id === id);
  return { ...present(found(made ?? null)), token };
}

function readers(
  db: Database,
  attempts: ShareParts['attempts'],
  sources: SharedSources,
): Pick<ShareService, 'read' | 'readBoard' | 'open' | 'linkPreview'> {
  /** Counts the request, and answers the same for all links that are not there, whatever the reason. */
  const whileOpen = async <T>(
    token: string,
    address: string,
    answer: (content: repo.ShareContent, sharer: repo.Sharer) => Promise<T>,
  ): Promise<T> => {
    await attempts.beforeSharedRead(address);
    const { content, sharer } = found(await repo.findOpenShare(db, hashToken(token)));
    try {
      return await answer(content, sharer);
    } catch (error) {
      // What it shows is gone in this very moment, and its own sentence would tell that there was something.
      if (error instanceof AppError && error.code === 'not_found') throw new AppError('not_found');
      throw error;
    }
  };

  return {
    read: (token, address) => whileOpen(token, address, sources.shared),
    linkPreview: (token, address) => whileOpen(token, address, sources.linkPreview),
    readBoard: (token, place, address) =>
      whileOpen(token, address, (content, sharer) => {
        // A link to a board has no other boards.
        if (content.handId !== null) throw new AppError('not_found');
        return sources.boardAt(content, sharer, place);
      }),
    open: (token, address) =>
      whileOpen(token, address, (content, sharer) => {
        if (content.questionBefore === null) throw new AppError('not_found');
        return sources.board(content, sharer);
      }),
  };
}

const present = ({ createdAt, expiresAt, ...share }: repo.ListedShare): Share => ({
  ...share,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
