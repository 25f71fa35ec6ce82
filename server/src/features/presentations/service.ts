import type { PresentationNote } from '@bridge-review/api/presentations';
import type { Page } from '@bridge-review/api/route';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { GameService } from '../games/service.ts';
import type { HandService } from '../hands/service.ts';
import { authorizeNote } from './policy.ts';
import * as repo from './repo.ts';

export interface PresentationService {
  notes(gameId: number, userId: number, wanted: repo.NotesWanted): Promise<Page<PresentationNote>>;
  /** A text without words deletes the note. */
  saveNote(handId: number, userId: number, text: string): Promise<void>;
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

interface PresentationParts {
  readonly db: Database;
  readonly games: GameService;
  readonly hands: HandService;
}

export const presentationService = ({ db, games, hands }: PresentationParts): PresentationService => ({
  async notes(gameId, userId, wanted) {
    await games.find(gameId, userId);
    return repo.listNotes(db, gameId, userId, wanted);
  },

  saveNote: (handId, userId, text) =>
    inTransaction(db, async (tx) => {
      const key = await authorizeNote(tx, hands, { handId, userId });
      if (text.trim() === '') await repo.deleteNote(tx, key);
      else await repo.storeNote(tx, key, text);
    }),

  forget: repo.forgetNotes,
});
