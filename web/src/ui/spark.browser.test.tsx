import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Spark } from './spark.tsx';
import { renderPart } from './testing/render-part.tsx';

test.each([
  [[62], '1 of 1 board above average'],
  [[62, 40, 88], '2 of 3 boards above average'],
])('the bars of %j say the same in words', async (values, name) => {
  renderPart(<Spark values={values} unit="percent" own />);
  await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible();
});
