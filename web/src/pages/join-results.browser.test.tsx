import type { GameDetails } from '@bridge-review/api/games';
import type { JoinCandidate, JoinPreview } from '@bridge-review/api/joined-results';
import { messages } from '@bridge-review/api/messages';
import { gameRoutes } from '@bridge-review/api/routes/games';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, type Answers, failure } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gameAnswers, gamePath, ownGame } from '../testing/games.ts';
import { toast } from '../testing/locators.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aFile, choose, dialog, openUpload, review } from '../testing/upload.ts';

const candidate: JoinCandidate = {
  id: ownGame.id,
  title: ownGame.title,
  tournament: null,
  date: '2025-10-14',
  filename: 'deals.dup',
  uploaderName: 'Ann',
  boards: 27,
};
const other = { ...candidate, id: 13, title: 'Wednesday Teams', boards: 24 };

const join: JoinPreview = {
  game: candidate,
  boards: { inFiles: 28, there: 27 },
  before: { results: 27, tables: 1, pairs: 2, players: 4 },
  after: { results: 243, tables: 9, pairs: 18, players: 36 },
  added: 216,
  completed: 27,
  repeated: 0,
  remarks: ['The results of board 28 were left out: the game has no such board.'],
  remarkCount: 1,
  refusal: null,
};

const readPart: UploadPreview['parts'][number] = {
  name: 'results.xml',
  format: 'USEBIO',
  boards: 0,
  results: 252,
  auctions: 0,
  players: 36,
  refusal: null,
  warnings: [],
  warningCount: 0,
};

const previewed = (preview: JoinPreview | null, candidates: JoinCandidate[] = [candidate]): Answer => {
  const refusal = preview ? null : 'The file has 252 results of 28 boards and no deals.';
  const results: UploadPreview = {
    parts: [{ ...readPart, refusal }],
    games: [],
    join: { candidates, preview },
    players: [],
  };
  return answer(gameRoutes.previewUpload, results);
};

const joined: GameDetails = {
  ...ownGame,
  joined: [
    {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      name: 'results.xml',
      addedAt: '2026-11-16T20:00:00.000Z',
      added: 216,
      completed: 27,
      remarks: join.remarks,
      remarkCount: 1,
    },
  ],
};

async function reviewResults(...table: readonly Answer[]): Promise<Answers> {
  const answers = await openUpload(...table);
  choose(aFile('results.xml'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(review).toBeVisible();
  return answers;
}

const form = (answers: Answers, route: typeof gameRoutes.previewUpload | typeof gameRoutes.joinResults) =>
  [...(answers.callsTo(route).at(-1)!.body as FormData)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);

describe('results without deals', () => {
  test('show what they would change in a game that is there, and are added to it', async () => {
    const answers = await reviewResults(
      previewed(join),
      answer(gameRoutes.joinResults, { game: joined, added: 216, completed: 27 }),
    );
    await expect.element(review.getByRole('heading', { name: `Results for ${ownGame.title}` })).toBeVisible();
    await expect
      .element(review)
      .toHaveTextContent('27 of 28 board numbers are there. One thing does not fit');
    await expect
      .element(review.getByRole('row', { name: /^Results 27/ }))
      .toHaveTextContent('Results27243, up to 9 a board');
    await expect.element(review.getByRole('row', { name: /^Ranking/ })).toHaveTextContent('2 pairs18 pairs');
    await expect.element(review).toHaveTextContent('board 28 were left out');
    await expect.element(review).toHaveTextContent('You can undo all of it at any time');
    await expectComfortable('[role=dialog]');
    await review.getByRole('button', { name: 'Add 216 results' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(form(answers, gameRoutes.joinResults)).toEqual([['file', 'results.xml']]);
    await expect.element(toast).toHaveTextContent(`216 results added to ${ownGame.title}.`);
    await expect.element(page.getByText('216 results added', { exact: true })).toBeVisible();
  });

  test('can be meant for another game', async () => {
    const answers = await reviewResults(previewed(join, [candidate, other]));
    answers.now(previewed({ ...join, game: other, remarks: [], remarkCount: 0 }, [candidate, other]));
    await review.getByRole('radio', { name: /^Add to Wednesday Teams/ }).click();
    await expect.element(review.getByRole('heading', { name: 'Results for Wednesday Teams' })).toBeVisible();
    expect(form(answers, gameRoutes.previewUpload)).toContainEqual(['into', '13']);
    await expect.element(review).toHaveTextContent('27 of 28 board numbers are there, and all results fit');
    await expectComfortable('[role=dialog]');
  });

  test('are no game by themselves, which the dialog says', async () => {
    const answers = await reviewResults(previewed(join));
    await review.getByRole('radio', { name: 'As a new game' }).click();
    await expect.element(review).toHaveTextContent('A game needs its deals.');
    await expect.element(review.getByRole('button', { name: /^Upload|^Add/ })).toBeDisabled();
    await review.getByRole('radio', { name: `Add to ${ownGame.title}` }).click();
    await expect.element(review.getByRole('button', { name: 'Add 216 results' })).toBeEnabled();
    await expect.poll(() => answers.callsTo(gameRoutes.previewUpload)).toHaveLength(1);
  });

  test('with their deals are a new game, or come to the one that has these deals', async () => {
    const whole: UploadPreview = {
      parts: [{ ...readPart, boards: 1 }],
      players: [],
      join: { candidates: [candidate], preview: null },
      games: [
        {
          title: 'Tuesday Pairs',
          date: '2025-10-14',
          site: null,
          parts: [0],
          boards: [{ number: 1, remarks: [] }],
          results: 243,
          tables: 9,
          auctions: 0,
          players: 36,
          remarks: [],
          board: null,
          duplicate: null,
        },
      ],
    };
    const answers = await reviewResults(answer(gameRoutes.previewUpload, whole));
    await expect
      .element(review.getByRole('radio', { name: /^As a new game, ‘Tuesday Pairs’/ }))
      .toBeChecked();
    await expect.element(review.getByRole('button', { name: 'Upload 1 board' })).toBeEnabled();
    answers.now(
      answer(gameRoutes.previewUpload, { ...whole, join: { candidates: [candidate], preview: join } }),
      answer(gameRoutes.joinResults, { game: joined, added: 216, completed: 27 }),
    );
    await review.getByRole('radio', { name: `Add to ${ownGame.title}` }).click();
    await expect.element(review.getByRole('heading', { name: `Results for ${ownGame.title}` })).toBeVisible();
    expect(form(answers, gameRoutes.previewUpload)).toContainEqual(['into', String(ownGame.id)]);
    await expect.element(review.getByRole('heading', { name: 'One board' })).not.toBeInTheDocument();
    await review.getByRole('radio', { name: /^As a new game/ }).click();
    await expect.element(review.getByRole('button', { name: 'Upload 1 board' })).toBeEnabled();
    await review.getByRole('radio', { name: `Add to ${ownGame.title}` }).click();
    await review.getByRole('button', { name: 'Add 216 results' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(form(answers, gameRoutes.joinResults)).toEqual([['file', 'results.xml']]);
    expect(answers.callsTo(gameRoutes.uploadSeveral)).toHaveLength(0);
  });

  test('that are there already have nothing to add', async () => {
    const nothing = { ...join, added: 0, completed: 0, repeated: 243, refusal: messages.resultsAllThere };
    await reviewResults(previewed(nothing));
    await expect.element(review).toHaveTextContent(messages.resultsAllThere);
    await expect.element(review.getByRole('button', { name: /^Upload|^Add/ })).toBeDisabled();
  });

  test('without a game to join say what is missing', async () => {
    await reviewResults(previewed(null, []));
    await expect.element(review).toHaveTextContent('The file has 252 results of 28 boards and no deals.');
    await expect.element(review).toHaveTextContent('No game of yours has these boards.');
    await expect.element(review.getByRole('button', { name: /^Upload|^Add/ })).toBeDisabled();
    await expectComfortable('[role=dialog]');
  });

  test('that the server refuses after all leave everything as it was', async () => {
    await reviewResults(
      previewed(join),
      failure(gameRoutes.joinResults, 400, 'unusable_file', messages.resultsAllThere),
    );
    await review.getByRole('button', { name: 'Add 216 results' }).click();
    await expect.element(review.getByRole('alert')).toHaveTextContent(messages.resultsAllThere);
    await expect.element(review.getByRole('button', { name: 'Add 216 results' })).toBeEnabled();
  });
});

describe('results that were added', () => {
  const added = page.getByRole('list', { name: 'Results that were added' });
  const open = (game: GameDetails, ...table: readonly Answer[]) =>
    renderPage(gamePath, ...gameAnswers, answer(gameRoutes.get, game), ...table);
  const undo = added.getByRole('button', { name: 'Undo: 216 results added' });

  test('are listed on the page of the game, and removed after a question', async () => {
    const answers = open(joined, answer(gameRoutes.undoResults, ownGame));
    await expect.element(added).toHaveTextContent('216 results added from results.xml');
    await undo.click();
    const question = page.getByRole('alertdialog', { name: 'Remove these results?' });
    await expect.element(question).toHaveTextContent('Auctions and comments that players wrote stay.');
    answers.now(answer(gameRoutes.get, ownGame));
    await question.getByRole('button', { name: 'Remove results' }).click();
    await expect.element(added).not.toBeInTheDocument();
    await expect
      .poll(() => answers.callsTo(gameRoutes.undoResults)[0]?.body)
      .toEqual({ join: joined.joined[0]?.id });
    await expect.element(toast).toHaveTextContent('Results removed');
  });

  test('that another tab has removed are reported as removed', async () => {
    const answers = open(joined, failure(gameRoutes.undoResults, 404, 'not_found', messages.joinUndone));
    await undo.click();
    const question = page.getByRole('alertdialog');
    answers.now(answer(gameRoutes.get, ownGame));
    await question.getByRole('button', { name: 'Remove results' }).click();
    await expect.element(added).not.toBeInTheDocument();
    await expect.element(toast).toHaveTextContent(messages.joinUndone);
  });

  test('of others have no way to undo them', async () => {
    open({ ...joined, uploadedBy: 99 });
    await expect.element(added).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
  });
});
