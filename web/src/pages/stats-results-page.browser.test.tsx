import { fieldRoutes } from '@bridge-review/api/routes/field';
import { statsRoutes } from '@bridge-review/api/routes/stats';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aPlayedBoard, noResults, someResults } from '../testing/field.ts';
import { renderPage } from '../testing/render-page.tsx';
import { noStats } from '../testing/stats.ts';
import { expectAccessible } from '../ui/testing/accessible.ts';

const results = answer(fieldRoutes.stats, someResults);
const main = page.getByRole('main');
const panel = (name: string) => page.getByRole('region', { name });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

describe('results', () => {
  test('are a place of Stats', async () => {
    renderPage('/stats', results, answer(statsRoutes.bidding, noStats));
    const places = page.getByRole('navigation', { name: 'Stats' });
    await expect
      .element(places.getByRole('link', { name: 'Bidding' }))
      .toHaveAttribute('aria-current', 'page');
    await places.getByRole('link', { name: 'Results' }).click();
    await expect.element(panel('Declaring and defending')).toBeVisible();
    const header = page.getByRole('navigation', { name: 'Main' });
    await expect.element(header.getByRole('link', { name: 'Stats' })).toHaveAttribute('aria-current', 'true');
  });

  test('show each figure with its interval, its boards and a link to them', async () => {
    renderPage('/stats/results', results);
    await expect.element(main).toHaveTextContent('412 boards in 19 games');
    await expect.element(main).toHaveTextContent(/Matchpoints53\.4% ± 2\.6412 boards/);
    await expect.element(main).toHaveTextContent(/Tricks declaring\+0\.14 ± 0\.11176 boards/);
    await expect.element(row('Declaring')).toHaveTextContent(/188.*57\.2% ± 3\.4/);
    await expect
      .element(row('You on lead').getByRole('link'))
      .toHaveAttribute('href', '/stats/results/boards?role=defending&measure=percent&by=self');
    await expect
      .element(row('Level 4').getByRole('link'))
      .toHaveAttribute('href', '/stats/results/boards?measure=percent&level=4');
    await expect
      .element(row('February to March 2026').getByRole('link'))
      .toHaveAttribute('href', '/stats/results/boards?measure=percent&fromMonth=2026-02&toMonth=2026-03');
    await expectComfortable();
    await expectAccessible();
  });

  test('claim an order only where intervals part, and say where boards are too few', async () => {
    renderPage('/stats/results', results);
    await expect
      .element(panel('Declaring and defending'))
      .toHaveTextContent(
        'All together: 53.4% ± 2.6, better than the field by more than chance. Declaring above Defending: more than chance would explain.',
      );
    await expect
      .element(panel('By partner'))
      .toHaveTextContent('The intervals overlap, so no order is claimed.');
    await expect.element(row('Slams')).toHaveTextContent('too few to tell');
    // 25% lies beyond the scale.
    const markOf = (name: string) => row(name).element().querySelector('.dot-mean');
    expect(markOf('Level 7')).toHaveClass('dot-below');
    expect(markOf('Level 6')).not.toHaveClass('dot-below');
    await expect.element(row('Tomas Lindqvist')).toHaveTextContent('too few to tell');
  });

  test('are measured by what one chooses, and filtered', async () => {
    const answers = renderPage('/stats/results', results);
    await expect.element(panel('By level')).toBeVisible();
    answers.now(
      answer(fieldRoutes.stats, {
        ...someResults,
        measure: 'tricks',
        all: someResults.declaring,
        strains: [{ strain: 'NT', boards: 41, mean: -0.21, error: 0.2 }],
      }),
    );
    await userEvent.selectOptions(page.getByLabelText('Measure'), 'Tricks against double dummy');
    await expect.element(row('Notrump')).toHaveTextContent(/41.*−0\.21 ± 0\.20/);
    await userEvent.selectOptions(page.getByLabelText('Role'), 'Declaring');
    await expect
      .element(row('Notrump').getByRole('link'))
      .toHaveAttribute('href', '/stats/results/boards?role=declaring&measure=tricks&strain=NT');
    const searches = answers.callsTo(fieldRoutes.stats).map(({ url }) => url.search);
    expect(searches.at(-1)).toBe('?role=declaring&measure=tricks');
  });

  test('grow while games are being compared', async () => {
    const answers = renderPage('/stats/results', answer(fieldRoutes.stats, { ...noResults, waiting: 2 }));
    await expect.element(main).toHaveTextContent('2 games are still being compared.');
    answers.now(results);
    await expect.element(panel('By level')).toBeVisible();
    await expect.element(main).not.toHaveTextContent('still being compared');
  });

  test('say what to do where nothing was played, and what is wrong where they cannot be loaded', async () => {
    renderPage('/stats/results', answer(fieldRoutes.stats, noResults));
    await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to the games' })).toBeVisible();
    renderPage('/stats/results', failure(fieldRoutes.stats, 400, 'invalid_input', 'Not now.'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('fit a phone', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage('/stats/results', results);
    await expect.element(row('Partner as declarer')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectComfortable();
  });
});

test('the boards behind a figure lead to their hands', async () => {
  const answers = renderPage(
    '/stats/results/boards?role=defending&measure=percent&by=self&strain=H&period=12',
    answer(
      fieldRoutes.boards,
      onlyPage([
        aPlayedBoard(4),
        aPlayedBoard(9, { contract: 'Pass', declarer: null, tricks: null, scoreNS: 0, value: 50 }),
      ]),
    ),
  );
  const list = page.getByRole('list', { name: 'Boards' });
  await expect.element(list.getByRole('link', { name: 'Board 4' })).toHaveAttribute('href', '/hands/104');
  await expect.element(list).toHaveTextContent(/Board 4Tuesday Pairs.*by South.*\+50 points/);
  await expect.element(list).toHaveTextContent(/81\.3%.*50\.0%.*Passed out/);
  await expect
    .element(main)
    .toHaveTextContent(/Matchpoints against the field.*You on lead.*Hearts.*last 12 months/);
  const [call] = answers.callsTo(fieldRoutes.boards);
  expect(Object.fromEntries(call!.url.searchParams)).toMatchObject({
    measure: 'percent',
    role: 'defending',
    by: 'self',
    strain: 'H',
  });
  await expectComfortable();
});
