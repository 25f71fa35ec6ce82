import type { Ranking } from '@bridge-review/api/ranking';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, held } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gameAnswers, gamePath, notPlayed, ownGame } from '../testing/games.ts';
import { textsOf } from '../testing/locators.ts';
import { aRanking, aScorecard, aTeamEvent, aTeamMatch, aTraveller } from '../testing/ranking.ts';
import { renderPage } from '../testing/render-page.tsx';
import { trickTable } from '../testing/trick-table.ts';

const ranked = (more: Partial<Ranking> = {}) => answer(rankingRoutes.game, { ...aRanking, ...more });
const card = answer(rankingRoutes.scorecard, aScorecard);
const traveller = answer(rankingRoutes.traveller, aTraveller);
const table = (name: string) => page.getByRole('table', { name });
const main = page.getByRole('main');
const places = page.getByRole('navigation', { name: 'This game' });

describe('the ranking of teams', () => {
  test('shows a match with its score, board by board, and who played for each team', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1366, 768));
    renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked({ teams: aTeamMatch }));
    const score = table('Score of Larks – Wrens');
    await expect.element(score).toBeVisible();
    expect(textsOf(score.getByRole('row'))).toEqual([
      'TeamCarried overThese boardsIMPs',
      'Larks · you12517',
      'Wrens30030',
    ]);
    const boards = table('Larks – Wrens, board by board');
    expect(textsOf(boards.getByRole('row').nth(1).getByRole('cell')).slice(2, 4)).toEqual(['5', '']);
    await expect
      .element(boards.getByRole('link', { name: 'Board 1', exact: true }))
      .toHaveAttribute('href', '/hands/101');
    await expect.element(boards.getByRole('row').nth(3)).toHaveTextContent('not played');
    await expect.element(main).toHaveTextContent('Board 3 was played at one table only and counts nothing.');
    await expect
      .element(page.getByRole('region', { name: 'Larks', exact: true }).getByRole('link').first())
      .toHaveAttribute('href', `${gamePath}/scorecard?table=1&seat=N`);
    // Its four pairs have the IMPs of their teams.
    await expect.element(page.getByRole('heading', { name: 'Pairs' })).not.toBeInTheDocument();
    await expectComfortable();
  });

  test('shows the table of teams and all matches, then one of them', async () => {
    const [first] = aRanking.fields;
    const fields = [{ ...first!, total: 6 }];
    renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked({ teams: aTeamEvent, fields }));
    await expect.element(table('Teams')).toBeVisible();
    expect(textsOf(table('Teams').getByRole('rowheader'))).toEqual(['Larks · you', 'Rooks', 'Wrens']);
    await expect.element(main).toHaveTextContent('places equal to those in the file');
    await expect
      .element(main)
      .toHaveTextContent('2 of 3 matches differ from the continuous scale of the WBF');
    await expect.element(page.getByRole('heading', { name: 'Pairs' })).toBeVisible();
    await expectComfortable();
    await table('Matches').getByRole('link', { name: 'Larks – Wrens' }).click();
    await expect.element(table('Score of Larks – Wrens')).toHaveTextContent('16');
    await expect
      .element(main)
      .toHaveTextContent('For 2 boards the continuous scale of the WBF gives 18.09–1.91.');
    await page.getByRole('link', { name: 'All teams and matches' }).click();
    await expect.element(table('Teams')).toBeVisible();
  });

  test('says where the file has another table', async () => {
    const [first, ...others] = aTeamEvent.standings;
    const standings = [{ ...first!, stated: { place: 1, points: 30 } }, ...others];
    renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked({ teams: { ...aTeamEvent, standings } }));
    await expect
      .element(page.getByRole('list', { name: 'Where the file differs' }))
      .toHaveTextContent('Larks: 31 VPs here, 30 in the file.');
    await expect.element(main).toHaveTextContent('1 of 3 teams differs from the table in the file');
  });
});

describe('the ranking', () => {
  test('is a place of the game, with both directions and the own pair marked', async () => {
    renderPage(gamePath, ...gameAnswers, ranked());
    await expect.element(places.getByRole('link', { name: 'Hands' })).toHaveAttribute('aria-current', 'page');
    await places.getByRole('link', { name: 'Ranking' }).click();
    await expect.element(table('North–South')).toBeVisible();
    await expect
      .element(places.getByRole('link', { name: 'Ranking' }))
      .toHaveAttribute('aria-current', 'page');
    expect(textsOf(table('North–South').getByRole('rowheader'))).toEqual([
      'Cleo Rook Dan Tern',
      'Ada Lark Ben Wren · you',
    ]);
    expect(textsOf(table('East–West').getByRole('row').nth(1).getByRole('cell')).at(-1)).toBe('66.67');
    await expect
      .element(main)
      .toHaveTextContent(
        'Matchpoints, top 2 on a board · 2 tables, 3 boards · two winners · worked out from the results',
      );
    await expectComfortable();
  });

  test('leads to the scorecard of each pair', async () => {
    renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked());
    await expect
      .element(table('North–South').getByRole('link', { name: /Cleo Rook/ }))
      .toHaveAttribute('href', `${gamePath}/scorecard?table=2&seat=N`);
  });

  test('says whether it equals the ranking in the file, and where not', async () => {
    const stated = { rows: 4, differing: 0, differences: [] };
    const answers = renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked({ stated }));
    await expect.element(main).toHaveTextContent('equal to the places in the file');
    const differences = [
      {
        names: { first: 'Cleo Rook', second: 'Dan Tern' },
        number: '2',
        place: 1,
        value: 66.8,
        own: { tableId: 2, seat: 'N' as const, place: 1, isTied: false, value: 66.67 },
      },
    ];
    answers.now(ranked({ stated: { rows: 4, differing: 1, differences } }));
    await places.getByRole('link', { name: 'Hands' }).click();
    await places.getByRole('link', { name: 'Ranking' }).click();
    await expect.element(main).toHaveTextContent('1 of 4 differ from the ranking in the file');
    const list = page.getByRole('list', { name: 'Where the file differs' });
    await expect.element(list).toHaveTextContent('Pair 2: 66.67 here, 66.80 in the file.');
    await expect
      .element(list.getByRole('link', { name: 'Its boards' }))
      .toHaveAttribute('href', `${gamePath}/scorecard?table=2&seat=N`);
  });

  test('tells of adjusted results and shares places', async () => {
    const [field] = aRanking.fields;
    const tied = field!.ranked.map((one) => ({ ...one, place: 1, isTied: true }));
    renderPage(
      `${gamePath}/ranking`,
      ...gameAnswers,
      ranked({
        fields: [{ ...field!, side: null, ranked: tied }],
        winners: 1,
        adjusted: [{ handId: 101, boardNumber: 14, given: { NS: 60, EW: 40 } }],
        adjustedTables: 1,
      }),
    );
    await expect.element(table('All pairs').getByRole('cell', { name: '1=' }).first()).toBeVisible();
    await expect
      .element(main)
      .toHaveTextContent(
        'One result on board 14 was adjusted by the director: North–South 60%, East–West 40%.',
      );
  });

  test('draws every place of a long one', async () => {
    const [field] = aRanking.fields;
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...field!.ranked[0]!,
      tableId: index + 1,
      place: index + 1,
    }));
    renderPage(
      `${gamePath}/ranking`,
      ...gameAnswers,
      ranked({ fields: [{ ...field!, total: 60, ranked: many }] }),
    );
    await expect.poll(() => table('North–South').getByRole('rowheader').elements()).toHaveLength(60);
  });

  test('is asked for beside its game, and once', async () => {
    const late = held(answer(gameRoutes.get, ownGame));
    const answers = renderPage(`${gamePath}/ranking`, ...gameAnswers, late, ranked());
    await expect.poll(() => answers.callsTo(rankingRoutes.game)).toHaveLength(1);
    await expect.element(page.getByText('Loading the game')).toBeInTheDocument();
    await expect.element(table('North–South')).not.toBeInTheDocument();
    late.release();
    await expect.element(table('North–South')).toBeVisible();
    await expect.poll(() => answers.callsTo(rankingRoutes.game)).toHaveLength(1);
  });

  for (const [state, title] of [
    ['no results', 'No results'],
    ['one table', 'One table only'],
    ['no pairs', 'No names'],
    ['too large', 'Too many tables'],
  ] as const) {
    test(`says why there is none: ${state}`, async () => {
      renderPage(`${gamePath}/ranking`, ...gameAnswers, ranked({ state, fields: [] }));
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    });
  }

  test('is loading, and can be tried again after a failure', async () => {
    const late = held(failure(rankingRoutes.game, 400, 'invalid_input', 'Not now.'));
    const answers = renderPage(`${gamePath}/ranking`, ...gameAnswers, late);
    await expect.element(page.getByText('Loading the ranking')).toBeInTheDocument();
    late.release();
    await expect
      .element(page.getByRole('heading', { name: 'The ranking could not be loaded' }))
      .toBeVisible();
    answers.now(ranked());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(table('North–South')).toBeVisible();
  });
});

describe('the scorecard', () => {
  const title = 'Pair 1: Ada Lark – Ben Wren';
  const rowOf = (board: number) => table(title).getByRole('row', { name: new RegExp(`^Board ${board}\\b`) });

  test('has every board under its opponents, with sums', async () => {
    renderPage(`${gamePath}/scorecard`, ...gameAnswers, card);
    await expect.element(rowOf(1)).toHaveTextContent(/4.*S.*queen of spades.*=.*\+420.*2.*100%/);
    await expect.element(rowOf(2)).toHaveTextContent(/−400.*0\.2.*10%/);
    await expect.element(rowOf(3)).toHaveTextContent(/adjusted, 60%.*1\.2.*60%/);
    await expect
      .element(table(title).getByRole('rowheader', { name: /Round 1/ }))
      .toHaveTextContent('Round 1, against pair 3 Eve Jay – Finn Crane');
    await expect
      .element(rowOf(1).getByRole('link', { name: 'Board 1' }))
      .toHaveAttribute('href', '/hands/101');
    await expect.element(main).toHaveTextContent(/Percent56\.67.*Place2nd/);
    await expectComfortable();
  });

  test('sums by declaring and defending, each figure a link to its boards', async () => {
    renderPage(`${gamePath}/scorecard`, ...gameAnswers, card);
    const sums = page.getByRole('region', { name: 'Where it came from' });
    await expect.element(sums).toHaveTextContent(/Declaring1 board100\.0%.*Defending1 board10\.0%/);
    await sums.getByRole('link', { name: 'Ben', exact: true }).click();
    await expect.element(main).toHaveTextContent('1 board declared by the second of the two.');
    await expect.element(rowOf(1)).toBeVisible();
    await expect.element(rowOf(2)).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Show all boards' }).click();
    await expect.element(rowOf(2)).toBeVisible();
    await page.getByRole('region', { name: 'By opponents' }).getByRole('link', { name: /Jay/ }).click();
    await expect.element(main).toHaveTextContent('2 boards against Eve Jay – Finn Crane.');
    await expect.element(rowOf(2)).toBeVisible();
    await expect.element(rowOf(3)).not.toBeInTheDocument();
    await expect
      .element(table(title).getByRole('link', { name: 'Eve Jay – Finn Crane' }))
      .toHaveAttribute('href', `${gamePath}/scorecard?table=1&seat=E`);
  });

  test('shows par and verdicts to those who played', async () => {
    const tricks = trickTable('67a9767a976767676767');
    const boards = aScorecard.boards.map((board) => ({ ...board, trickTable: tricks, parNS: 420 }));
    const analysed = answer(rankingRoutes.scorecard, { ...aScorecard, boards });
    const playing = answer(participationRoutes.mine, { ...notPlayed, isPlaying: true });
    renderPage(`${gamePath}/scorecard`, ...gameAnswers, analysed, playing);
    await expect.element(page.getByRole('columnheader', { name: 'Contract against par' })).toBeVisible();
    await expect.element(rowOf(1)).toHaveTextContent('+420');
  });

  test('keeps par from those who did not play', async () => {
    const boards = aScorecard.boards.map((board) => ({ ...board, parNS: 990 }));
    renderPage(
      `${gamePath}/scorecard`,
      ...gameAnswers,
      answer(rankingRoutes.scorecard, { ...aScorecard, boards }),
    );
    await expect.element(rowOf(1)).toBeVisible();
    await expect.element(rowOf(1)).not.toHaveTextContent('990');
  });

  test('asks which pair was one’s own where nobody knows', async () => {
    renderPage(`${gamePath}/scorecard`, ...gameAnswers, answer(rankingRoutes.scorecard, null));
    await expect
      .element(page.getByRole('heading', { name: 'We do not know which pair was yours' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See the ranking' }))
      .toHaveAttribute('href', `${gamePath}/ranking`);
  });
});

describe('the traveller', () => {
  test('has the tables of a board as clubs print them, and leads to the next', async () => {
    renderPage(`${gamePath}/travellers`, ...gameAnswers, traveller);
    const rows = table('Results on board 1').getByRole('row');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(/Lark.*you.*Jay.*Crane.*4.*S.*queen of spades.*10.*420.*2.*0/);
    await expect.element(rows.nth(2)).toHaveTextContent(/Rook.*Heron.*3.*N.*8.*50.*0.*2/);
    await expectComfortable();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => location.search).toBe('?hand=102');
  });

  test('fits a phone: contract, score and points on the first line', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(`${gamePath}/travellers?hand=101`, ...gameAnswers, traveller);
    const rows = table('Results on board 1').getByRole('row');
    await expect.element(rows.nth(2).getByText('−50')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'The deal' })).toBeVisible();
  });

  test('says what par is in one sentence, to those who played', async () => {
    const tricks = trickTable('67a9767a976767676767');
    const analysed = answer(rankingRoutes.traveller, { ...aTraveller, trickTable: tricks, parNS: 420 });
    const playing = answer(participationRoutes.mine, { ...notPlayed, isPlaying: true });
    renderPage(`${gamePath}/travellers`, ...gameAnswers, analysed, playing);
    const sentence = page.getByRole('paragraph').filter({ hasText: /^Par is .*\.$/ });
    await expect.element(sentence).toBeVisible();
  });

  test('says where matchpoints are scaled to the field', async () => {
    const adjusted = { scoreNS: null, contract: null, adjusted: { NS: 60, EW: 40 } };
    const rows = [...aTraveller.rows, { ...aTraveller.rows[0]!, tableId: 3, ownSide: null, ...adjusted }];
    const answers = renderPage(`${gamePath}/travellers`, ...gameAnswers, traveller);
    await expect.element(table('Results on board 1')).toBeVisible();
    await expect.element(main).not.toHaveTextContent('Neuberg');
    answers.now(answer(rankingRoutes.traveller, { ...aTraveller, top: 4, total: 3, rows }));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(main).toHaveTextContent('scaled to the whole field by Neuberg’s formula');
  });

  test('says so where nobody played the board', async () => {
    const none = { ...aTraveller, total: 0, rows: [], contracts: [] };
    renderPage(`${gamePath}/travellers`, ...gameAnswers, answer(rankingRoutes.traveller, none));
    await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  });
});
