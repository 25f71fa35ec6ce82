import { useState } from 'react';

/** How the boards of a game are shown. */
export type BoardLayout = 'cards' | 'list';

/** As this user chose last in this browser; cards at first. */
export function useBoardLayout(userId: number): [BoardLayout, (layout: BoardLayout) => void] {
  const [layout, setLayout] = useState(() => read(userId));
  return [
    layout,
    (next) => {
      write(userId, next);
      setLayout(next);
    },
  ];
}

const storageKey = (userId: number) => `boards as ${userId}`;

function read(userId: number): BoardLayout {
  try {
    return localStorage.getItem(storageKey(userId)) === 'list' ? 'list' : 'cards';
  } catch {
    return 'cards';
  }
}

function write(userId: number, layout: BoardLayout): void {
  try {
    localStorage.setItem(storageKey(userId), layout);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
