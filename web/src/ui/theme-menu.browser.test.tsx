import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from './testing/render-part.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const button = page.getByRole('button', { name: /^Theme: / });
const choice = (name: string) => page.getByRole('menuitemradio', { name });
const colorScheme = () => getComputedStyle(document.documentElement).colorScheme;

beforeEach(() => {
  onTestFinished(() => {
    localStorage.clear();
    document.documentElement.dataset['theme'] = 'system';
  });
  renderPart(<ThemeMenu />);
});

test('the theme is chosen with the mouse, and the button then names it', async () => {
  await button.click();
  await choice('Dark').click();
  await expect.element(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(colorScheme()).toBe('dark');
  await button.click();
  await expect.element(choice('Dark')).toHaveAttribute('aria-checked', 'true');
  await choice('Light').click();
  await expect.element(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
  expect(colorScheme()).toBe('light');
});

test('the theme is chosen with the keyboard, and Escape returns the focus', async () => {
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitemradio');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
