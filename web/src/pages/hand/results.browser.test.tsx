import type { TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { nobodyKnown } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { textOf, textsOf } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';
import { overflowingElements } from '../../ui/testing/overflowing-elements.ts';

const panel = page.getByRole('region', { name: 'Results' });
const rows = page.getByRole('table', { name: 'What each table made of this board' }).getByRole('row');

/** In the line of the title. */
const badges = () => textOf(document.querySelector('.board-badges')!);

const auction = { dealer: 'N', calls: ['4H', 'Pass', 'Pass', 'Pass'], annotations: [] } as const;

const table = (id: number, over: Partial<TableResult>): TableResult => ({
  id,
  players: { N: 'Ines Amsel#56252', E: 'Bram Kestrel', S: 'Ruth  Falke (77)', W: 'Oona Heron' },
  section: null,
  table: String(id),
  room: null,
  pairNumbers: { NS: '4', EW: null },
  commentary: [],
  ownSide: null,
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  scoreNS: 420,
  comparison: { unit: 'percent', ns: 50 },
  auction: { ...auction, calls: [...auction.calls], annotations: [] },
  play: null,
  ...over,
});

/** The own table is sent first, and is third. */
const results = [
  table(3, {
    ownSide: 'EW',
    contract: '5H',
    tricks: 10,
    scoreNS: -50,
    comparison: { unit: 'percent', ns: 0 },
  }),
  table(1, {
    tricks: 11,
    scoreNS: 450,
    comparison: { unit: 'percent', ns: 100 },
    play: { leader: 'W', tricks: [{ N: null, E: null, S: null, W: 'CJ' }], annotations: [] },
  }),
  table(2, { contract: 'Pass', declarer: null, tricks: null, scoreNS: 0, auction: null, table: null }),
];

describe('the results of a board', () => {
  test('are one list, best for North-South first, with one’s own table marked where it stands', async () => {
    renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage(results)));
    await expect.element(panel).toHaveTextContent('3 tables, best for N–S first');
    expect(textsOf(page.getByRole('columnheader').filter({ hasText: /Lead|Tricks|N–S/ }))).toEqual([
      'Lead',
      'Tricks',
      'N–S score',
      'N–S MP',
    ]);
    await expect.element(rows.nth(1)).toHaveTextContent('Table 1');
    for (const text of [
      '4 Ines Amsel – Ruth Falke',
      'Bram Kestrel – Oona Heron',
      'S +1',
      'jack of clubs',
      '11',
      '+450',
      '100%',
    ]) {
      await expect.element(rows.nth(1)).toHaveTextContent(text.replace('4 ', '4'));
    }
    await expect.element(rows.nth(2)).toHaveTextContent('Passed out');
    await expect.element(rows.nth(3)).toHaveTextContent('Oona Heron you');
    await expect.element(rows.nth(3)).toHaveTextContent('S −1');
    await expect.element(panel).not.toHaveTextContent('56252');
    await expect.element(panel).not.toHaveTextContent('par');
    await expectAccessible();
  });

  test('name players without their numbers everywhere on the page', async () => {
    renderPage(
      handPath,
      ...handAnswers,
      answer(handRoutes.results, onlyPage(results)),
      answer(peopleRoutes.ofGame, nobodyKnown),
    );
    const north = page.getByRole('region', { name: 'North', exact: true });
    await expect.element(north).toHaveTextContent('Ines AmselI. Amsel');
    await expect.element(page.getByRole('main')).not.toHaveTextContent(/56252|\(77\)/);
    await page.getByRole('button', { name: 'Who is who' }).click();
    await expect.element(page.getByRole('heading', { name: 'Ines Amsel', exact: true })).toBeVisible();
  });

  test('are held against par once the analysis is shown, with a sentence on the table that is shown', async () => {
    renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage(results)));
    await page.getByRole('button', { name: 'Show analysis' }).click();
    await expect.element(page.getByRole('columnheader', { name: 'IMPs vs par' })).toBeInTheDocument();
    await expect.element(panel).toHaveTextContent(/Double dummy, 4 ?hearts by South/);
    await expect.element(page.getByText('What other tables bid')).not.toBeInTheDocument();
  });

  test('show the auction and the play of the table one chooses, by keyboard too', async () => {
    renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage(results)));
    const shows = rows.getByRole('button', { name: /^Show this table/ });
    await expect.element(shows).toHaveLength(2);
    await expect.element(shows.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(badges).toMatch(/4 ?hearts by South$/);
    (shows.nth(1).element() as HTMLElement).focus();
    (document.activeElement as HTMLElement).click();
    await expect.element(shows.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(rows.nth(3)).toHaveTextContent('shown');
    expect(document.activeElement).toBe(shows.nth(1).element());
    await expect.element(page.getByRole('region', { name: /^Auction/ })).toHaveTextContent('Table 3');
    expect(badges()).toMatch(/5 ?hearts by South$/);
  });

  test('take two lines a row on a phone, however long the names', async () => {
    await page.viewport(390, 800);
    const players = {
      N: 'Wilhelmina Featherstonehaugh',
      E: 'Bartholomew Kestrel-Nightingale',
      S: 'Ruth Falke',
      W: 'Oona Heron',
    };
    const long = results.map((result) => ({ ...result, players, section: 'A' }));
    renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage([...long, table(4, {})])));
    await page.getByRole('button', { name: 'Show analysis' }).click();
    await expect.element(panel).toHaveTextContent('vs par');
    const heads = panel.getByRole('rowheader');
    await expect.element(heads).toHaveLength(4);
    for (const head of heads.elements()) expect(head.getBoundingClientRect().height).toBeLessThan(34);
    // A letter and a number for the eye; screen readers get the full name of the table.
    const [place] = heads.nth(0).element().querySelectorAll<HTMLElement>('[data-short]');
    expect(place?.dataset['short']).toMatch(/^A\d$/);
    expect(place?.parentElement?.getBoundingClientRect().width).toBeLessThan(30);
    await expect.element(heads.nth(0)).toHaveTextContent(/Section A, Table \d/);
    const shown = panel.getByText('shown', { exact: true }).element().getBoundingClientRect();
    const own = heads.nth(0).element().getBoundingClientRect();
    expect(shown.top).toBeGreaterThanOrEqual(own.top);
    expect(shown.right).toBeLessThanOrEqual(own.right);
    await expect
      .element(panel.getByRole('button', { name: /Featherstonehaugh – Ruth Falke v Bartholomew/ }).first())
      .toBeInTheDocument();
    expect(overflowingElements()).toEqual([]);
    await expectAccessible();
  });

  test.each([360, 430])(
    'stand in columns with their unit on a phone of %i px, own names whole',
    async (width) => {
      await page.viewport(width, 800);
      const players = { N: 'Nell Harrow', E: 'Ann Quill', S: 'Piet Somers', W: 'Oona Kestrel-Nightingale' };
      const own = table(9, { players, ownSide: 'NS', pairNumbers: { NS: '9', EW: '4' }, scoreNS: 1430 });
      renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage([...results, own])));
      await page.getByRole('button', { name: 'Show analysis' }).click();
      const inColumn = (name: string) => panel.getByRole('columnheader', { name, exact: true });
      await expect.element(inColumn('IMPs vs par')).toBeVisible();
      await expect.element(inColumn('N–S score')).toBeVisible();
      const right = (element: Element) => element.getBoundingClientRect().right;
      const figures = rows.elements().map((row) => [...row.children].slice(-3).map(right));
      expect(new Set(figures.slice(1).map(String)).size).toBe(1);
      // The names as they are drawn: the pair's whole, and its number no second figure beside the table's.
      const names = panel.element().querySelector('[data-own] th [title="Nell Harrow\u00a0– Piet Somers"]')!;
      const drawn = names.querySelector<HTMLElement>('[data-short]')!;
      expect(drawn.dataset['short']).toBe('Harrow–Somers');
      expect(drawn.scrollWidth).toBeLessThanOrEqual(drawn.clientWidth);
      expect(names.querySelector('small')!.getBoundingClientRect().width).toBeLessThan(2);
      expect(overflowingElements()).toEqual([]);
    },
  );
});
