import type { GameEvent } from '@bridge-review/api/analysis';
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
  analysisChanged(db: Executor, hand: { handId: number; gameId: number }): Promise<void>;
  /** What happens to a hand from now on, as far as this user may know. */
  eventsOfHand(handId: number, userId: number): Promise<Events<HandEvent>>;
  eventsOfGame(gameId: number, userId: number): Promise<Events<GameEvent>>;
}

/** What servers tell each other. */
const notice = z.object({
  hand: z.int(),
  game: z.int().optional(),
  changed: z.enum(['comments', 'bidding', 'analysis']),
  users: z.array(z.int()).optional(),
});

type Notice = z.infer<typeof notice>;
type Topic = `hand ${number}` | `game ${number}`;

interface Listener {
  readonly userId: number;
  heard(changed: Notice['changed']): void;
  ended(): void;
}

export function liveService(notices: Notices): LiveService {
  const byTopic = new Map<Topic, Set<Listener>>();
  let hearing: Promise<unknown> | null = null;

  const tell = (text: string): void => {
    const { hand, game, changed, users } = notice.parse(JSON.parse(text));
    const topics: Topic[] = game === undefined ? [`hand ${hand}`] : [`hand ${hand}`, `game ${game}`];
    for (const listener of topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])])) {
      if (users === undefined || users.includes(listener.userId)) listener.heard(changed);
    }
  };

  const lost = (): void => {
    hearing = null;
    const listeners = [...byTopic.values()].flatMap((set) => [...set]);
    byTopic.clear();
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

  const publish = (db: Executor, messages: readonly Notice[]): Promise<void> =>
    notices.publish(
      db,
      messages.map((message) => JSON.stringify(message)),
    );

  /** `as` says in the topic's own words what is known to concern it. */
  const eventsOf = async <E>(
    topic: Topic,
    userId: number,
    as: (changed: Notice['changed']) => E,
  ): Promise<Events<E>> => {
    await startHearing();
    return {
      listen(heard, ended) {
        const listener: Listener = { userId, heard: (changed) => heard(as(changed)), ended };
        // The line may have broken since; a listener that hears nothing must not believe it does.
        if (hearing === null) queueMicrotask(ended);
        else listenersOf(byTopic, topic).add(listener);
        return () => {
          const listeners = byTopic.get(topic);
          listeners?.delete(listener);
          if (listeners?.size === 0) byTopic.delete(topic);
        };
      },
    };
  };

  return {
    commentsChanged: (db, handIds) =>
      publish(
        db,
        [handIds].flat().map((hand) => ({ hand, changed: 'comments' })),
      ),
    biddingChanged: (db, hand, users) => publish(db, [{ hand, changed: 'bidding', users: [...users] }]),
    analysisChanged: (db, { handId, gameId }) =>
      publish(db, [{ hand: handId, game: gameId, changed: 'analysis' }]),
    eventsOfHand: (handId, userId) => eventsOf(`hand ${handId}`, userId, (changed) => ({ changed })),
    eventsOfGame: (gameId, userId) => eventsOf(`game ${gameId}`, userId, () => ({ changed: 'analysis' })),
  };
}

function listenersOf(byTopic: Map<Topic, Set<Listener>>, topic: Topic): Set<Listener> {
  const known = byTopic.get(topic);
  if (known !== undefined) return known;
  const listeners = new Set<Listener>();
  byTopic.set(topic, listeners);
  return listeners;
}
