import { useState } from 'react';

export interface Spoilers {
  /** Whether what the cards are worth may be seen. */
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly always: boolean;
  readonly setAlways: (always: boolean) => void;
}

/**
 * Hidden until requested, or always shown, as this user chose in this browser. What was requested goes along from board
 * to board.
 */
export function useSpoilers(userId: number): Spoilers {
  const [always, setAlways] = useState(() => readAlways(userId));
  const [asked, setAsked] = useState<boolean | null>(null);
  const shown = asked ?? always;
  return {
    shown,
    show: () => setAsked(true),
    hide: () => setAsked(false),
    always,
    setAlways: (next) => {
      writeAlways(userId, next);
      setAlways(next);
      setAsked(next || shown);
    },
  };
}

const storageKey = (userId: number) => `always show analysis ${userId}`;

function readAlways(userId: number): boolean {
  try {
    return localStorage.getItem(storageKey(userId)) === 'yes';
  } catch {
    return false;
  }
}

function writeAlways(userId: number, always: boolean): void {
  try {
    if (always) localStorage.setItem(storageKey(userId), 'yes');
    else localStorage.removeItem(storageKey(userId));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
