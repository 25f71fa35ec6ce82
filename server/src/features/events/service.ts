import type { GameEvent } from '@bridge-review/api/analysis';
import type { HandEvent } from '@bridge-review/api/hand-events';
import type { Events } from '@bridge-review/api/route';
import { z } from 'zod';
import type { Executor } from '../../db/database.ts';
import type { EventChannel } from '../../db/event-channel.ts';

export interface EventService {
  /** In the transaction of the change: published to every server once that commits. */
  commentsChanged(db: Executor, handIds: number | readonly number[]): Promise<void>;
  /** To these users alone: that a record exists is private. */
  biddingChanged(db: Executor, handIds: number | readonly number[], users: readonly number[]): Promise<void>;
  analysisChanged(db: Executor, hand: { handId: number; gameId: number }): Promise<void>;
  /** Results came to a game or were taken back. */
  resultsChanged(db: Executor, gameId: number, handIds: readonly number[]): Promise<void>;
  /** That other players of these games are users now, or are no longer. */
  peopleChanged(db: Executor, gameIds: readonly number[]): Promise<void>;
  /** An administrator has chosen who may register. */
  registrationChanged(db: Executor): Promise<void>;
  /** Events of a hand from now on, those that this user may see. */
  eventsOfHand(handId: number, userId: number): Promise<Events<HandEvent>>;
  eventsOfGame(gameId: number, userId: number): Promise<Events<GameEvent>>;
  /** What changes for the whole site. */
  eventsOfSite(): Promise<Events<SiteEvent>>;
}

interface SiteEvent {
  readonly changed: 'registration';
}

/** What servers publish to each other: of a hand, of a game, or else of the whole site. */
const message = z.object({
  hand: z.int().optional(),
  game: z.int().optional(),
  changed: z.enum(['comments', 'bidding', 'analysis', 'results', 'people', 'registration']),
  users: z.array(z.int()).optional(),
});

type Message = z.infer<typeof message>;
type Topic = `hand ${number}` | `game ${number}` | 'site';

interface TopicSubscriber {
  /** Null for the server itself. */
  readonly userId: number | null;
  onEvent(changed: Message['changed']): void;
  onEnd(): void;
}

export function eventService(channel: EventChannel): EventService {
  const byTopic = new Map<Topic, Set<TopicSubscriber>>();
  let subscribed: Promise<unknown> | null = null;

  const deliver = (text: string): void => {
    const published = message.safeParse(JSON.parse(text));
    // A server of another version may publish what this one does not know.
    if (!published.success) return;
    const { hand, game, changed, users } = published.data;
    const topics: Topic[] = [
      ...(hand === undefined ? [] : [`hand ${hand}` as const]),
      ...(game === undefined ? [] : [`game ${game}` as const]),
      ...(hand === undefined && game === undefined ? ['site' as const] : []),
    ];
    for (const subscriber of topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])])) {
      const { userId } = subscriber;
      if (users === undefined || (userId !== null && users.includes(userId))) subscriber.onEvent(changed);
    }
  };

  const endAll = (): void => {
    subscribed = null;
    const subscribers = [...byTopic.values()].flatMap((set) => [...set]);
    byTopic.clear();
    for (const subscriber of subscribers) subscriber.onEnd();
  };

  const subscribeToChannel = async (): Promise<void> => {
    const started = (subscribed ??= channel.subscribe({ onMessage: deliver, onLost: endAll }));
    try {
      await started;
    } catch (error) {
      if (subscribed === started) subscribed = null;
      throw error;
    }
  };

  const publish = (db: Executor, messages: readonly Message[]): Promise<void> =>
    channel.publish(
      db,
      messages.map((each) => JSON.stringify(each)),
    );

  /** `as` makes the topic's own kind of event; null where it has none. */
  const eventsOf = async <E>(
    topic: Topic,
    userId: number | null,
    as: (changed: Message['changed']) => E | null,
  ): Promise<Events<E>> => {
    await subscribeToChannel();
    return {
      subscribe(onEvent, onEnd) {
        const subscriber: TopicSubscriber = {
          userId,
          onEvent: (changed) => {
            const event = as(changed);
            if (event !== null) onEvent(event);
          },
          onEnd,
        };
        // The channel may have been lost since; then nothing would ever come.
        if (subscribed === null) queueMicrotask(onEnd);
        else subscribersOf(byTopic, topic).add(subscriber);
        return () => {
          const subscribers = byTopic.get(topic);
          subscribers?.delete(subscriber);
          if (subscribers?.size === 0) byTopic.delete(topic);
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
    biddingChanged: (db, handIds, users) =>
      publish(
        db,
        [handIds].flat().map((hand) => ({ hand, changed: 'bidding', users: [...users] })),
      ),
    analysisChanged: (db, { handId, gameId }) =>
      publish(db, [{ hand: handId, game: gameId, changed: 'analysis' }]),
    resultsChanged: (db, game, handIds) =>
      publish(db, [
        { game, changed: 'results' },
        ...handIds.map((hand) => ({ hand, changed: 'results' as const })),
      ]),
    peopleChanged: (db, gameIds) =>
      publish(
        db,
        gameIds.map((game) => ({ game, changed: 'people' })),
      ),
    registrationChanged: (db) => publish(db, [{ changed: 'registration' }]),
    eventsOfHand: (handId, userId) =>
      eventsOf(`hand ${handId}`, userId, (changed) =>
        changed === 'people' || changed === 'registration' ? null : { changed },
      ),
    eventsOfGame: (gameId, userId) =>
      eventsOf(`game ${gameId}`, userId, (changed) =>
        changed === 'comments' || changed === 'bidding' || changed === 'registration' ? null : { changed },
      ),
    eventsOfSite: () =>
      eventsOf('site', null, (changed) => (changed === 'registration' ? { changed } : null)),
  };
}

function subscribersOf(byTopic: Map<Topic, Set<TopicSubscriber>>, topic: Topic): Set<TopicSubscriber> {
  const known = byTopic.get(topic);
  if (known !== undefined) return known;
  const subscribers = new Set<TopicSubscriber>();
  byTopic.set(topic, subscribers);
  return subscribers;
}
