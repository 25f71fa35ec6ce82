import type { PresentationNote } from '@bridge-review/api/presentations';
import type { Page } from '@bridge-review/api/route';
import { presentationRoutes } from '@bridge-review/api/routes/presentations';
import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../base/client.ts';
import { alwaysFresh } from '../../base/route-query.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** One's own notes on the boards of a game, by the id of the board. */
export const useSavedNotes = (gameId: number) =>
  useQuery({
    queryKey: ['presentation notes', gameId],
    queryFn: ({ signal }) => notesOf(gameId, signal),
    ...alwaysFresh,
  });

async function notesOf(gameId: number, signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const notes = new Map<number, string>();
  let cursor: string | null = null;
  do {
    const { rows, next }: Page<PresentationNote> = await callPage(
      presentationRoutes.notes,
      { ...inPath(gameId), query: {} },
      cursor,
      signal,
    );
    for (const { handId, text } of rows) notes.set(handId, text);
    cursor = next;
  } while (cursor !== null);
  return notes;
}

export const sendNote = (handId: number, text: string) =>
  call(presentationRoutes.saveNote, { ...inPath(handId), body: { text } });
