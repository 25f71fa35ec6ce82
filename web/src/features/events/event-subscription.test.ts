import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventSubscription, type StreamListener, eventSubscription } from './event-subscription.ts';

interface Stream extends StreamListener {
  closed: boolean;
}

const streams: Stream[] = [];
const received: string[] = [];
let fetches = 0;
let subscription: EventSubscription;

const last = (): Stream => streams.at(-1)!;
const open = () => last().onOpen();
const close = () => last().onClose();
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

function openStream(listener: StreamListener): () => void {
  const stream = { ...listener, closed: false };
  streams.push(stream);
  return () => (stream.closed = true);
}

beforeEach(() => {
  vi.useFakeTimers();
  streams.length = 0;
  received.length = 0;
  fetches = 0;
  subscription = eventSubscription({
    open: openStream,
    onEvent: (data) => received.push(data),
    onMissed: () => (fetches += 1),
  });
  subscription.subscribe();
});
afterEach(() => {
  subscription.unsubscribe();
  vi.useRealTimers();
});

describe('a subscription to events', () => {
  it('receives what the server publishes', () => {
    open();
    last().onEvent('comments');
    expect(received).toEqual(['comments']);
  });

  it('refetches when its stream opens, since events may have been missed', () => {
    expect(fetches).toBe(0);
    open();
    expect(fetches).toBe(1);
  });

  it('that loses its stream refetches, reconnects, and refetches again', () => {
    open();
    close();
    expect(fetches).toBe(2);
    expect(streams).toHaveLength(1);
    expect(last().closed).toBe(true);
    seconds(1);
    expect(streams).toHaveLength(2);
    open();
    expect(fetches).toBe(3);
  });

  it('whose stream does not open within ten seconds treats it as lost', () => {
    seconds(10);
    expect(streams[0]?.closed).toBe(true);
    seconds(1);
    expect(streams).toHaveLength(2);
  });

  it('that keeps losing its stream polls every 20 seconds instead', () => {
    for (const wait of [1, 2]) {
      open();
      close();
      seconds(wait);
    }
    open();
    close();
    expect(streams).toHaveLength(3);
    const before = fetches;
    seconds(60);
    expect(fetches).toBe(before + 3);
    expect(streams).toHaveLength(3);
  });

  it('that polls tries a stream again after five minutes', () => {
    for (const wait of [1, 2, 0]) {
      close();
      seconds(wait);
    }
    expect(streams).toHaveLength(3);
    seconds(300);
    expect(streams).toHaveLength(4);
    close();
    seconds(30);
    expect(streams).toHaveLength(4);
  });

  it('whose stream lasts for a while resets its failure count', () => {
    for (let time = 0; time < 10; time += 1) {
      open();
      seconds(60);
      close();
      seconds(1);
    }
    expect(streams).toHaveLength(11);
  });

  it('that has ended does nothing, and refetches when it starts again', () => {
    open();
    subscription.unsubscribe();
    expect(last().closed).toBe(true);
    seconds(1000);
    expect([streams.length, fetches]).toEqual([1, 1]);
    subscription.subscribe();
    subscription.subscribe();
    expect(streams).toHaveLength(2);
    open();
    expect(fetches).toBe(2);
  });
});

it('that ends because the user is signed out does not reconnect', () => {
  subscription.unsubscribe();
  const ending = eventSubscription({
    open: openStream,
    onEvent: () => {},
    onMissed: () => ending.unsubscribe(),
  });
  ending.subscribe();
  close();
  const before = streams.length;
  seconds(1000);
  expect(streams).toHaveLength(before);
});
