import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

type Motion = 'reduce' | 'no-preference';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMotion(motion: Motion): Promise<void>;
  }
}

/** What the reader has asked the system for, until the test ends. Without it, nothing moves. */
export async function emulateMotion(motion: Motion): Promise<void> {
  await commands.emulateMotion(motion);
  onTestFinished(() => commands.emulateMotion('reduce'));
}
