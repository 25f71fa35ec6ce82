import { boardRoutes } from '@bridge-review/api/routes/boards';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, held } from '../testing/answers.ts';
import { aBoard, playedAnswers, toBid } from '../testing/boards.ts';
import { aHand, gameAnswers, gamePath, notPlayed } from '../testing/games.ts';
import { textsOf } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';
import { aRanking } from '../testing/ranking.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aFairJudgement } from '../features/analysis/testing/fair-judgement.ts';
import { expectAccessible } from '../ui/testing/accessible.ts';

const list = page.getByRole('table', { name: 'Boards' });
const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
const head = (name: string) => list.getByRole('columnheader', { name });
const filter = (name: RegExp) =>
  page.getByRole('group', { name: 'Boards to show' }).getByRole('button', { name });
const showAs = (name: string) => page.getByRole('radio', { name });

/** The numbers of the boards, from the top. */
const boards = () => textsOf(list.getByRole('rowheader')).map((text) => Number(/\d+/.exec(text)?.[0]));
const rowOf = (board: number) => list.getByRole('row', { name: new RegExp(`Board ${board}\\b`) });

/** Played as recorded; lost 7 IMPs; commented; without a record; recorded in 2 spades though the file has 4 hearts. */
const five = () => {
  const commented = aBoard(3, 2);
  const differing = aBoard(5, 4);
  return [
    aBoard(1),
    aBoard(2, 7),
    { ...commented, hand: { ...commented.hand, commentCount: 3 } },
    toBid(aBoard(4)),
    { ...differing, own: { ...differing.own, record: { contract: '2S' as const, declarer: 'N' as const } } },
  ];
};

const asList = () => localStorage.setItem(`boards as ${aPlayer.id}`, 'list');

describe('the boards of a game', () => {
  test('are cards at first, and a list once that is chosen, here and on the next visit', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(cards).toHaveLength(5);
    await showAs('Board list').click();
    await expect.element(list).toBeVisible();
    await expect.element(cards).not.toBeInTheDocument();
    expect(localStorage.getItem(`boards as ${aPlayer.id}`)).toBe('list');
    await expectAccessible();
    await showAs('Cards').click();
    await expect.element(cards).toHaveLength(5);
  });

  test('say on the card where the record and the file differ', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(cards.nth(4)).toHaveTextContent('2 spades by North');
    await expect.element(cards.nth(4)).toHaveTextContent('Your record. The file has 4 hearts by South.');
    await expect.element(cards.nth(0)).toHaveTextContent('4 hearts by South');
    await expect.element(cards.nth(0)).toHaveTextContent('Accuracy 100%');
    await expect.element(cards.nth(0)).not.toHaveTextContent('The file has');
  });

  test('say on the card where the contract is only the file’s, and how many of the auctions are one’s own', async () => {
    const unfinished = aBoard(6);
    const started = { ...unfinished.own, record: { contract: null, declarer: null } };
    const unknown = toBid(aBoard(7));
    const unplayed = { ...unknown.hand, finalContract: null, declarer: null };
    renderPage(
      gamePath,
      ...playedAnswers([
        ...five(),
        { ...unfinished, own: started, judged: null },
        { ...unknown, hand: unplayed, own: { ...unknown.own, table: null } },
      ]),
    );
    await expect.element(cards.nth(3)).toHaveTextContent('Has bidding');
    await expect
      .element(cards.nth(3))
      .toHaveTextContent('Not yet bid by you. The contract is from the file.');
    await expect
      .element(cards.nth(5))
      .toHaveTextContent('Your auction is unfinished. The contract is from the file.');
    await expect.element(cards.nth(6)).toHaveTextContent(/Not yet bid by you\.$/);
    for (const own of [0, 1, 2, 4]) await expect.element(cards.nth(own)).not.toHaveTextContent('by you');
    await expect.element(page.getByText('7 with bidding, 5 yours', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('say nothing of one’s own bidding where that could not be loaded', async () => {
    renderPage(gamePath, ...playedAnswers(five()), failure(boardRoutes.mine, 503));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your results could not be loaded.');
    await expect.element(cards.nth(0)).toHaveTextContent('4 hearts by South');
    await expect.element(cards.nth(0)).not.toHaveTextContent('by you');
    await expect.element(page.getByText('5 with bidding', { exact: true })).toBeVisible();
  });

  test('are filtered as cards and as a list, and say so in the address', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await filter(/^Not yet bid 1$/).click();
    await expect.element(cards).toHaveLength(1);
    expect(location.search).toBe('?show=to-bid');
    await showAs('Board list').click();
    await expect.poll(boards).toEqual([4]);
    await filter(/^Commented 1$/).click();
    await expect.poll(boards).toEqual([3]);
    await filter(/^Differs from the file 1$/).click();
    await expect.poll(boards).toEqual([5]);
    await filter(/^Worst first 3$/).click();
    await expect.poll(boards).toEqual([2, 5, 3]);
    await filter(/^All 5$/).click();
    await expect.poll(boards).toEqual([1, 2, 3, 4, 5]);
    expect(location.search).toBe('');
  });

  test('without a match say so, with a way back to all', async () => {
    renderPage(`${gamePath}?show=commented`, ...playedAnswers([aBoard(1)]));
    await expect.element(page.getByRole('heading', { name: 'No boards to show' })).toBeVisible();
    await expect.element(page.getByText('Nobody has commented on a board of this game yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all boards' }).click();
    await expect.element(cards).toHaveLength(1);
  });
});

describe('the board list', () => {
  beforeEach(asList);

  test('has contract, result, score, matchpoints, par, verdict, accuracy and comments of each board', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(list).toBeVisible();
    expect(textsOf(list.getByRole('columnheader'))).toEqual([
      'Board',
      'Contract',
      'Result',
      'Score N–S',
      'Matchpoints',
      'Par',
      'Par score',
      'Verdict',
      'Accuracy',
      'Comments',
    ]);
    const texts = (board: number) => textsOf(rowOf(board).getByRole('cell'));
    expect(texts(2)).toEqual([
      '4 hearts Sby South',
      '=',
      '+420',
      '75%',
      expect.stringMatching(/N–S$/) as string,
      '+420',
      'Underbid −7 IMPs',
      '30%',
      '–',
    ]);
    expect(texts(4)[6]).toBe('Not yet bid');
    expect(texts(4)[1]).toBe('=');
    expect(texts(5)[0]).toBe('2 spades Nby Northfile: 4 hearts Sby South =');
    expect(texts(5)[1]).toBe('–');
    expect(texts(3)[6]).toBe('Underbid −2 IMPs');
    await expect.element(rowOf(1).getByRole('link')).toHaveAttribute('href', '/hands/101');
  });

  test('is sorted by its heads, one way and the other, and keeps that in the address', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(head('Board')).toHaveAttribute('aria-sort', 'ascending');
    await head('Accuracy').getByRole('button').click();
    await expect.poll(boards).toEqual([2, 5, 3, 1, 4]);
    await expect.element(head('Accuracy')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(head('Board')).not.toHaveAttribute('aria-sort');
    await head('Accuracy').getByRole('button').click();
    // What is not known stays last.
    await expect.poll(boards).toEqual([1, 3, 5, 2, 4]);
    expect(location.search).toBe('?sort=accuracy&order=down');
    await head('Board').getByRole('button').click();
    await expect.poll(boards).toEqual([1, 2, 3, 4, 5]);
  });

  test('is as the address says, and as usual where that makes no sense', async () => {
    renderPage(`${gamePath}?show=worst&sort=comments`, ...playedAnswers(five()));
    await expect.poll(boards).toEqual([3, 2, 5]);
  });

  test('ignores an address that makes no sense', async () => {
    renderPage(`${gamePath}?show=nonsense&sort=nonsense`, ...playedAnswers(five()));
    await expect.poll(boards).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows scores and matchpoints for the side that the pair sat on', async () => {
    const { hand, own, judged } = aBoard(1);
    renderPage(gamePath, ...playedAnswers([{ hand, own: { ...own, side: 'EW' }, judged }]));
    await expect.element(head('Score E–W')).toBeVisible();
    expect(textsOf(rowOf(1).getByRole('cell')).slice(2, 4)).toEqual(['−420', '25%']);
  });

  test('has no empty columns where the file holds only deals, and says whose the score of par is', async () => {
    const { hand, own, judged } = aBoard(1);
    renderPage(gamePath, ...playedAnswers([{ hand, own: { ...own, table: null, side: 'EW' }, judged }]));
    await expect.element(list).toBeVisible();
    expect(textsOf(list.getByRole('columnheader')).slice(0, 4)).toEqual([
      'Board',
      'Contract',
      'Par',
      'Score E–W',
    ]);
    await expect.element(head('Score E–W')).toBeVisible();
    expect(textsOf(rowOf(1).getByRole('cell')).slice(1, 3)).toEqual(['4 hearts N–S', '−420']);
  });

  test('shows no contract, result, par or verdict to users who did not play, and offers no filter by them', async () => {
    const answers = renderPage(
      `${gamePath}?show=worst`,
      ...gameAnswers,
      answer(handRoutes.list, [
        { ...aHand(1), finalContract: null, declarer: null, commentCount: 2 },
        { ...aHand(2), finalContract: null, declarer: null },
      ]),
    );
    await expect.poll(boards).toEqual([1, 2]);
    expect(textsOf(list.getByRole('columnheader'))).toEqual([
      'Board',
      'Dealer',
      'Vulnerable',
      'Bidding',
      'Comments',
    ]);
    expect(textsOf(page.getByRole('group', { name: 'Boards to show' }).getByRole('button'))).toEqual([
      'All 2',
      'Commented 1',
    ]);
    expect(answers.callsTo(boardRoutes.mine)).toEqual([]);
    await expectAccessible();
  });

  test('has on a phone dealer and vulnerability on one line for who did not play, and one line as foot', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(handRoutes.list, [
        { ...aHand(1), finalContract: null, declarer: null, commentCount: 2 },
        { ...aHand(2), dealer: 'E', vulnerability: 'NS', finalContract: null, declarer: null },
      ]),
    );
    await expect.element(list).toBeVisible();
    const [first, second] = [rowOf(1), rowOf(2)].map((row) => textsOf(row.getByRole('cell')));
    expect(first).toEqual(['Dealer North · Neither vul', 'No bidding · 2 comments']);
    expect(second).toEqual(['Dealer East · N–S vul', 'No bidding']);
    const foot = list.element().querySelector('tfoot')!;
    expect(foot.innerText.split(/\s*\n\s*/)).toEqual(['2 boards', '2 comments']);
    const [boardsSum, commentsSum] = [...foot.querySelectorAll('td')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    expect(commentsSum!.top).toBeLessThan(boardsSum!.bottom);
    await expectAccessible();
  });

  test('cuts on a phone neither the verdict, nor the result in IMPs, nor the comments', async () => {
    onTestFinished(() => page.viewport(1280, 720));
    asList();
    const lost = ({ hand, own, judged }: ReturnType<typeof aBoard>) => ({
      hand: { ...hand, commentCount: 12 },
      own: { ...own, table: { ...own.table!, comparison: { unit: 'imps' as const, ns: -11 } } },
      judged: { ...judged!, verdict: 'missed sacrifice' as const },
    });
    renderPage(gamePath, ...playedAnswers([lost(aBoard(1, 11)), lost(aBoard(2, 1))]));
    for (const width of [360, 390, 430]) {
      await page.viewport(width, 844);
      await expect.element(list).toBeVisible();
      const second = rowOf(1).getByRole('cell').last();
      await expect
        .element(second)
        .toHaveTextContent('Missed sacrifice −11 IMPs · result −11 IMPs · 12 comments');
      const cell = second.element();
      const [said, comments] = [cell.firstElementChild!, cell.lastElementChild!];
      const right = (element: Element) => element.getBoundingClientRect().right;
      expect(right(said.firstElementChild!), `verdict and result at ${width} px`).toBeLessThanOrEqual(
        right(said),
      );
      expect(right(comments), `comments at ${width} px`).toBeLessThanOrEqual(right(cell));
    }
  });

  test('draws of a thousand boards only those near the window, and is as high as all of them', async () => {
    renderPage(gamePath, ...playedAnswers(Array.from({ length: 1000 }, (_, index) => aBoard(index + 1))));
    await expect.element(list).toBeVisible();
    const drawn = list.getByRole('rowheader').elements().length;
    expect(drawn).toBeLessThan(100);
    const body = list.element().querySelector('tbody')!;
    const row = body.querySelector('tr')!.getBoundingClientRect().height;
    expect(body.getBoundingClientRect().height).toBeCloseTo(1000 * row, 0);
    await expect.element(list).toHaveAttribute('aria-rowcount', '1001');
  });

  test('shows the first three boards in the window of a laptop, below the head and the sheet', async () => {
    asList();
    await page.viewport(1366, 768);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(rowOf(3)).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Your bidding in this game' }))
      .toHaveTextContent('4 of 5 boards bid');
    expect(rowOf(3).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768);
  });

  test.each([768, 1024, 1366])('keeps its columns apart at %i px', async (width) => {
    asList();
    await page.viewport(width, 1024);
    onTestFinished(() => page.viewport(1280, 720));
    const strained = aBoard(2, 11);
    const unfinished = aBoard(4);
    renderPage(
      gamePath,
      ...playedAnswers([
        ...five().slice(0, 1),
        { ...strained, judged: strained.judged && { ...strained.judged, verdict: 'missed double' } },
        ...five().slice(2, 3),
        {
          ...unfinished,
          own: { ...unfinished.own, record: { contract: null, declarer: null } },
          judged: null,
        },
        ...five().slice(4),
      ]),
    );
    await expect.element(rowOf(5)).toBeVisible();
    const cells = [...list.element().querySelectorAll<HTMLElement>('thead th, tbody td')];
    const wide = cells.filter((cell) => cell.offsetParent !== null && cell.scrollWidth > cell.clientWidth);
    expect(wide.map((cell) => cell.textContent)).toEqual([]);
    await expect.element(list.getByRole('columnheader', { name: 'Comments' })).toBeVisible();
  });

  test('says when the results cannot be loaded, shows the boards, and retries', async () => {
    const answers = renderPage(gamePath, ...playedAnswers(five()), failure(boardRoutes.mine, 503));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Your results could not be loaded.');
    await expect.poll(boards).toEqual([1, 2, 3, 4, 5]);
    answers.now(...playedAnswers(five()));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rowOf(2)).toHaveTextContent('+420');
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('the sheet of one’s bidding', () => {
  const sheet = page.getByRole('region', { name: 'Your bidding in this game' });
  /** One judged, one that waits for the analysis, one to bid. */
  const three = () => [aBoard(1, 7), { ...aBoard(2), judged: null }, toBid(aBoard(3))];

  test('states nothing of boards that are still on their way', async () => {
    const own = held(
      answer(
        boardRoutes.mine,
        three().map((board) => board.own),
      ),
    );
    renderPage(`${gamePath}?show=to-bid`, ...playedAnswers(three()), own);
    await expect.element(sheet).toHaveTextContent('30%');
    await expect.element(sheet.getByText('Loading your boards')).toBeInTheDocument();
    await expect.element(sheet).not.toHaveTextContent('boards bid');
    await expect.element(sheet).not.toHaveTextContent('not yet bid');
    await expect.element(sheet.getByRole('link')).not.toBeInTheDocument();
    await expect.element(filter(/^Not yet bid$/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No boards to show' })).not.toBeInTheDocument();
    await expectAccessible();
    own.release();
    await expect.element(sheet).toHaveTextContent('2 of 3 boards bid');
    await expect.element(sheet.getByRole('link')).toHaveLength(3);
    await expect.element(filter(/^Not yet bid 1$/)).toBeVisible();
    await expect.element(cards).toHaveLength(1);
  });

  /** Who has said which pair of the file they were. */
  const withPair = answer(participationRoutes.mine, {
    ...notPlayed,
    isPlaying: true,
    seat: 'N',
    hasPairs: true,
    pair: {
      names: { first: 'Ada Lark', second: 'Ben Wren' },
      viewer: null,
      number: '1',
      records: 3,
    },
  });

  test('says how the pair came out, once it is known which pair of the file that is', async () => {
    const ranking = held(answer(rankingRoutes.game, aRanking));
    renderPage(gamePath, ...playedAnswers(three()), withPair, ranking);
    await expect.element(sheet.getByText('Result')).toBeVisible();
    await expect.element(sheet).not.toHaveTextContent('Still to bid');
    ranking.release();
    await expect.element(sheet).toHaveTextContent('Result33.33%2nd of 2 pairs N–S');
    await expectAccessible();
  });

  test('says what is still to bid where nobody is ranked', async () => {
    const oneTable = answer(rankingRoutes.game, { ...aRanking, state: 'one table', fields: [] });
    renderPage(gamePath, ...playedAnswers(three()), withPair, oneTable);
    await expect.element(sheet).toHaveTextContent('Still to bid1Board 3');
    await expect.element(sheet).not.toHaveTextContent('Result');
  });

  test.each([
    [27, 1366],
    [27, 390],
    [160, 1366],
    [160, 390],
  ])('keeps the place of the strip of %i boards at %i px', async (count, width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 720));
    const many = Array.from({ length: count }, (_, index) => aBoard(index + 1, 3));
    const own = held(
      answer(
        boardRoutes.mine,
        many.map((board) => board.own),
      ),
    );
    renderPage(gamePath, ...playedAnswers(many), own);
    await expect.element(sheet.getByText('Loading your boards')).toBeInTheDocument();
    const before = sheet.element().getBoundingClientRect().height;
    own.release();
    await expect.poll(() => document.querySelectorAll('.accuracy-bar').length).toBe(count);
    await expect
      .poll(() => Math.abs(sheet.element().getBoundingClientRect().height - before))
      .toBeLessThan(12);
  });

  test.each([
    [1, 'Bidding accuracy100%'],
    [9, 'On what you knew92%over 9 of 10 auctions'],
  ])(
    'puts accuracy on what one knew first where it is known of nearly all boards: %i of 10',
    async (known, text) => {
      const ten = Array.from({ length: 10 }, (_, index) => {
        const bid = aBoard(index + 1);
        const fair = index < known ? { ...aFairJudgement, accuracy: 92 } : null;
        return { ...bid, judged: bid.judged && { ...bid.judged, fair } };
      });
      renderPage(gamePath, ...playedAnswers(ten));
      await expect.element(sheet).toHaveTextContent(text);
      await expect
        .element(sheet.getByText(known === 1 ? 'On what you knew' : 'Bidding accuracy'))
        .not.toBeInTheDocument();
    },
  );

  test('keeps to the finished auctions where the boards could not be loaded', async () => {
    renderPage(gamePath, ...playedAnswers(three()), failure(boardRoutes.mine, 503));
    await expect.element(sheet).toHaveTextContent('1 finished auction');
    await expect.element(sheet).not.toHaveTextContent('boards bid');
    await expect.element(sheet.getByRole('link')).toHaveLength(1);
    await expect.element(filter(/^Not yet bid/)).not.toBeInTheDocument();
  });
});

describe('the accuracy strip', () => {
  const strip = page.getByRole('list', { name: 'Accuracy of each board' });

  test('has a bar a board on a scale, also for boards that are not bid, each a link', async () => {
    renderPage(gamePath, ...playedAnswers(five()));
    await expect.element(strip.getByRole('link')).toHaveLength(5);
    await expect
      .element(strip.getByRole('link').nth(1))
      .toHaveAccessibleName('Board 2 , 4 hearts by South: Underbid, 30%');
    await expect.element(strip.getByRole('link').nth(3)).toHaveAccessibleName('Board 4 , not yet bid');
    for (const word of ['100%', '50', '0', 'par reached', 'short of par', 'not yet bid'])
      await expect
        .element(
          page
            .getByRole('region', { name: 'Your bidding in this game' })
            .getByText(word, { exact: true })
            .first(),
        )
        .toBeVisible();
  });

  test.each([
    [27, 1280],
    [27, 390],
    [8, 1366],
    [1, 1366],
  ])('fills its width with %i boards at %i px', async (count, width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(gamePath, ...playedAnswers(Array.from({ length: count }, (_, index) => aBoard(index + 1, 3))));
    await expect.poll(() => document.querySelectorAll('.accuracy-bar').length).toBe(count);
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const plot = boxOf('.accuracy-plot');
    expect(boxOf('.accuracy-plot > :first-child').left).toBeCloseTo(plot.left, 0);
    expect(boxOf('.accuracy-plot > :last-child').right).toBeCloseTo(plot.right, 0);
  });

  test('is one picture with a text where its bars are too narrow to be hit', async () => {
    renderPage(
      gamePath,
      ...playedAnswers(Array.from({ length: 160 }, (_, index) => aBoard(index + 1, index % 2))),
    );
    await expect
      .element(
        page.getByRole('img', { name: /^Accuracy of 160 boards: par reached on 80, short of par on 80\./ }),
      )
      .toBeVisible();
    await expect.element(strip).not.toBeInTheDocument();
  });
});
