import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Moment } from './moment.tsx';
import { renderPart } from './testing/render-part.tsx';

const AT = '2025-11-16T19:30:00.000Z';

test('a time in words tells the exact one to whoever points at it', async () => {
  // Wherever the pointer was before, it is not where the time will stand.
  renderPart(<button style={{ display: 'block', height: 300 }}>Elsewhere</button>);
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  renderPart(<Moment at={AT}>2 hours ago</Moment>);
  const time = page.getByText('2 hours ago');
  await expect.element(time).toHaveAttribute('datetime', AT);
  await expect.element(time).not.toHaveAttribute('title');
  await time.hover();
  await expect.element(time).toHaveAttribute('title', new Date(AT).toLocaleString());
});
