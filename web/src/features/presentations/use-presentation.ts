import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { discardEntry, findDraft, saveDraft } from '../../base/draft-store.ts';
import { NEW_PRESENTATION, presentation, type Presentation } from './presentation.ts';

export type UpdatePresentation = (change: (before: Presentation) => Presentation) => void;

/** A window that opens sends `hello` to get the state of the others; every window sends its own state. */
const message = z.object({ kind: z.enum(['hello', 'state']), state: presentation.optional() });

const nameOf = (gameId: number) => `presentation-of-game-${gameId}`;

/**
 * Where the presentation of a game stands, in all windows of this browser at once and after a reload. Windows use
 * `BroadcastChannel`, which needs no network. Give the component a key if the game changes.
 */
export function usePresentation(userId: number, gameId: number): [Presentation, UpdatePresentation] {
  const [state, setState] = useState(() => stored(userId, gameId) ?? NEW_PRESENTATION);
  const current = useRef(state);
  const channel = useRef<BroadcastChannel | null>(null);

  const take = useCallback(
    (next: Presentation) => {
      current.current = next;
      setState(next);
      saveDraft(userId, nameOf(gameId), next);
    },
    [userId, gameId],
  );

  useEffect(() => {
    const found = findDraft(userId, nameOf(gameId));
    // This page goes on with it.
    if (found?.source === 'earlier page') {
      discardEntry(found.key);
      saveDraft(userId, nameOf(gameId), current.current);
    }
    const opened = new BroadcastChannel(`bridge-review ${userId} ${nameOf(gameId)}`);
    channel.current = opened;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    const send = (sent: z.infer<typeof message>) => opened.postMessage(sent);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const received = message.safeParse(data);
      if (!received.success) return;
      if (received.data.state !== undefined) take(received.data.state);
      else if (received.data.kind === 'hello') send({ kind: 'state', state: current.current });
    });
    send({ kind: 'hello' });
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [userId, gameId, take]);

  const update = useCallback<UpdatePresentation>(
    (change) => {
      const next = change(current.current);
      if (next === current.current) return;
      take(next);
      channel.current?.postMessage({ kind: 'state', state: next } satisfies z.infer<typeof message>);
    },
    [take],
  );

  return [state, update];
}

function stored(userId: number, gameId: number): Presentation | null {
  const found = findDraft(userId, nameOf(gameId));
  return found && (presentation.safeParse(found.value).data ?? null);
}
