import type { StatsBoard } from '@bridge-review/api/stats';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { statsRoutes } from '@bridge-review/api/routes/stats';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { aFairJudgement } from '../features/analysis/testing/fair-judgement.ts';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { renderPage } from '../testing/render-page.tsx';
import { noStats, someStats } from '../testing/stats.ts';
import { expectAccessible } from '../ui/testing/accessible.ts';

const stats = answer(statsRoutes.bidding, someStats);
const panel = (name: string) => page.getByRole('region', { name });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

const board = (boardNumber: number): StatsBoard => ({
  handId: 100 + boardNumber,
  gameId: 7,
  title: 'Tuesday Pairs',
  boardNumber,
  contract: '4H',
  declarer: 'S',
  side: 'NS',
  scoreNS: -50,
  parNS: 140,
  loss: 5,
  accuracy: 42,
  verdict: 'overbid',
  fair: null,
});

const boxOf = (part: Locator) => {
  const { left, bottom } = part.element().getBoundingClientRect();
  return { left, bottom };
};

/** The one of the two drawings that the window shows. */
async function drawing(): Promise<SVGSVGElement> {
  const curve = panel('Over time').getByRole('group', { name: /^Accuracy in/ });
  await expect.element(curve).toBeVisible();
  return curve.element() as SVGSVGElement;
}

describe('stats', () => {
  test('are a place of the header, beside games and partners', async () => {
    renderPage('/', stats, answer(gameRoutes.list, onlyPage([])));
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect.element(places.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
    await expect
      .element(places.getByRole('link', { name: 'Partners' }))
      .toHaveAttribute('href', '/account?tab=partners');
    await places.getByRole('link', { name: 'Stats' }).click();
    await expect.element(page.getByRole('heading', { name: 'Stats', level: 1 })).toBeVisible();
    await expect.element(places.getByRole('link', { name: 'Stats' })).toHaveAttribute('aria-current', 'page');
    await expect.element(places.getByRole('link', { name: 'Games' })).not.toHaveAttribute('aria-current');
  });

  test('compare nothing where there is one side and one seat, and count one board as one', async () => {
    const few = {
      ...someStats,
      sides: [{ side: 'NS' as const, boards: 30, mean: 70, error: 5 }],
      seats: [{ seat: 'N' as const, boards: 30, mean: 70, error: 5 }],
      kinds: [{ kind: 'slam' as const, boards: 1, mean: 70, error: null }],
    };
    renderPage('/stats', answer(statsRoutes.bidding, few));
    await expect
      .element(panel('By side and seat'))
      .toHaveTextContent('There is nothing to compare yet. Seats are those you gave for a game.');
    await expect.element(row('Slams').getByRole('link')).toHaveAccessibleName('1 board: list them');
    await expect.element(row('North').getByRole('link')).toHaveAccessibleName('30 boards: list them');
  });

  test('show each figure with its interval, its boards and a link to them', async () => {
    renderPage('/stats', stats);
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent('198 finished auctions in 21 games');
    await expect.element(main).toHaveTextContent(/Bidding accuracy72% ± 4/);
    await expect.element(row('Alasdair Penrose')).toHaveTextContent(/186.*75% ± 6/);
    await expect
      .element(row('Alasdair Penrose').getByRole('link'))
      .toHaveAttribute('href', '/stats/boards?partner=3');
    await expect.element(row('West').getByRole('link')).toHaveAttribute('href', '/stats/boards?seat=W');
    await expect
      .element(panel('Where the IMPs go').getByRole('link', { name: 'Overbid' }))
      .toHaveAttribute('href', '/stats/boards?verdict=overbid');
    await expect
      .element(panel('Where the IMPs go'))
      .toHaveTextContent('22 boards (Overbid), 4.2 ± 1.3 IMPs each');
    await expect
      .element(panel('Where the IMPs go'))
      .toHaveTextContent('96 boards (Par reached) of 198: 48% ± 7');
    await expect.element(panel('Over time')).toHaveTextContent('3 games without a date are not shown.');
    await expectComfortable();
  });

  test('say of every figure of the strip how sure it is, and lead to its boards', async () => {
    const fair = { boards: 160, mean: 81.3, error: 3.4 };
    renderPage('/stats?period=12', answer(statsRoutes.bidding, { ...someStats, fair }));
    const figure = (label: string) => page.getByText(label, { exact: true }).first().element().parentElement!;
    await expect.element(page.getByText('On what you knew', { exact: true })).toBeVisible();
    const shown = (label: string) => ({
      text: figure(label).textContent,
      href: figure(label).querySelector('a')?.getAttribute('href'),
    });
    expect(shown('On what you knew')).toEqual({
      text: 'On what you knew81% ± 3160 auctions, seeing only your two hands',
      href: '/stats/boards?period=12&fair=true',
    });
    expect(shown('As the cards lie')).toEqual({
      text: 'As the cards lie72% ± 4198 finished auctions',
      href: '/stats/boards?period=12',
    });
    expect(shown('IMPs lost a board')).toEqual({
      text: 'IMPs lost a board1.8 ± 0.4356 against par on 198 boards',
      href: '/stats/boards?period=12',
    });
    expect(shown('Par reached')).toEqual({
      text: 'Par reached48% ± 796 of 198 boards',
      href: '/stats/boards?period=12&verdict=par+reached',
    });
  });

  test('say of every figure of the strip where it is of too few boards', async () => {
    const few = {
      ...someStats,
      fair: { boards: 7, mean: 77, error: 14 },
      accuracy: { boards: 19, mean: 71, error: 17 },
      loss: { boards: 19, mean: 2.1, error: 1.4 },
      par: { boards: 19, mean: 50, error: 25 },
    };
    renderPage('/stats', answer(statsRoutes.bidding, few));
    await expect.element(page.getByText('On what you knew', { exact: true })).toBeVisible();
    for (const label of ['On what you knew', 'As the cards lie', 'IMPs lost a board', 'Par reached']) {
      const figure = page.getByText(label, { exact: true }).first().element().parentElement!;
      expect(figure.textContent, label).toMatch(/(auctions?|boards), too few to tell$/);
    }
  });

  test('underline the number of boards of what was lost, and its whole row leads there', async () => {
    renderPage('/stats', stats);
    const link = panel('Where the IMPs go').getByRole('link', { name: '22 boards (Overbid)' });
    await expect.element(link).toBeVisible();
    expect(getComputedStyle(link.element()).textDecorationLine).toBe('underline');
    await panel('Where the IMPs go').getByText('93', { exact: true }).click({ force: true });
    await expect.poll(() => location.search).toBe('?verdict=overbid');
  });

  test('lead from each ring of the curve to its boards, by press, by key and from a list', async () => {
    renderPage(
      '/stats?period=12',
      stats,
      answer(statsRoutes.boards, onlyPage([{ ...board(1), title: 'Evening 16' }])),
    );
    const curve = panel('Over time').getByRole('group', { name: /^Accuracy in 18 games/ });
    const ring = (name: string) => curve.getByRole('link', { name: new RegExp(`^${name}, `) });
    const atGame = (id: number) => `/stats/boards?period=12&game=${id}`;
    await expect.element(ring('Evening 3')).toHaveAttribute('href', atGame(103));
    await expect
      .element(ring('Evening 3'))
      .toHaveAccessibleName('Evening 3, 21 February 2025: 60%, 5 boards');

    await panel('Over time').getByText('Month by month, game by game').click();
    await expect
      .element(page.getByRole('row', { name: /^Evening 17 21 September 2025/ }).getByRole('link'))
      .toHaveAttribute('href', atGame(117));
    await expect
      .element(row('September 2025').getByRole('link'))
      .toHaveAttribute('href', '/stats/boards?period=12&fromMonth=2025-09&toMonth=2025-09');
    await expectComfortable();

    // One tab stop for all rings, at first the latest.
    const last = ring('Evening 17').element() as SVGAElement;
    expect(curve.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    last.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(ring('Evening 16').element());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Boards', level: 1 })).toBeVisible();
    expect(location.pathname + location.search).toBe(atGame(116));
    await expect.element(page.getByRole('main')).toHaveTextContent('Evening 16');
  });

  test('have an axis of months at regular distances, also where nothing was played', async () => {
    const months = ['2024-10', '2025-01', '2025-02', '2025-07'].map((month, index) => ({
      from: month,
      month,
      boards: 30,
      mean: 60 + index * 5,
      error: 8,
    }));
    const history = months.map(({ month }, index) => ({
      gameId: index,
      title: 'Evening',
      date: `${month}-15`,
      boards: 30,
      accuracy: 70,
    }));
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, months, history }));
    const texts = [...(await drawing()).querySelectorAll('text')];
    const placeOf = (label: string) =>
      Number(texts.find(({ textContent }) => textContent === label)?.getAttribute('x'));
    const named = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];
    const gaps = named.slice(1).map((name, index) => placeOf(name) - placeOf(named[index]!));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(8);
    expect(placeOf('2024')).toBe(placeOf('Nov'));
    expect(placeOf('2025')).toBe(placeOf('Jan'));
  });

  test.each([
    ['falls towards the end', [60, 95, 70], 8],
    ['reaches up to par', [60, 80, 99], 8],
    ['is wide', [50, 50, 50], 45],
    ['is one month', [70], 8],
  ])('keep the last value in words clear of a band that %s', async (_, means, error) => {
    const months = means.map((mean, index) => ({
      from: `2025-0${index + 1}`,
      month: `2025-0${index + 1}`,
      boards: 30,
      mean,
      error,
    }));
    const history = [
      { gameId: 1, title: 'First', date: '2025-01-02', boards: 5, accuracy: 40 },
      { gameId: 2, title: 'Last', date: '2025-03-30', boards: 5, accuracy: 45 },
    ];
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, months, history }));
    const svg = await drawing();
    const words = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent.includes('±'))!;
    const { x, y, width, height } = words.getBBox();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(-2);
    expect(words.closest('svg')!.viewBox.baseVal.width).toBeGreaterThanOrEqual(x + width);
    const band = svg.querySelector<SVGPathElement>('path.fill-green-soft');
    expect(band !== null).toBe(means.length > 1);
    for (let step = 0; step <= 20; step += 1) {
      for (const down of [0, height]) {
        const point = new DOMPoint(x + (width * step) / 20, y + down);
        expect(band?.isPointInFill(point) ?? false, `${point.x} ${point.y}`).toBe(false);
      }
    }
  });

  test('say below the heading of the curve that there are too few boards for one', async () => {
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, months: [] }));
    const texts = [...(await drawing()).querySelectorAll('text')];
    expect(texts.map(({ textContent }) => textContent)).toContain('too few boards to tell');
  });

  test('claim nothing from few boards, and no order where intervals overlap', async () => {
    renderPage('/stats', stats);
    await expect.element(row('Wen-Ling Hsu')).toHaveTextContent('too few to tell');
    await expect.element(row('Alasdair Penrose')).not.toHaveTextContent('too few');
    await expect
      .element(panel('By partner'))
      .toHaveTextContent('only one row, Alasdair Penrose, has 20 boards or more');
    await expect
      .element(panel('By side and seat'))
      .toHaveTextContent('The intervals overlap, so no order is claimed.');
    await expect
      .element(panel('By kind of contract'))
      .toHaveTextContent('Part scores above Games in a major: more than chance would explain');
  });

  test('say how wide an interval is that leaves the scale, and how far beyond it means nothing', async () => {
    const kinds = [
      { kind: 'slam' as const, boards: 3, mean: 72, error: 58 },
      { kind: 'doubled' as const, boards: 2, mean: 50, error: 317 },
      { kind: 'passed out' as const, boards: 1, mean: 100, error: null },
    ];
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, kinds }));
    await expect.element(row('Slams')).toHaveTextContent(/72% ± 58$/);
    await expect.element(row('Doubled')).toHaveTextContent(/50% ± 60\+$/);
    await expect.element(row('Passed out')).toHaveTextContent(/100%$/);
  });

  test('draw what was lost on few boards hollow, also where it is the most', async () => {
    const [most, ...others] = someStats.verdicts;
    const verdicts = [{ ...most!, boards: 2 }, ...others];
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, verdicts }));
    const bar = (name: string) => {
      const item = panel('Where the IMPs go').getByRole('listitem').filter({ hasText: name });
      return getComputedStyle(item.element().querySelector('.loss-bar > i')!);
    };
    await expect.element(panel('Where the IMPs go')).toBeVisible();
    expect(bar('Underbid').backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(bar('Overbid').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });

  test.each([
    { partners: 1, seats: 1, kinds: 5, right: ['By kind of contract'] },
    { partners: 1, seats: 4, kinds: 2, right: ['By side and seat'] },
    { partners: 2, seats: 1, kinds: 1, right: ['By side and seat', 'By kind of contract'] },
  ])(
    'fill two columns where there are rows for partners, seats and kinds: $partners, $seats, $kinds',
    async (rows) => {
      const { right } = rows;
      const titles = ['By partner', 'By side and seat', 'By kind of contract'];
      const few = {
        ...someStats,
        partners: someStats.partners.slice(0, rows.partners),
        sides: someStats.sides.slice(0, rows.seats === 4 ? 2 : 1),
        seats: someStats.seats.slice(0, rows.seats),
        kinds: someStats.kinds.slice(0, rows.kinds),
      };
      onTestFinished(() => page.viewport(1280, 720));
      await page.viewport(1366, 768);
      renderPage('/stats', answer(statsRoutes.bidding, few));
      await expect.element(panel('By partner')).toBeVisible();
      const boxes = titles.map((title) => ({ title, ...boxOf(panel(title)) }));
      const middle = document.documentElement.clientWidth / 2;
      expect(boxes.filter(({ left }) => left > middle).map(({ title }) => title)).toEqual(right);
      const bottoms = [
        boxes.filter(({ left }) => left > middle),
        boxes.filter(({ left }) => left < middle),
      ].map((column) => Math.max(...column.map(({ bottom }) => bottom)));
      expect(Math.abs(bottoms[0]! - bottoms[1]!)).toBeLessThan(1);
    },
  );

  test('keep the IMPs of many years on one line, on a phone too', async () => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(390, 844);
    const verdicts = someStats.verdicts.map((one, index) => (index === 0 ? { ...one, lost: 12_508 } : one));
    renderPage('/stats', answer(statsRoutes.bidding, { ...someStats, verdicts }));
    const height = (text: string) =>
      panel('Where the IMPs go').getByText(text, { exact: true }).element().getBoundingClientRect().height;
    await expect.element(page.getByText('12,508', { exact: true })).toBeVisible();
    expect(height('12,508')).toBe(height('93'));
  });

  test('are filtered by period and partner, in the URL and in links', async () => {
    const answers = renderPage('/stats?period=12', stats);
    await page.getByLabelText('Partner', { exact: true }).selectOptions('Wen-Ling Hsu');
    await expect.poll(() => location.search).toBe('?period=12&partner=4');
    await expect
      .poll(() => answers.callsTo(statsRoutes.bidding).at(-1)?.url.searchParams.get('partner'))
      .toBe('4');
    await expect
      .poll(() => answers.callsTo(statsRoutes.bidding)[0]?.url.searchParams.get('since'))
      .toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect
      .element(row('West').getByRole('link'))
      .toHaveAttribute('href', '/stats/boards?period=12&partner=4&seat=W');
  });

  test('say what to do where nothing was bid yet, and where a filter leaves nothing', async () => {
    renderPage('/stats', answer(statsRoutes.bidding, noStats));
    await expect.element(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
    await expectAccessible();
  });

  test('keep their filters where these leave nothing', async () => {
    renderPage('/stats?period=3', answer(statsRoutes.bidding, { ...noStats, partnerChoices: [] }));
    await expect.element(page.getByRole('heading', { name: 'No boards here' })).toBeVisible();
    await page.getByLabelText('Period').selectOptions('All time');
    await expect.element(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
  });

  test('that cannot be loaded say so and can be tried again', async () => {
    const answers = renderPage('/stats', failure(statsRoutes.bidding, 503));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your stats could not be loaded');
    answers.now(stats);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel('By partner')).toBeVisible();
  });
});

describe('the boards behind a figure', () => {
  test('are listed in pages, with the way back', async () => {
    const answers = renderPage(
      '/stats/boards?period=12&verdict=overbid&kind=nonsense',
      answer(statsRoutes.boards, ({ url }) =>
        url.searchParams.get('cursor') === null
          ? { rows: [board(1), board(2)], next: '102' }
          : onlyPage([board(3)]),
      ),
    );
    const boards = page.getByRole('list', { name: 'Boards' }).getByRole('listitem');
    await expect.element(boards).toHaveLength(3);
    await expect.element(page.getByRole('main')).toHaveTextContent('Overbid');
    await expect.element(boards.nth(0)).toHaveTextContent(/Board 1.*Tuesday Pairs/);
    const [call] = answers.callsTo(statsRoutes.boards);
    expect(call?.url.searchParams.get('verdict')).toBe('overbid');
    expect(call?.url.searchParams.get('kind')).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Back to stats' })).toHaveAttribute('href', '/stats');
    await expectComfortable();
  });

  test('of the verdicts on what the pair knew have those figures', async () => {
    const gain = { value: 0.7, low: -0.4, high: 1.8 };
    const fair = { ...aFairJudgement, word: 'too close to call' as const, gain, accuracy: 88.4 };
    const answers = renderPage(
      '/stats/boards?fair=true',
      answer(statsRoutes.boards, onlyPage([{ ...board(1), fair }])),
    );
    await expect.element(page.getByRole('list', { name: 'Boards' })).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveTextContent('On what you knew');
    await expect.element(page.getByRole('main')).toHaveTextContent(/Too close to call.*42% as the cards lie/);
    await expect.element(page.getByText('88%', { exact: true })).toBeVisible();
    expect(answers.callsTo(statsRoutes.boards)[0]?.url.searchParams.get('fair')).toBe('true');
  });

  test('say when there are none, or that they could not be loaded', async () => {
    const answers = renderPage('/stats/boards', failure(statsRoutes.boards, 503));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The boards could not be loaded');
    answers.now(answer(statsRoutes.boards, onlyPage([])));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'No boards here' })).toBeVisible();
  });
});
