import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CardTextContext } from './card-text-context.ts';
import { Prose } from './prose.tsx';
import { expectAccessible } from './testing/accessible.ts';
import { renderPart } from './testing/render-part.tsx';

const TEXT = 'Lead !sK against 4HX, not ♦10 or ♥AQx: 1NT-p-2C. See https://example.org/a.';

const copied = (): string => {
  getSelection()?.selectAllChildren(document.querySelector('p')!);
  return String(getSelection());
};

test('calls, cards and suits are drawn, and read and copied as words', async () => {
  renderPart(<Prose>{TEXT}</Prose>);
  await expect.element(page.getByText('Lead')).toBeVisible();
  expect(document.querySelectorAll('p svg')).toHaveLength(5);
  expect(copied()).toBe(
    'Lead king of spades against 4 hearts doubled, not ten of diamonds or hearts AQx: 1NT-pass-2 clubs. See https://example.org/a.',
  );
  await expectAccessible();
});

test('cards are written in the letters of the reader', async () => {
  renderPart(
    <CardTextContext value={{ language: 'nl', ten: '10' }}>
      <Prose>♠KQJT against 3NT, ♥Q</Prose>
    </CardTextContext>,
  );
  await expect.element(page.getByText('against')).toBeVisible();
  expect(document.querySelector('p')!.innerText.replaceAll(/\s+/g, ' ')).toContain('HVB10 against 3SA');
});

test('only http and https become links, which open apart and tell nobody where they were clicked', async () => {
  renderPart(<Prose>{'javascript:alert(1) https://example.org/x, <img src=x> <b>4H</b>'}</Prose>);
  const link = page.getByRole('link', { name: 'https://example.org/x' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('href', 'https://example.org/x');
  expect(document.querySelectorAll('p a')).toHaveLength(1);
  expect(document.querySelectorAll('p img, p b b')).toHaveLength(0);
});
