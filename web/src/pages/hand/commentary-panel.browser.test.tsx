import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aResult } from '../../testing/results.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';
import { renderPart } from '../../ui/testing/render-part.tsx';
import { CommentaryPanel } from '../../features/hands/commentary-panel.tsx';
import { commentaryOf } from '../../features/hands/commentary.ts';

const show = (...commentary: string[]) =>
  renderPart(<CommentaryPanel remarks={commentaryOf({ ...aResult, commentary })} />);

const panel = page.getByRole('region', { name: 'Commentary' });

test('commentary of BridgeComposer is set as text and notation, and never as HTML', async () => {
  show('<b>Defense. </b>The \\DQ seems\nbest against 1\\H. <img src=x onerror=alert(1)>');
  await expect.element(panel).toHaveTextContent('Defense. The');
  await expect
    .element(panel)
    .toHaveTextContent('queen of diamonds seems best against 1 heart. <img src=x onerror=alert(1)>');
  expect(panel.element().querySelector('img')).toBeNull();
});

test('a table keeps its lines, and scrolls within itself on a phone', async () => {
  await page.viewport(320, 700);
  const lines = [`Lark${' '.repeat(60)}12`, `Heron${' '.repeat(60)}9`];
  show(`Scores:\n${lines.join('\n')}`);
  await expect.element(panel).toBeVisible();
  expect(panel.element().querySelector('pre')?.textContent).toBe(lines.join('\n'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});
