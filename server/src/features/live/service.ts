import type { HandEvent } from '@bridge-review/api/hand-events';
import type { Events } from '@bridge-review/api/route';
import { z } from 'zod';
import type { Executor } from '../../db/database.ts';
import type { Notices } from '../../db/notices.ts';

export interface LiveService {
  /** In the transaction of the change: told once it has happened, on every server. */
  commentsChanged(db: Executor, handIds: number | readonly number[]): Promise<void>;
  /** Told to these users alone: that a record exists is nobody else's business. */
  biddingChanged(db: Executor, handId: number, users: readonly number[]): Promise<void>;
  /** What happens to a hand from now on, as far as this user may know. */
  eventsOf(handId: number, userId: number): Promise<Events<HandEvent>>;
}

/** What servers tell each other. */
const notice = z.object({
  hand: z.int(),
  changed: z.enum(['comments', 'bidding']),
  users: z.array(z.int()).optional(),
});

interface Listener {
  readonly userId: number;
  heard(event: HandEvent): void;
  ended(): void;
}

export function liveService(notices: Notices): LiveService {
  const byHand = new Map<number, Set<Listener>>();
  let hearing: Promise<unknown> | null = null;

  const tell = (text: string): void => {
    const { hand, changed, users } = notice.parse(JSON.parse(text));
    for (const listener of byHand.get(hand) ?? []) {
      if (users === undefined || users.includes(listener.userId)) listener.heard({ changed });
    }
  };

  const lost = (): void => {
    hearing = null;
    const listeners = [...byHand.values()].flatMap((set) => [...set]);
    byHand.clear();
    for (const listener of listeners) listener.ended();
  };

  const startHearing = async (): Promise<void> => {
    const started = (hearing ??= notices.hear({ heard: tell, lost }));
    try {
      await started;
    } catch (error) {
      if (hearing === started) hearing = null;
      throw error;
    }
  };

  const publish = (db: Executor, messages: readonly z.infer<typeof notice>[]): Promise<void> =>
    notices.publish(
      db,
      messages.map((message) => JSON.stringify(message)),
    );

  return {
    commentsChanged: (db, handIds) =>
      publish(
        db,
        [handIds].flat().map((hand) => ({ hand, changed: 'comments' })),
      ),
    biddingChanged: (db, hand, users) => publish(db, [{ hand, changed: 'bidding', users: [...users] }]),

    async eventsOf(handId, userId) {
      await startHearing();
      return {
        listen(heard, ended) {
          const listener = { userId, heard, ended };
          // The line may have broken since; a listener that hears nothing must not believe it does.
          if (hearing === null) queueMicrotask(ended);
          else listenersOf(byHand, handId).add(listener);
          return () => {
            const listeners = byHand.get(handId);
            listeners?.delete(listener);
            if (listeners?.size === 0) byHand.delete(handId);
          };
        },
      };
    },
  };
}

function listenersOf(byHand: Map<number, Set<Listener>>, handId: number): Set<Listener> {
  const known = byHand.get(handId);
  if (known !== undefined) return known;
  const listeners = new Set<Listener>();
  byHand.set(handId, listeners);
  return listeners;
}
