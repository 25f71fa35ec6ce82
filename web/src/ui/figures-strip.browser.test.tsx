import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Figure, FigurePlaceholder, FiguresStrip } from './figures-strip.tsx';
import { renderPart } from './testing/render-part.tsx';

test('a figure that is on its way is as tall as the figure', async () => {
  const heightWith = async (value: 'placeholder' | 'figure') => {
    const isComing = value === 'placeholder';
    renderPart(
      <div data-testid={value}>
        <FiguresStrip>
          <Figure label="Accuracy" value={82} unit="%" note="8 of 8 boards bid" />
          <Figure
            label="Result"
            value={isComing ? <FigurePlaceholder className="w-[2em]" /> : 54}
            note={isComing ? <FigurePlaceholder className="w-[6rem]" /> : '2nd of 9'}
          />
        </FiguresStrip>
      </div>,
    );
    await expect.element(page.getByTestId(value)).toBeVisible();
    return page.getByTestId(value).element().getBoundingClientRect().height;
  };
  expect(await heightWith('placeholder')).toBe(await heightWith('figure'));
});
