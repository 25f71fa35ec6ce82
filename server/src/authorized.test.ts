import { defaultCardStyle } from '@bridge-review/api/card-style';
import type { GameEdit } from '@bridge-review/api/games';
import { expect, it } from 'vitest';
import { type Authorized, authorize } from './authorized.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Person } from './db/person.ts';
import { forgetPerson, updateCardStyle, updateProfile } from './features/account/repo.ts';
import { deactivate, reactivate, setUserType } from './features/admin/repo.ts';
import { deleteUsers } from './features/admin/cleanup-repo.ts';
import {
  confirmPendingEmail,
  markEmailVerified,
  setPendingEmail,
  updatePassword,
} from './features/auth/repo.ts';
import type { AuthService } from './features/auth/service.ts';
import { insertBlock } from './features/blocks/repo.ts';
import { deleteRecord, insertRecord, type RecordRow, updateRecord } from './features/bidding/repo.ts';
import { authorizeCommenting } from './features/comments/policy.ts';
import { type CommentRow, deleteComment, insertComment, updateComment } from './features/comments/repo.ts';
import { authorizeEdit } from './features/games/policy.ts';
import { deleteGame, dismissWarnings, type GameDetailsRow, updateGame } from './features/games/repo.ts';
import { deleteParticipation, upsertParticipation } from './features/participation/repo.ts';
import { insertPartner } from './features/partners/repo.ts';
import { ensureHandle, renamePasskey } from './features/passkeys/repo.ts';
import { deleteIdentity } from './features/people/identity-repo.ts';
import { deleteToken } from './features/tokens/repo.ts';

interface Given {
  readonly tx: Transaction;
  readonly db: Database;
  readonly game: GameDetailsRow;
  readonly comment: CommentRow;
  readonly record: RecordRow;
  readonly newRecord: Parameters<typeof insertRecord>[2];
  readonly person: Person;
  readonly edit: GameEdit;
  readonly editable: Authorized<'edit game', GameDetailsRow>;
  readonly updatable: Authorized<'update bidding record', RecordRow>;
  readonly deletable: Authorized<'delete game', GameDetailsRow>;
  readonly account: Authorized<'change account', Person>;
  readonly auth: AuthService;
  readonly hands: Parameters<typeof authorizeCommenting>[1];
}

/** Compiled and never run: an error that is missing here is an error of the compiler. */
const breaches: readonly ((given: Given) => unknown)[] = [
  // @ts-expect-error: an id is no proof
  ({ tx, game }) => deleteGame(tx, game.id),
  // @ts-expect-error: nor is an entity that was only looked up
  ({ tx, game }) => deleteGame(tx, game),
  // @ts-expect-error: the right to edit is not the right to delete
  ({ tx, editable }) => deleteGame(tx, editable),
  // @ts-expect-error: the proof for one entity is not valid for another
  ({ tx, deletable }) => deleteRecord(tx, deletable),
  // @ts-expect-error: the change is made in a transaction
  ({ db, deletable }) => deleteGame(db, deletable),
  // @ts-expect-error: and so is the proof
  ({ db, person }) => authorizeEdit(db, { person, sessionHash: '', withPasskey: false }, 1),
  // @ts-expect-error: every change of an entity with an owner needs its proof
  ({ tx, game, edit }) => updateGame(tx, game, edit),
  // @ts-expect-error
  ({ tx, game }) => dismissWarnings(tx, game),
  // @ts-expect-error
  ({ tx, comment }) => updateComment(tx, comment, 'x'),
  // @ts-expect-error
  ({ tx, comment }) => deleteComment(tx, comment),
  // @ts-expect-error
  ({ tx, newRecord }) => insertRecord(tx, { id: 1 }, newRecord),
  // @ts-expect-error
  ({ tx, record }) => updateRecord(tx, record, { calls: [] }),
  // @ts-expect-error
  ({ tx, updatable }) => deleteRecord(tx, updatable),
  // @ts-expect-error
  ({ tx }) => upsertParticipation(tx, { gameId: 1, userId: 2 }, {}),
  // @ts-expect-error
  ({ tx }) => deleteParticipation(tx, { gameId: 1, userId: 2 }),
  // @ts-expect-error
  ({ tx, person }) => updateProfile(tx, person, {}),
  // @ts-expect-error
  ({ tx, person }) => updateCardStyle(tx, person, defaultCardStyle),
  // @ts-expect-error
  ({ tx, person }) => updatePassword(tx, person, 'x'),
  // @ts-expect-error
  ({ tx, person }) => forgetPerson(tx, person),
  // @ts-expect-error
  ({ tx, person }) => deactivate(tx, person, null),
  // @ts-expect-error
  ({ tx, person }) => reactivate(tx, person),
  // @ts-expect-error
  ({ tx, person }) => setUserType(tx, person, 'admin'),
  // @ts-expect-error
  ({ tx, person }) => deleteUsers(tx, [person]),
  // @ts-expect-error
  ({ tx, person }) => setPendingEmail(tx, person, null),
  // @ts-expect-error: an address is changed in the transaction that asks whether it may be
  ({ db, account }) => setPendingEmail(db, account, null),
  // @ts-expect-error: a user may ask for an address, and only the holder of its link confirms it
  ({ tx, account }) => confirmPendingEmail(tx, { person: account, email: 'x' }),
  // @ts-expect-error
  ({ tx, account }) => markEmailVerified(tx, { person: account, email: 'x' }),
  // @ts-expect-error
  ({ tx, person, auth }) => auth.askForAddress(tx, person, 'x'),
  // @ts-expect-error: who may change their account may not end the access to it
  ({ tx, account, auth }) => auth.endAccess(tx, account),
  // @ts-expect-error
  ({ tx, person }) => renamePasskey(tx, person, 1, 'x'),
  // @ts-expect-error: this one needs the password
  ({ tx, account }) => ensureHandle(tx, account, 'x'),
  // @ts-expect-error
  ({ tx, person }) => deleteToken(tx, person, 1),
  // @ts-expect-error: that the hand was looked up, or is held, is no proof
  ({ tx }) => insertComment(tx, { handId: 1, userId: 2 }, 'x'),
  // @ts-expect-error
  ({ db, hands }) => authorizeCommenting(db, hands, { handId: 1, userId: 2 }),
  // @ts-expect-error
  ({ tx }) => deleteIdentity(tx, { id: 1 }),
  // @ts-expect-error
  ({ tx }) => insertPartner(tx, { userId: 1, partnerId: 2 }),
  // @ts-expect-error
  ({ tx }) => insertBlock(tx, { userId: 1, blockedId: 2 }),
];

it('is the entity itself, and changes do not compile without it', () => {
  const game = { id: 1 };
  const authorized: Authorized<'edit game', { id: number }> = authorize('edit game', game);
  expect(authorized).toBe(game);
  expect(breaches).toHaveLength(37);
});
