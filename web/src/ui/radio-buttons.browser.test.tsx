import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Segments } from './segments.tsx';
import { expectAccessible } from './testing/accessible.ts';
import { renderPart } from './testing/render-part.tsx';

const CHOICES = ['All', 'Ours', 'None'].map((label) => ({ value: label.toLowerCase(), label }));

function Hands({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <main>
      <Segments label="Hands shown" choices={CHOICES} value={value} onValueChange={setValue} />
    </main>
  );
}

const radio = (name: string) => page.getByRole('radio', { name });
const chosen = () =>
  page
    .getByRole('radio', { checked: true })
    .elements()
    .map(({ textContent }) => textContent);

test('one of a few words is chosen by mouse, and with arrows, Home and End', async () => {
  renderPart(<Hands first="all" />);
  await radio('Ours').click();
  expect(chosen()).toEqual(['Ours']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('None')).toHaveFocus();
  expect(chosen()).toEqual(['None']);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['All']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toEqual(['None']);
  await userEvent.keyboard('{Home}');
  await expect.element(radio('All')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(chosen()).toEqual(['None']);
  await expectAccessible();
});

test('the words are one stop for Tab: the chosen one, else the first', async () => {
  renderPart(<Hands first={null} />);
  await userEvent.tab();
  await expect.element(radio('All')).toHaveFocus();
  expect(chosen()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(chosen()).toEqual(['All']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
