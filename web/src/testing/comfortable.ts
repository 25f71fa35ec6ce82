import { expect, inject, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible, expectNoViolations, firstRules } from '../ui/testing/accessible.ts';
import { ONLY_CONTRAST, WITHOUT_CONTRAST } from '../ui/testing/axe-rules.ts';
import { markSeen, visibleUnseen } from '../ui/testing/seen.ts';
import { overflowingElements } from '../ui/testing/overflowing-elements.ts';

type ColourScheme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColourScheme(scheme: ColourScheme): Promise<void>;
  }
}

const SEEN = 'data-seen';

/**
 * Nothing may scroll sideways on a phone or a desk. Accessible on a phone, and where all is asked also on a desk and by
 * night.
 */
export async function expectComfortable(
  part = 'html',
  accessibility = inject('accessibility'),
): Promise<void> {
  onTestFinished(() => showOn(1280, 720));
  await showOn(390, 844);
  expect(overflowingElements()).toEqual([]);
  await expectAccessible(part, firstRules(accessibility));
  markSeen(SEEN);
  await showOn(1280, 844);
  expect(overflowingElements()).toEqual([]);
  if (accessibility === 'quick') return;
  await expectAccessible(part, WITHOUT_CONTRAST);
  // Colours are the same in every width: what the phone shows has been looked at.
  const unseen = [...document.querySelectorAll(part)].flatMap((element) => visibleUnseen(element, SEEN));
  await expectNoViolations(unseen, ONLY_CONTRAST);
  await commands.emulateColourScheme('dark');
  await expectNoViolations(part, ONLY_CONTRAST);
}

async function showOn(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await commands.emulateColourScheme('light');
}
