import { type CardStyle, defaultCardStyle } from '@bridge-review/api/card-style';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAccount } from '../testing/account.ts';
import { type Answer, answer, failure, held } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { handAnswers, handPath } from '../testing/hands.ts';

const section = page.getByRole('region', { name: 'Cards' });
const preview = section.getByRole('figure', { name: 'Preview' });
const choice = (name: string) => section.getByRole('radio', { name, exact: true });
const ranks = () =>
  [...preview.element().querySelectorAll('.rank')].map(({ textContent }) => textContent).join(' ');
const root = document.documentElement;

/** The server keeps what it is sent. */
const keeping = (sent: CardStyle[] = []): Answer =>
  answer(accountRoutes.updateCardStyle, ({ body }) => {
    sent.push(body as CardStyle);
    return { ...aPlayer, cardStyle: body as CardStyle };
  });
const withStyle = (change: Partial<CardStyle>): Answer =>
  answer(authRoutes.currentUser, { ...aPlayer, cardStyle: { ...defaultCardStyle, ...change } });

afterEach(() => {
  delete root.dataset['suits'];
  delete root.dataset['cards'];
});

describe('the choice of cards', () => {
  test('is two colours, T, English letters and the usual size to begin with', async () => {
    renderAccount('profile');
    await expect.element(choice('Two colours')).toHaveAttribute('aria-checked', 'true');
    await expect.element(choice('T')).toHaveAttribute('aria-checked', 'true');
    await expect.element(choice('Normal')).toHaveAttribute('aria-checked', 'true');
    expect(ranks()).toBe('A K J T 4 Q 9 6 K J 5 T 2');
    await expect.element(preview).toHaveTextContent('1NT');
    expect(root.dataset['suits']).toBe('two');
  });

  test('is shown in the preview at once and saved', async () => {
    const sent: CardStyle[] = [];
    renderAccount('profile', keeping(sent));
    await choice('10').click();
    await section.getByLabelText('Letters').selectOptions('sv');
    await expect.poll(ranks).toBe('E K Kn 10 4 D 9 6 K Kn 5 10 2');
    await section.getByLabelText('Letters').selectOptions('nl');
    await expect.poll(ranks).toBe('A H B 10 4 V 9 6 H B 5 10 2');
    await expect.element(preview).toHaveTextContent('1SA');
    await choice('Four colours').click();
    await choice('Large').click();
    await expect.poll(() => root.dataset['suits']).toBe('four');
    expect(root.dataset['cards']).toBe('large');
    expect(localStorage.getItem('cards')).toBe('four large');
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ colours: 'four', ten: '10', language: 'nl', size: 'large' });
    await expectComfortable();
  });

  test('that cannot be saved is taken back, and a later one is not', async () => {
    const refused = held(failure(accountRoutes.updateCardStyle, 503));
    const answers = renderAccount('profile', refused);
    await choice('Four colours').click();
    await choice('10').click();
    await expect.element(choice('Four colours')).toHaveAttribute('aria-checked', 'true');
    const sent: CardStyle[] = [];
    answers.now(keeping(sent));
    refused.release();
    await expect.element(toast).toHaveTextContent('Your choice was not saved');
    await expect.element(choice('Two colours')).toHaveAttribute('aria-checked', 'true');
    await expect.element(choice('10')).toHaveAttribute('aria-checked', 'true');
    await expect.poll(() => sent).toEqual([{ ...defaultCardStyle, ten: '10' }]);
  });

  test('takes another colour for every suit, each readable on every sheet in both themes', async () => {
    renderAccount('profile', withStyle({ colours: 'four' }));
    await expect.poll(() => root.dataset['suits']).toBe('four');
    for (const theme of ['light', 'dark']) {
      root.dataset['theme'] = theme;
      const suits = ['s', 'h', 'd', 'c'].map((suit) => colourOf(`--color-suit-${suit}`));
      expect(new Set(suits.map(String)).size, theme).toBe(4);
      for (const sheet of ['paper', 'surface', 'sunk', 'hover', 'green-soft', 'red-soft']) {
        for (const suit of suits) {
          expect(contrast(suit, colourOf(`--color-${sheet}`)), `${theme} ${sheet}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
    }
    root.dataset['theme'] = 'system';
  });
});

describe('the hand page', () => {
  test('writes cards and contracts in the letters of the user', async () => {
    renderPage(handPath, ...handAnswers, withStyle({ language: 'fr', ten: '10' }));
    const north = page.getByRole('region', { name: 'North', exact: true });
    await expect.element(north).toBeVisible();
    const shown = [...document.querySelectorAll('.seat .rank')].map(({ textContent }) => textContent);
    expect(shown).toHaveLength(52);
    expect(shown.filter((rank) => /^[KQJT]$/.test(rank))).toEqual([]);
    for (const rank of ['A', 'R', 'D', 'V', '10'])
      expect(shown.filter((each) => each === rank)).toHaveLength(4);
  });
});

test('visitors see the defaults, whatever was stored before', async () => {
  root.dataset['suits'] = 'four';
  localStorage.setItem('cards', 'four large');
  renderPage('/auth', signedOut);
  await expect.poll(() => root.dataset['suits']).toBe('two');
  expect(localStorage.getItem('cards')).toBe('two normal');
});

type Colour = readonly [number, number, number];

function colourOf(token: string): Colour {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return [red, green, blue];
}

/** As WCAG 2 defines it. */
function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
