import { expect, it, onTestFinished } from 'vitest';
import { expectComfortable } from './comfortable.ts';

/** A page with a faint line where `media` holds. */
function showFaint(media: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `
    .faint { color: #000; background: #fff; }
    .desk { display: none; }
    @media (min-width: 1000px) { .desk { display: block; } }
    @media ${media} { .faint { color: #ddd; } }`;
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = '<h1>Results</h1><p class="faint">Board 1</p><p class="faint desk">Board 2</p>';
  onTestFinished(() => {
    style.remove();
    page.remove();
  });
}

const failed = () =>
  expectComfortable('main', 'full').then(
    () => '',
    (error: unknown) => JSON.stringify((error as { actual: unknown }).actual),
  );

it.each([
  ['on phones', '(max-width: 400px)', 'Board 1'],
  ['on desks, in what phones do not show', '(min-width: 1000px)', 'Board 2'],
  ['by night', '(prefers-color-scheme: dark)', 'Board 1'],
])('a line that is hard to read %s is found', async (_where, media, line) => {
  showFaint(media);
  expect(await failed()).toContain(line);
});

it('a page that reads well everywhere passes', async () => {
  showFaint('print');
  expect(await failed()).toBe('');
});
