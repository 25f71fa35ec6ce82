import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { toast } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aClaim } from '../../testing/results.ts';

const openMenu = () => page.getByRole('button', { name: 'Copy as…' }).click();
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

function openBoard(): void {
  renderPage(
    handPath,
    ...handAnswers,
    answer(handRoutes.results, onlyPage([aClaim])),
    answer(biddingRoutes.get, null),
  );
}

test('a board is copied as text and as a picture, and a refusal of the browser is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  openBoard();
  await openMenu();
  await choose('PBN');
  await expect.element(toast).toHaveTextContent('The board is copied as PBN');
  const text = await write.mock.calls[0]?.[0][0]?.getType('text/plain');
  expect(await text?.text()).toContain('[Board "1"]');

  await openMenu();
  await choose('Picture');
  await expect.element(toast).toHaveTextContent('The picture is copied');
  const picture = await write.mock.calls[1]?.[0][0]?.getType('image/png');
  const { width, height } = await createImageBitmap(picture!);
  expect([width, height]).toEqual([1200, 630]);

  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await openMenu();
  await choose('LIN');
  await expect.element(toast).toHaveTextContent('Nothing was copied');
});
