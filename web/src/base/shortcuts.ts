import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Keys that act on the page, by the name of the key in lower case: `[`, `v`, `arrowleft`, `shift+arrowleft`. Null for
 * one that does nothing just now. They never act while someone types, while a dialog or a menu is open, or once they
 * are switched off, save those of a presenter's remote.
 */
export type Shortcuts = Readonly<Record<string, (() => void) | null>>;

export function useShortcuts(actions: Shortcuts, { evenIfOff = false } = {}): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = shortcutName(event);
      const act = current.current[name];
      if (!act || !(evenIfOff || areShortcutsOn()) || !isFree(event, name)) return;
      event.preventDefault();
      // A key held down plays card after card, but switches nothing on and off.
      if (!event.repeat || REPEATING.has(name)) act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [evenIfOff]);
}

/** Of characters, only letters are the same with Shift: `?` has it in its name already. */
function shortcutName({ key, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  return shiftKey && (key.length > 1 || name !== key.toUpperCase()) ? `shift+${name}` : name;
}

const REPEATING = new Set(['arrowleft', 'arrowright', 'arrowup', 'arrowdown']);
/** These scroll what has the focus, if that is a part of the page to read. */
const SCROLLING = new Set(['arrowup', 'arrowdown', 'home', 'end']);

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="combobox"]';
/** Where arrows already have a meaning: choices, and what steps by itself. */
const OWN_ARROWS =
  '[data-own-arrows], [role="tablist"], [role="radiogroup"], [role="slider"], [role="grid"], input[type="range"]';

function isFree(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || event.metaKey) return false;
  // On many keyboards a bracket is typed with AltGr, which some systems report as Control and Alt.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return false;
  const has = (selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  if (has(TYPING) || (name === ' ' && has('button, a, summary'))) return false;
  if ((REPEATING.has(name) || SCROLLING.has(name)) && has(OWN_ARROWS)) return false;
  if (SCROLLING.has(name) && has('[data-scrolls]')) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null;
}

const STORAGE_KEY = 'shortcuts';
const listeners = new Set<() => void>();
/** Where storage is blocked, the choice lasts as long as the page. */
let withoutStorage = true;

function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return withoutStorage;
  }
}

/** Remembered in this browser. */
export function switchShortcuts(on: boolean): void {
  withoutStorage = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may switch them.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
