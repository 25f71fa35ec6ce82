import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../base/request-error.ts';
import { noteSaver } from './note-saver.ts';

/** A server that answers when it is told to. */
function aServer() {
  const stored = new Map<number, string>();
  const sent: string[] = [];
  let answers: ((failure?: Error) => void)[] = [];
  const states: string[] = [];
  const kept = new Set<number>();
  const saver = noteSaver({
    send: (handId, text) =>
      new Promise<void>((done, failed) => {
        sent.push(text);
        answers.push((failure) => {
          if (failure) return failed(failure);
          stored.set(handId, text);
          done();
        });
      }),
    onChange: (_, state) => states.push(state.kind),
    onSaved: (handId) => kept.delete(handId),
  });
  const answer = async (failure?: Error) => {
    const [next, ...rest] = answers;
    answers = rest;
    next?.(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  const write = (handId: number, text: string) => {
    kept.add(handId);
    saver.write(handId, text);
  };
  return { saver, write, answer, stored, sent, states, kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('notes', () => {
  test('are sent after a pause in typing, once', async () => {
    const { write, answer, sent, stored, states, kept } = aServer();
    for (const text of ['A', 'As', 'Ask']) write(1, text);
    expect(sent).toEqual([]);
    await pause();
    expect(sent).toEqual(['Ask']);
    await answer();
    expect(stored.get(1)).toBe('Ask');
    expect(kept.size).toBe(0);
    expect(states.at(-1)).toBe('saved');
  });

  test('never overtake each other: what is typed meanwhile is sent after the answer', async () => {
    const { write, answer, sent, stored, kept } = aServer();
    write(1, 'One');
    await pause();
    write(1, 'One two');
    await pause();
    expect(sent).toEqual(['One']);
    await answer();
    expect(kept.has(1)).toBe(true);
    expect(sent).toEqual(['One', 'One two']);
    await answer();
    expect(stored.get(1)).toBe('One two');
    expect(kept.size).toBe(0);
  });

  test('are kept without a network, and sent when it returns', async () => {
    const { saver, write, answer, sent, states, kept } = aServer();
    write(1, 'Ask');
    await pause();
    await answer(new TypeError('Failed to fetch'));
    expect(states.at(-1)).toBe('kept');
    expect(kept.has(1)).toBe(true);
    saver.flush();
    expect(sent).toEqual(['Ask', 'Ask']);
    await answer();
    expect(states.at(-1)).toBe('saved');
    expect(kept.size).toBe(0);
  });

  test('are tried again by themselves, also when the server is down or busy', async () => {
    const { write, answer, sent } = aServer();
    write(1, 'Ask');
    await pause();
    for (const status of [503, 429]) {
      await answer(new RequestError(status, 'Later'));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(sent).toEqual(['Ask', 'Ask', 'Ask']);
  });

  test('are not tried again once the window is gone, since the next one may have written another', async () => {
    const { saver, write, answer, sent, kept } = aServer();
    write(1, 'Old');
    saver.flush();
    saver.stop();
    await answer(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['Old']);
    expect(kept.has(1)).toBe(true);
  });

  test('typed while others were under way are sent also when the window goes', async () => {
    const { saver, write, answer, sent } = aServer();
    write(1, 'One');
    await pause();
    write(1, 'One two');
    saver.flush();
    saver.stop();
    await answer();
    expect(sent).toEqual(['One', 'One two']);
  });

  test('that the server refuses are not sent again until they change', async () => {
    const { saver, write, answer, sent, states, kept } = aServer();
    write(1, 'Bad');
    await pause();
    await answer(new RequestError(400, 'No'));
    expect(states.at(-1)).toBe('refused');
    saver.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['Bad']);
    expect(kept.has(1)).toBe(true);
    write(1, 'Good');
    await pause();
    expect(sent).toEqual(['Bad', 'Good']);
  });

  test('on several boards do not wait for each other', async () => {
    const { write, sent } = aServer();
    write(1, 'One');
    write(2, 'Two');
    await pause();
    expect(sent).toEqual(['One', 'Two']);
  });
});
