import { expect } from 'vitest';

/** The red of the page's theme, as the browser computes it. */
export function themeRed(): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--color-red)';
  const { color } = getComputedStyle(probe);
  probe.remove();
  const [red, green, blue] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(1.5 * Math.max(green ?? 255, blue ?? 255));
  return color;
}
