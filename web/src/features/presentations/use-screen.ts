import { useCallback, useEffect, useState } from 'react';

/** Keeps the screen awake for as long as the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const hold = async () => {
      // A page in the background loses it, and asks again when it is back.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isWanted) lock = held;
      else void held?.release();
    };
    const onChange = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}

interface FullScreen {
  /** Phones may have none. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** The whole screen for the page. A browser that refuses changes nothing else. */
export function useFullScreen(): FullScreen {
  const [isOn, setIsOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const onChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement === null) enterFullScreen();
    else leaveFullScreen();
  }, []);
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}

/** Only within a click or a key: browsers refuse all else. */
export function enterFullScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}
