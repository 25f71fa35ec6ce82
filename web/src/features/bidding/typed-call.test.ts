import type { Level } from '@bridge-review/bridge/call';
import { describe, expect, it } from 'vitest';
import { typedCall } from './typed-call.ts';

/** What is called when these keys are typed one after the other. */
function called(keys: readonly string[]): string[] {
  const calls: string[] = [];
  let level: Level | null = null;
  for (const key of keys) {
    const typed = typedCall(level, key);
    if (typed.kind === 'nothing') continue;
    level = typed.kind === 'level' ? typed.level : null;
    if (typed.kind === 'call') calls.push(typed.call);
    if (typed.kind === 'undo') calls.pop();
  }
  return calls;
}

describe('typed calls', () => {
  it.each([
    [['3', 'N'], ['3NT']],
    [['3', ' ', 'n'], ['3NT']],
    [
      ['1', 'c', '1', 'D', '7', 'S'],
      ['1C', '1D', '7S'],
    ],
    [
      ['P', 'x', 'R'],
      ['Pass', 'Double', 'Redouble'],
    ],
    [['1', '2', 'H'], ['2H']],
    [['1', 'Escape', 'H'], []],
    [['1', 'Backspace', 'P'], ['Pass']],
    [['1', 'S', 'P', 'Backspace'], ['1S']],
    [['8', 'N', '0', 'C', 'D', 'S', 'Tab', 'q'], []],
    [['4', 'P'], ['Pass']],
  ])('%j calls %j', (keys, calls) => expect(called(keys)).toEqual(calls));
});
