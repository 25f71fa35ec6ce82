import { useEffect, useRef } from 'react';
import { isFreeKey } from './use-board-keys.ts';

/** Single letters that act on the page, in lower case. They never act while somebody types. */
export function useLetterKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()];
      if (act === undefined || event.repeat || !isFreeKey(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
