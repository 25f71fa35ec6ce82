import { useEffect, useMemo, useState } from 'react';
import { discardEntry, findDraft, removeDraft, saveDraft } from '../../base/draft-store.ts';
import { type NoteSaver, noteSaver, type NoteState } from './note-saver.ts';
import { sendNote } from './queries.ts';

interface EditedNote {
  readonly text: string;
  readonly state: NoteState;
}

export interface Notes {
  textOf(handId: number): string;
  /** Null for a note that nobody has changed here. */
  stateOf(handId: number): NoteState | null;
  write(handId: number, text: string): void;
}

const nameOf = (handId: number) => `presentation-note-of-hand-${handId}`;

/**
 * Notes that are saved as they are typed. What did not reach the server is kept in this browser and sent once the
 * network returns, by this page or by the next one.
 */
export function useNotes(
  userId: number,
  saved: ReadonlyMap<number, string>,
  handIds: readonly number[],
): Notes {
  const [left] = useState(() => leftBehind(userId, handIds));
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedNote>>(
    () => new Map([...left].map(([handId, { text }]) => [handId, { text, state: { kind: 'kept' } }])),
  );
  const saver = useMemo<NoteSaver>(() => {
    const change = (handId: number, state: NoteState) =>
      setEdited((before) => {
        const note = before.get(handId);
        return note === undefined ? before : new Map(before).set(handId, { ...note, state });
      });
    return noteSaver({
      send: sendNote,
      onChange: change,
      onSaved: (handId) => removeDraft(userId, nameOf(handId)),
    });
  }, [userId]);

  useEffect(() => {
    for (const [handId, { key, text }] of left) {
      discardEntry(key);
      saveDraft(userId, nameOf(handId), text);
      saver.write(handId, text);
    }
  }, [left, saver, userId]);

  useEffect(() => {
    const flush = () => saver.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      saver.flush();
      saver.stop();
    };
  }, [saver]);

  return {
    textOf: (handId) => edited.get(handId)?.text ?? saved.get(handId) ?? '',
    stateOf: (handId) => edited.get(handId)?.state ?? null,
    write(handId, text) {
      setEdited((before) => new Map(before).set(handId, { text, state: { kind: 'typed' } }));
      saveDraft(userId, nameOf(handId), text);
      saver.write(handId, text);
    },
  };
}

/** Notes of an earlier page that never reached the server. */
function leftBehind(
  userId: number,
  handIds: readonly number[],
): ReadonlyMap<number, { key: string; text: string }> {
  return new Map(
    handIds.flatMap((handId) => {
      const found = findDraft(userId, nameOf(handId));
      return found !== null && found.source !== 'other tab' && typeof found.value === 'string'
        ? [[handId, { key: found.key, text: found.value }]]
        : [];
    }),
  );
}
