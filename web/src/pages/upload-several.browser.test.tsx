import type { UploadedGames } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import type { PreviewedGame, PreviewedPart, UploadPreview } from '@bridge-review/api/upload-preview';
import { formatDeal, parseDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noNames } from '../testing/account.ts';
import { type Answer, answer, type Answers, failure, held } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gamePath, ownGame } from '../testing/games.ts';
import { toast } from '../testing/locators.ts';
import { aFile, choose, dialog, dropArea, openUpload, review, uploadButton } from '../testing/upload.ts';

const goOn = dialog.getByRole('button', { name: 'Continue' });
const address = dialog.getByLabelText('An address');
const pasted = dialog.getByLabelText('Pasted text');
const link = 'https://www.example.org/handviewer.html?lin=md%7C3S';

const part = (name: string, more: Partial<PreviewedPart> = {}): PreviewedPart => ({
  name,
  format: 'PBN',
  boards: 27,
  results: 0,
  auctions: 0,
  players: 0,
  refusal: null,
  warnings: [],
  warningCount: 0,
  ...more,
});

type Preview = Pick<UploadPreview, 'parts' | 'games'> & Partial<UploadPreview>;

const game = (parts: number[], more: Partial<PreviewedGame> = {}): PreviewedGame => ({
  title: 'Tuesday Pairs',
  date: '2025-10-14',
  site: null,
  parts,
  boards: Array.from({ length: 27 }, (_, index) => ({
    number: index + 1,
    remarks: index === 13 ? ['no result'] : [],
  })),
  results: 243,
  tables: 9,
  auctions: 0,
  players: 36,
  remarks: [],
  board: null,
  duplicate: null,
  ...more,
});

const evening: Preview = {
  parts: [part('deals.dup', { format: 'DUP' }), part('results.pbn', { results: 243, players: 36 })],
  games: [game([0, 1])],
};
const previewed = (preview: Preview) =>
  answer(gameRoutes.previewUpload, { join: null, players: [], ...preview });
const storage = { usedBytes: 0, limitBytes: 200 * 1024 * 1024 };
const made: UploadedGames = { games: [{ id: ownGame.id, title: ownGame.title, handCount: 27 }], storage };
const stored = answer(gameRoutes.uploadSeveral, made);

/** The files and texts of the last call to a route. */
const sentTo = (
  answers: Answers,
  route: typeof gameRoutes.previewUpload | typeof gameRoutes.uploadSeveral,
) => {
  const form = answers.callsTo(route).at(-1)?.body as FormData;
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
};

async function reviewFiles(...table: readonly Answer[]): Promise<Answers> {
  const answers = await openUpload(...table);
  choose(aFile('deals.dup'), aFile('results.pbn'));
  await goOn.click();
  await expect.element(review).toBeVisible();
  return answers;
}

describe('several files', () => {
  test('leave the dialog where it is while they are chosen and read', async () => {
    await openUpload(previewed(evening));
    const boxOf = (shown: typeof dialog) => {
      const { top, bottom } = shown.element().getBoundingClientRect();
      return { top, bottom };
    };
    const empty = boxOf(dialog);
    choose(...['one', 'two', 'three', 'four', 'five'].map((name) => aFile(`${name}.dup`)));
    await expect.element(dialog.getByRole('button', { name: 'Remove five.dup' })).toBeInTheDocument();
    expect(boxOf(dialog)).toEqual(empty);
    await expect.element(goOn).toBeInViewport({ ratio: 1 });
    await goOn.click();
    await expect.element(review).toBeVisible();
    expect(boxOf(review)).toEqual(empty);
    await expect.element(review.getByRole('button', { name: /^Upload/ })).toBeInViewport({ ratio: 1 });
  });

  test('are shown as what they are before anything is stored, and become one game', async () => {
    const answers = await reviewFiles(previewed(evening), stored);
    expect(sentTo(answers, gameRoutes.previewUpload)).toEqual([
      ['file', 'deals.dup'],
      ['file', 'results.pbn'],
    ]);
    const [first, second] = review.getByRole('listitem').elements();
    expect(first?.textContent).toContain('dealing machine (.dup)');
    expect(first?.textContent).toContain('27 deals. No results, no auctions.');
    expect(second?.textContent).toContain('27 deals, 243 results, 36 players named. No auctions.');
    await expect.element(review.getByRole('heading', { name: 'Together they are one game' })).toBeVisible();
    await expect.element(review).toHaveTextContent('Tuesday Pairs · 14 October 2025');
    await expect.element(review).toHaveTextContent('Board 14: no result.');
    expect(answers.callsTo(gameRoutes.uploadSeveral)).toHaveLength(0);
    await expectComfortable('[role=dialog]');

    await review.getByRole('button', { name: 'Upload 27 boards' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(sentTo(answers, gameRoutes.uploadSeveral)).toEqual([
      ['file', 'deals.dup'],
      ['file', 'results.pbn'],
    ]);
    await page
      .getByRole('dialog', { name: 'Edit Game Details' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect.element(toast).toHaveTextContent(`Successfully uploaded 27 hands from ${ownGame.title}`);
  });

  test('can be given another title before they are stored', async () => {
    const answers = await reviewFiles(previewed(evening), stored);
    await review.getByRole('button', { name: 'Change title' }).click();
    const field = review.getByLabelText('Title');
    await expect.element(field).toHaveFocus();
    await field.fill('Larkmoor Autumn Pairs');
    await expectComfortable('[role=dialog]');
    await review.getByRole('button', { name: 'Upload 27 boards' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(sentTo(answers, gameRoutes.uploadSeveral)).toContainEqual(['title', 'Larkmoor Autumn Pairs']);
  });

  test('say who of the players uploads them, who is marked as playing then', async () => {
    const names = ['Cleo Finch', 'JOAN WHITLOCK', 'Zoe Wren'];
    const players = names.map((name, at) => ({
      spelling: name,
      name,
      pairNumber: '4',
      seat: at === 1 ? ('N' as const) : null,
      partner: at === 1 ? 'Ben Moss' : null,
    }));
    const answers = await reviewFiles(
      previewed({ ...evening, players }),
      stored,
      answer(peopleRoutes.mine, noNames),
      failure(peopleRoutes.state, 400, 'invalid_input', messages.tooManyIdentities),
    );
    const box = review.getByRole('checkbox', { name: /is me; I played with Ben Moss/ });
    await expect.element(box).not.toBeChecked();
    await expect.element(box).toHaveAccessibleName(/, pair 4, North is me/);
    await box.click();
    await expect.element(review).toHaveTextContent('Everybody who sees the game will see your display name');
    await expectComfortable('[role=dialog]');
    await review.getByRole('button', { name: 'Another name' }).click();
    await review.getByLabelText('This is me').selectOptions('Zoe Wren, pair 4');
    await review.getByRole('button', { name: 'Upload 27 boards' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    await expect
      .poll(() => answers.callsTo(peopleRoutes.state)[0]?.body)
      .toEqual({ name: 'Zoe Wren', scope: 'game' });
    await expect.element(toast).toHaveTextContent('‘This is me’ was not saved');
  });

  test('of two evenings become two games', async () => {
    const two = {
      parts: evening.parts,
      games: [game([0], { title: 'Monday' }), game([1], { title: 'Tuesday' })],
    };
    const both = { games: [...made.games, { id: 9, title: 'Tuesday', handCount: 27 }], storage };
    await reviewFiles(previewed(two), answer(gameRoutes.uploadSeveral, both));
    await expect.element(review.getByRole('heading', { name: 'Game 2 of 2' })).toBeVisible();
    await expect.element(review.getByRole('button', { name: 'Change title' })).not.toBeInTheDocument();
    await review.getByRole('button', { name: 'Upload 54 boards as 2 games' }).click();
    await expect.element(toast).toHaveTextContent('Successfully uploaded 54 hands in 2 games');
    await expect.element(review).not.toBeInTheDocument();
  });

  test('can be changed: back to the choice, and one removed', async () => {
    const answers = await reviewFiles(previewed(evening));
    await review.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog).toHaveTextContent('deals.dup');
    await goOn.click();
    const remove = review.getByRole('button', { name: 'Remove results.pbn' });
    await expect.element(remove).toBeVisible();
    answers.now(previewed({ parts: [part('deals.dup')], games: [game([0])] }));
    await remove.click();
    await expect.element(review.getByRole('heading', { name: 'One game' })).toBeVisible();
    expect(sentTo(answers, gameRoutes.previewUpload)).toEqual([['file', 'deals.dup']]);
  });

  test('with an unreadable one among them go on without it', async () => {
    const refusal = 'This is neither PBN nor LIN, nor any other file of boards that we can read.';
    const mixed = {
      parts: [
        part('letter.txt', { format: null, boards: 0, refusal }),
        part('results.pbn', { results: 243, players: 36 }),
      ],
      games: [game([1])],
    };
    const answers = await openUpload(previewed(mixed), stored);
    choose(aFile('letter.txt'), aFile('results.pbn'), new File(['x'], 'photo.png', { type: 'image/png' }));
    await expect.element(dialog).toHaveTextContent('photo.png is left out: not a bridge file.');
    await goOn.click();
    const lines = review.getByRole('listitem');
    await expect.element(lines.nth(0)).toHaveTextContent(refusal);
    await expect.element(lines.nth(0)).toHaveTextContent('Everything else can be uploaded without it.');
    await expect.element(lines.nth(2)).toHaveTextContent('photo.png');
    await expectComfortable('[role=dialog]');
    await review.getByRole('button', { name: 'Upload 27 boards' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(sentTo(answers, gameRoutes.uploadSeveral)).toEqual([['file', 'results.pbn']]);
  });

  test('of which none can be read cannot be uploaded', async () => {
    const nothing = { parts: [part('a', { refusal: 'The file is empty.' })], games: [] };
    await reviewFiles(previewed(nothing));
    await expect.element(review).toHaveTextContent('There is nothing here to upload.');
    await expect.element(review.getByRole('button', { name: /^Upload/ })).toBeDisabled();
  });

  test('are read once for two clicks, and not at all once cancelled', async () => {
    const reading = held(previewed(evening));
    const answers = await openUpload(reading);
    choose(aFile('a.pbn'), aFile('b.pbn'));
    await goOn.dblClick();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => answers.callsTo(gameRoutes.previewUpload)).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => answers.callsTo(gameRoutes.previewUpload)[0]?.signal.aborted).toBe(true);
    await expect.element(dialog).not.toBeInTheDocument();
    reading.release();
    await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    await expect.element(uploadButton).toBeDisabled();
    await expect.element(review).not.toBeInTheDocument();
  });

  test('that the server does not take say why, and stay', async () => {
    await openUpload(failure(gameRoutes.previewUpload, 400, 'unusable_file', messages.fileSlow));
    choose(aFile('a.pbn'), aFile('b.pbn'));
    await goOn.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('This file takes too long to read.');
    await expect.element(dialog).toHaveTextContent('b.pbn');
  });

  test('that are a game already ask the same question as a single one', async () => {
    const existing = { id: 4, title: 'Tuesday Pairs', tournament: null, date: null, filename: 'old.pbn' };
    const refused: Answer = {
      route: gameRoutes.uploadSeveral,
      respond: () => {
        const { duplicateGame: message } = messages;
        const body = { error: message, message, code: 'duplicate_game', duplicateGame: existing };
        return Response.json(body, { status: 409 });
      },
    };
    const known = { parts: evening.parts, games: [game([0, 1], { duplicate: existing })] };
    const answers = await reviewFiles(previewed(known), refused);
    await expect.element(review).toHaveTextContent('Tuesday Pairs begins with the same hand');
    await review.getByRole('button', { name: 'Upload 27 boards' }).click();
    const question = page.getByRole('dialog', { name: 'Duplicate Game Detected' });
    await expect.element(question).toHaveTextContent('old.pbn');
    answers.now(stored);
    await question.getByRole('button', { name: 'Upload Anyway' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect(sentTo(answers, gameRoutes.uploadSeveral)[0]).toEqual(['force', 'true']);
  });

  test('are thirty at most', async () => {
    await openUpload();
    choose(...Array.from({ length: 40 }, (_, index) => aFile(`${index}.pbn`)));
    await expect.element(toast).toHaveTextContent('Too Many Files');
    await expect.element(toast).toHaveTextContent(messages.tooManyParts);
    await expect.element(uploadButton).toBeDisabled();
  });
});

test('a pasted text and an address are sent, and never opened', async () => {
  const answers = await openUpload(
    previewed({
      parts: [
        part('Hand viewer address', { format: 'hand viewer', boards: 1 }),
        part('Pasted text', { format: 'diagram', boards: 1 }),
      ],
      games: [game([0, 1], { boards: [1, 2].map((number) => ({ number, remarks: [] })) })],
    }),
  );
  await pasted.fill('N: AK…');
  await expect.element(goOn).toBeEnabled();
  await address.fill(link);
  address.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.element(review.getByRole('button', { name: 'Upload 2 boards' })).toBeVisible();
  expect(sentTo(answers, gameRoutes.previewUpload)).toEqual([
    ['address', link],
    ['text', 'N: AK…'],
  ]);
});

describe('a drop', () => {
  interface Dropped {
    readonly types: string[];
    readonly items: object[];
    readonly files: File[];
    getData(): string;
  }

  function drop(dropped: Partial<Dropped>): void {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    const all: Dropped = { types: ['Files'], items: [], files: [], getData: () => '', ...dropped };
    Object.defineProperty(event, 'dataTransfer', { value: all });
    dropArea.element().dispatchEvent(event);
  }

  const fileEntry = (file: File) => ({
    isFile: true,
    isDirectory: false,
    fullPath: `/season/${file.name}`,
    file: (take: (file: File) => void) => take(file),
  });
  /** A folder, as a browser gives it. */
  const folder = (...files: readonly File[]) => {
    const batches = [files.map(fileEntry), []];
    const entry = {
      isFile: false,
      isDirectory: true,
      createReader: () => ({
        readEntries: (take: (entries: object[]) => void) => take(batches.shift() ?? []),
      }),
    };
    return { kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => null };
  };

  test('of a folder takes the files in it', async () => {
    await openUpload();
    drop({ items: [folder(aFile('monday.pbn'), aFile('monday.dlm'))] });
    await expect.element(dialog).toHaveTextContent('monday.pbn');
    await expect.element(dialog).toHaveTextContent('monday.dlm');
    await expect.element(goOn).toBeEnabled();
  });

  test('of an empty folder says so', async () => {
    await openUpload();
    drop({ items: [folder()] });
    await expect.element(toast).toHaveTextContent('There is no file in what you dropped.');
    await expect.element(uploadButton).toBeDisabled();
  });

  test('of a link takes it as a text', async () => {
    await openUpload();
    drop({ types: ['text/plain'], getData: () => link });
    await expect.element(pasted).toHaveValue(link);
  });
});

test('a single board that was pasted is shown with its cards and its auction', async () => {
  const board = {
    deal: formatDeal(
      unwrap(parseDeal('N:76.AKJ.AJ9862.32 AJ543.32.QT.QJ96 K8.QT976.54.AK84 QT92.854.K73.T75')),
    ),
    dealer: 'N',
    vulnerability: 'NS',
    calls: ['1D', '1S', '2H', '2S', '3D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'],
  } as const;
  const single = game([0], {
    boards: [{ number: 5, remarks: [] }],
    board: { ...board, calls: [...board.calls] },
  });
  await openUpload(
    previewed({ parts: [part('Pasted text', { format: 'LIN', boards: 1 })], games: [single] }),
  );
  await pasted.fill('qx|o5|');
  await goOn.click();
  const cards = review.getByRole('group', { name: 'The cards of board 5' });
  await expect.element(cards).toHaveTextContent('AJ9862');
  await expect.element(review).toHaveTextContent('Dealer North, N–S vul.');
  await expect.element(review.getByRole('table', { name: 'Auction' })).toHaveTextContent('3NT');
  await expectComfortable('[role=dialog]');
});
