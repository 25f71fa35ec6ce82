import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventLine, type StreamEvents, eventLine } from './event-subscription.ts';

interface Stream extends StreamEvents {
  closed: boolean;
}

const streams: Stream[] = [];
const heard: string[] = [];
let asked = 0;
let line: EventLine;

const last = (): Stream => streams.at(-1)!;
const open = () => last().opened();
const cut = () => last().cut();
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

function openStream(events: StreamEvents): () => void {
  const stream = { ...events, closed: false };
  streams.push(stream);
  return () => (stream.closed = true);
}

beforeEach(() => {
  vi.useFakeTimers();
  streams.length = 0;
  heard.length = 0;
  asked = 0;
  line = eventLine({
    open: openStream,
    heard: (data) => heard.push(data),
    missed: () => (asked += 1),
  });
  line.listen();
});
afterEach(() => {
  line.rest();
  vi.useRealTimers();
});

describe('a line over which news come', () => {
  it('hears what is told', () => {
    open();
    last().heard('comments');
    expect(heard).toEqual(['comments']);
  });

  it('asks for everything when it opens, since something may have happened before', () => {
    expect(asked).toBe(0);
    open();
    expect(asked).toBe(1);
  });

  it('that is cut asks, connects again, and asks again', () => {
    open();
    cut();
    expect(asked).toBe(2);
    expect(streams).toHaveLength(1);
    expect(last().closed).toBe(true);
    seconds(1);
    expect(streams).toHaveLength(2);
    open();
    expect(asked).toBe(3);
  });

  it('that does not open within ten seconds counts as cut', () => {
    seconds(10);
    expect(streams[0]?.closed).toBe(true);
    seconds(1);
    expect(streams).toHaveLength(2);
  });

  it('that is cut again and again polls every 20 seconds instead', () => {
    for (const wait of [1, 2]) {
      open();
      cut();
      seconds(wait);
    }
    open();
    cut();
    expect(streams).toHaveLength(3);
    const before = asked;
    seconds(60);
    expect(asked).toBe(before + 3);
    expect(streams).toHaveLength(3);
  });

  it('that polls tries a stream again after five minutes', () => {
    for (const wait of [1, 2, 0]) {
      cut();
      seconds(wait);
    }
    expect(streams).toHaveLength(3);
    seconds(300);
    expect(streams).toHaveLength(4);
    cut();
    seconds(30);
    expect(streams).toHaveLength(4);
  });

  it('that holds for a while forgets earlier cuts', () => {
    for (let time = 0; time < 10; time += 1) {
      open();
      seconds(60);
      cut();
      seconds(1);
    }
    expect(streams).toHaveLength(11);
  });

  it('that rests is silent, and asks when it listens again', () => {
    open();
    line.rest();
    expect(last().closed).toBe(true);
    seconds(1000);
    expect([streams.length, asked]).toEqual([1, 1]);
    line.listen();
    line.listen();
    expect(streams).toHaveLength(2);
    open();
    expect(asked).toBe(2);
  });
});

it('a line that ends because asking showed that nobody is signed in does not connect again', () => {
  line.rest();
  const ending = eventLine({
    open: openStream,
    heard: () => {},
    missed: () => ending.rest(),
  });
  ending.listen();
  cut();
  const before = streams.length;
  seconds(1000);
  expect(streams).toHaveLength(before);
});
