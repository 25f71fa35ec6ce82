import { expect, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible, expectContrast } from '../ui/testing/accessible.ts';
import { sticksOut } from '../ui/testing/sticks-out.ts';

type ColourScheme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColourScheme(scheme: ColourScheme): Promise<void>;
  }
}

/** Accessible on a phone and on a desk, by day and by night; nothing may scroll sideways. */
export async function expectComfortable(part = 'html'): Promise<void> {
  onTestFinished(() => showOn(1280, 720));
  for (const width of [390, 1280]) {
    await showOn(width, 844);
    expect(sticksOut()).toEqual([]);
    await expectAccessible(part);
  }
  // Colours are the same in every width.
  await commands.emulateColourScheme('dark');
  await expectContrast(part);
}

async function showOn(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await commands.emulateColourScheme('light');
}
