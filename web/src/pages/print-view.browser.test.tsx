import type { TableResult } from '@bridge-review/api/hands';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import type { Traveller } from '@bridge-review/api/ranking';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import type { User } from '@bridge-review/api/user';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aHand, gameAnswers, gamePath, notPlayed, ownGame } from '../testing/games.ts';
import { aPlayer } from '../testing/people.ts';
import { aScorecard, aTraveller } from '../testing/ranking.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aResult } from '../testing/results.ts';
import { trickTable } from '../testing/trick-table.ts';

const LONG = 'Wilhelmina Featherstonehaugh-Cholmondeley of Market Harborough';
const hands = (count: number) => Array.from({ length: count }, (_, index) => aHand(index + 1));
const boards = (count: number) => answer(handRoutes.list, hands(count));
/** Of as many boards as are asked for. */
const travellers = (traveller: Traveller) =>
  answer(rankingRoutes.travellers, ({ url }) =>
    onlyPage(
      Array.from({ length: Number(url.searchParams.get('boards')) }, (_, index) => ({
        ...traveller,
        handId: Number(url.searchParams.get('first')) + index,
      })),
    ),
  );
const analysed = travellers({ ...aTraveller, trickTable: trickTable('9'.repeat(20)) });
const played = answer(participationRoutes.mine, { ...notPlayed, isPlaying: true });
const calls = (count: number) =>
  Array.from({ length: count }, (): 'Pass' => 'Pass') as NonNullable<TableResult['auction']>['calls'];
const results = (table: Partial<TableResult> = {}) =>
  answer(handRoutes.results, onlyPage([{ ...aResult, ...table }]));
const at = (search: string) => `${gamePath}/print?${search}`;
const button = page.getByRole('button', { name: /^Print/ });
const sheets = () => [...document.querySelectorAll<HTMLElement>('.paper-sheet')];
const boardsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>('[data-board]')].map(({ dataset }) => Number(dataset['board']));

/** What is wider or taller than its place, or stands outside of its sheet. */
function cut(): string[] {
  return sheets().flatMap((sheet) => {
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const foot = sheet.querySelector('.paper-foot')!.getBoundingClientRect().top;
    return [...sheet.querySelectorAll<HTMLElement>('section, p, td, b, h2, header > span, table')]
      .filter((part) => part.checkVisibility() && !part.classList.contains('sr-only'))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const low = part.closest('footer.paper-foot') ? bottom : foot;
        return box.left < left || box.right > right || box.top < top || box.bottom > low + 1;
      })
      .map((part) => part.textContent.slice(0, 60));
  });
}

/** Suits that stand over the edge of their hand. */
const widerThanTheirHand = (): string[] =>
  [...document.querySelectorAll('.paper-sheet .paper-hand b')]
    .filter((suit) => {
      const { right } = suit.closest('.paper-hand')!.getBoundingClientRect();
      return suit.getBoundingClientRect().right > right + 1;
    })
    .map((suit) => suit.textContent);

describe('a game on paper', () => {
  test('says how many pages there are before it prints them', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    renderPage(at('paper=record'), ...gameAnswers, boards(36));
    await expect.element(button).toHaveTextContent('Print 3 pages');
    expect(sheets().map((sheet) => boardsOf(sheet).length)).toEqual([15, 15, 6]);
    expect(sheets()[2]).toHaveTextContent('Boards 31 to 36');
    expect(sheets()[2]).toHaveTextContent('Page 3 of 3');
    await button.click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('tells the day of the upload from a day of play', async () => {
    const undated = answer(gameRoutes.get, { ...ownGame, date: null });
    renderPage(at('paper=record'), ...gameAnswers, undated, boards(2));
    await expect.element(button).toHaveTextContent('Print 1 page');
    expect(sheets()[0]).toHaveTextContent('uploaded 19 October 2025');
  });

  test('leaves out analysis and results for who did not play, until they are asked for', async () => {
    const auction = { dealer: 'N', calls: calls(4), annotations: [] } as const;
    const answers = renderPage(
      at('paper=boards'),
      ...gameAnswers,
      boards(5),
      analysed,
      results({ auction: { ...auction, annotations: [] } }),
    );
    await expect.element(button).toHaveTextContent('Print 2 pages');
    expect(answers.callsTo(rankingRoutes.travellers)).toHaveLength(0);
    expect(answers.callsTo(handRoutes.results)).toHaveLength(0);
    await page.getByRole('switch', { name: 'Analysis' }).click();
    await expect.element(page.getByText(/^Par is/).first()).toBeVisible();
    expect(document.querySelector('.paper-result')?.textContent).not.toContain('by South');
    await page.getByRole('switch', { name: 'Auction and result' }).click();
    await expect.element(page.getByRole('table', { name: 'Auction' }).first()).toBeVisible();
    expect(location.search).toContain('analysis=yes');
  });

  test('can be chosen from, with the page count of each', async () => {
    renderPage(at('paper=notes'), ...gameAnswers, played, boards(3), analysed, results());
    await expect.element(button).toHaveTextContent('Print 2 pages');
    expect(sheets().map(boardsOf)).toEqual([[1, 2], [3]]);
    await page.getByLabelText('What to print').selectOptions('Four boards a page');
    await expect.element(button).toHaveTextContent('Print 1 page');
    await expectComfortable();
  });

  test('comes in parts where it is long', async () => {
    renderPage(at('paper=record'), ...gameAnswers, boards(130));
    await expect.element(button).toHaveTextContent('Print 4 pages');
    await page.getByLabelText('Which boards').selectOptions('Boards 121 to 130');
    await expect.element(button).toHaveTextContent('Print 1 page');
    expect(sheets().flatMap(boardsOf).at(-1)).toBe(130);
  });

  test('asks for the travellers of all boards at once', async () => {
    const answers = renderPage(at('paper=travellers'), ...gameAnswers, boards(36), travellers(aTraveller));
    await expect.element(button).toHaveTextContent(/Print \d+ pages/);
    const [asked, ...more] = answers.callsTo(rankingRoutes.travellers);
    expect(more).toEqual([]);
    expect(asked?.url.search).toBe('?first=101&boards=36');
  });

  test('says so when there is nothing to print', async () => {
    renderPage(at('paper=record'), ...gameAnswers, boards(0));
    await expect.element(page.getByText('This game has no boards.')).toBeVisible();
  });

  test('can be tried again when it could not be loaded', async () => {
    const answers = renderPage(
      at('paper=travellers'),
      ...gameAnswers,
      boards(1),
      failure(rankingRoutes.travellers, 503),
    );
    await expect.element(page.getByText('The boards could not be loaded')).toBeVisible();
    answers.now(analysed);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(button).toHaveTextContent('Print 1 page');
  });
});

describe('cards on paper', () => {
  const styled = (cardStyle: Partial<User['cardStyle']>) =>
    answer(authRoutes.currentUser, { ...aPlayer, cardStyle: { ...aPlayer.cardStyle, ...cardStyle } });
  const north = () => sheets()[0]!.querySelector('.paper-hand[data-seat="N"]')!;
  const rankSize = () => Number.parseFloat(getComputedStyle(north().querySelector('div > b')!).fontSize);
  const open = async (paper: string, cardStyle: Partial<User['cardStyle']>) => {
    onTestFinished(() => {
      delete document.documentElement.dataset['suits'];
      delete document.documentElement.dataset['cards'];
    });
    renderPage(
      at(`paper=${paper}`),
      ...gameAnswers,
      played,
      boards(1),
      analysed,
      results(),
      styled(cardStyle),
    );
    await expect.element(button).toHaveTextContent('Print 1 page');
  };

  test('have the colours that the user wants, and outlines of hearts and diamonds in any case', async () => {
    const suits = () => [...north().querySelectorAll('div > span > svg')];
    const looks = () =>
      suits().map((suit) => [
        getComputedStyle(suit).color,
        getComputedStyle(suit.querySelector('path')!).fill === 'none',
      ]);
    await open('record', { colours: 'four' });
    await expect.poll(looks).toEqual([
      ['rgb(31, 79, 158)', false],
      ['rgb(163, 32, 31)', true],
      ['rgb(168, 80, 0)', true],
      ['rgb(18, 112, 58)', false],
    ]);
  });

  for (const paper of ['notes', 'boards', 'record']) {
    test(`are larger in rows as tall as ever, for who wants large ones: ${paper}`, async () => {
      await open(paper, {});
      const usual = rankSize();
      const height = north().getBoundingClientRect().height;
      document.documentElement.dataset['cards'] = 'large';
      expect(rankSize() / usual).toBeCloseTo(1.2, 2);
      expect(north().getBoundingClientRect().height).toBeCloseTo(height, 1);
      expect(cut()).toEqual([]);
    });
  }
});

describe('nothing is cut', () => {
  const long = { N: LONG, S: LONG, E: LONG, W: LONG };
  for (const [name, count] of [
    ['a short auction', 8],
    ['nine rows of calls', 36],
    ['the longest auction there can be', 319],
  ] as const) {
    for (const paper of ['notes', 'boards', 'record'] as const) {
      test(`of ${paper} with large suits of thirteen cards, long names and ${name}`, async () => {
        const wild = {
          ...aHand(1),
          northHand: 'AKQJT98765432...' as never,
          eastHand: '.AKQJT98765432..' as never,
          southHand: '..AKQJT98765432.' as never,
          westHand: '...AKQJT98765432' as never,
        };
        renderPage(
          at(`paper=${paper}`),
          ...gameAnswers,
          played,
          answer(handRoutes.list, [wild, { ...wild, id: 2, boardNumber: 1002 }]),
          analysed,
          results({ players: long, auction: { dealer: 'N', calls: calls(count), annotations: [] } }),
        );
        await expect.element(button).toHaveTextContent('Print 1 page');
        expect(cut()).toEqual([]);
        document.documentElement.dataset['cards'] = 'large';
        expect(widerThanTheirHand()).toEqual([]);
        onTestFinished(() => void delete document.documentElement.dataset['cards']);
        expect(cut()).toEqual([]);
      });
    }
  }

  test('of a traveller with sixty tables, which goes on with its heading', async () => {
    const [row] = aTraveller.rows;
    const pair = { ...row!.NS, names: { first: LONG, second: LONG } };
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...row!,
      tableId: index + 1,
      NS: pair,
      EW: pair,
    }));
    const inParts = answer(rankingRoutes.travellers, ({ url }) => {
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const part = { ...aTraveller, total: 60, rows: rows.slice(from, from + 25) };
      return { rows: [part], next: from + 25 < 60 ? String(from + 25) : null };
    });
    const answers = renderPage(at('paper=travellers'), ...gameAnswers, boards(1), inParts);
    await expect.element(button).toHaveTextContent(/Print \d+ pages/);
    expect(sheets().length).toBeGreaterThan(2);
    expect(document.querySelectorAll('.paper-sheet tbody tr')).toHaveLength(60);
    await expect.poll(() => answers.callsTo(rankingRoutes.travellers)).toHaveLength(3);
    for (const sheet of sheets()) {
      expect(sheet).toHaveTextContent('North–South');
      expect(sheet.querySelector('h2')).toHaveTextContent(/^Board 1(, continued)?$/);
    }
    expect(cut()).toEqual([]);
  });

  test('of a scorecard', async () => {
    renderPage(at('paper=scorecard'), ...gameAnswers, answer(rankingRoutes.scorecard, aScorecard));
    await expect.element(button).toHaveTextContent('Print 1 page');
    expect(document.querySelectorAll('.paper-sheet tbody tr')).toHaveLength(3);
    expect(sheets()[0]).toHaveTextContent('adjusted, 60%');
    expect(cut()).toEqual([]);
  });
});

test('who has no pair reads where to find a scorecard', async () => {
  renderPage(at('paper=scorecard'), ...gameAnswers, answer(rankingRoutes.scorecard, null));
  await expect
    .element(page.getByRole('link', { name: 'See the ranking' }))
    .toHaveAttribute('href', `/games/${ownGame.id}/ranking`);
});
