import { messages } from '@bridge-review/api/messages';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aGame, listed } from '../testing/a-game.ts';
import {
  type Answer,
  answer,
  type Answers,
  failure,
  held,
  onlyPage,
  unreachable,
} from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gamePath, ownGame } from '../testing/games.ts';
import { textsOf, toast } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';
import { aFile, choose, dialog, openUpload, uploadButton, uploaded } from '../testing/upload.ts';
import { expectAccessible } from '../ui/testing/accessible.ts';

const alert = dialog.getByRole('alert');
const progress = dialog.getByRole('progressbar');
const cancel = dialog.getByRole('button', { name: 'Cancel' });
const details = page.getByRole('dialog', { name: 'Edit Game Details' });
const opener = page.getByRole('button', { name: 'Upload PBN', exact: true });
const address = () => location.pathname + location.search;
const published = answer(gameRoutes.upload, uploaded);
/** Progress is shown a moment before the file leaves. */
const sent = async (answers: Answers, count = 1) => {
  await expect.element(progress).toBeVisible();
  await expect.poll(() => answers.callsTo(gameRoutes.upload)).toHaveLength(count);
};
const formOf = (answers: Answers) => answers.callsTo(gameRoutes.upload).at(-1)!.body as FormData;

async function upload(name: string, ...table: readonly Answer[]): Promise<Answers> {
  const answers = await openUpload(...table);
  choose(aFile(name));
  await uploadButton.click();
  return answers;
}

describe('an upload', () => {
  test('that succeeds leaves the dialog open for 100 ms', async () => {
    await openUpload(published);
    choose(aFile('evening.pbn'));
    await expect.element(uploadButton).toBeEnabled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await uploadButton.click();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1);
        return address();
      })
      .toBe(`${gamePath}?edit=true`);
    // One that fades out is closed. By now it is hidden behind the one to edit the game.
    const openDialogs = () =>
      [...document.querySelectorAll('[role=dialog][data-state=open]')].filter(({ textContent }) =>
        textContent.includes('Upload PBN File'),
      ).length;
    await vi.advanceTimersByTimeAsync(98);
    expect(openDialogs()).toBe(1);
    await vi.advanceTimersByTimeAsync(50);
    await expect.poll(openDialogs).toBe(0);
  });

  test('of one hand says so in the singular', async () => {
    const only = { ...uploaded, hands: uploaded.hands.slice(0, 1) };
    await upload('one.pbn', answer(gameRoutes.upload, only));
    await details.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(toast).toHaveTextContent(`Successfully uploaded 1 hand from ${ownGame.title}`);
  });

  test('that succeeds shows one thing at a time: the details with the news, then a toast', async () => {
    const answers = await upload('one-thing.pbn', published);
    await expect.element(details).toBeVisible();
    const message = 'PBN file uploaded successfully! The games are now available in your dashboard.';
    await expect.element(details.getByRole('status')).toHaveTextContent(message);
    await expect.element(toast).not.toBeInTheDocument();
    await expectAccessible();
    answers.now(answer(gameRoutes.update, ownGame));
    await details.getByRole('button', { name: 'Update Game' }).click();
    await expect.element(toast).toHaveTextContent('Game Updated');
    // The toast may come a moment before the dialog closes.
    await expect.element(details).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain(message);
    await page.getByRole('button', { name: 'Edit Details' }).click();
    await expect.element(details).toBeVisible();
    await expect.element(details.getByRole('status')).not.toBeInTheDocument();
  });

  test('accepts a LIN file', async () => {
    const answers = await openUpload(published);
    choose(new File(['md|'], 'evening.lin', { type: 'application/x-lin' }));
    await uploadButton.click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    expect((formOf(answers).get('file') as File).name).toBe('evening.lin');
  });

  test('sends the file, the user and nothing else, once for two clicks', async () => {
    const sending = held(published);
    const answers = await openUpload(sending);
    choose(aFile('once.pbn'));
    await uploadButton.dblClick();
    sending.release();
    await expect.poll(() => location.pathname).toBe(gamePath);
    await expect.poll(() => answers.callsTo(gameRoutes.upload)).toHaveLength(1);
    const form = formOf(answers);
    expect([...form.keys()]).toEqual(['userId', 'file']);
    expect(form.get('userId')).toBe(String(aPlayer.id));
    expect((form.get('file') as File).name).toBe('once.pbn');
  });

  test('can be cancelled while running', async () => {
    const sending = held(published);
    const answers = await upload('never-mind.pbn', sending);
    await sent(answers);
    const [call] = answers.callsTo(gameRoutes.upload);
    expect(call?.signal.aborted).toBe(false);
    await cancel.click();
    expect(call?.signal.aborted).toBe(true);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/');
    await expect.element(toast).not.toBeInTheDocument();
    sending.release();
    await opener.click();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(uploadButton).toBeDisabled();
  });

  test('that was published before it could be cancelled is reported and listed', async () => {
    const answers = await upload('too-late.pbn', held(published));
    await sent(answers);
    const late = {
      ...aGame(40),
      uploadedBy: aPlayer.id,
      title: 'Too Late Cup',
      filename: 'too-late.pbn',
    };
    answers.now(answer(gameRoutes.list, onlyPage([listed(late)])));
    await cancel.click();
    await expect.element(toast).toHaveTextContent('Already uploaded');
    await expect.element(toast).toHaveTextContent('Too Late Cup');
    await expect.element(page.getByText('File: too-late.pbn')).toBeVisible();
  });

  test('that the server refuses shows the reason, keeps the file and can be retried', async () => {
    const message = 'We found no deals in this file.';
    const answers = await upload('letter.txt', failure(gameRoutes.upload, 400, 'unusable_file', message));
    await expect.element(alert).toHaveTextContent(message);
    await expect.element(toast).toHaveTextContent('Upload Failed');
    await expect.element(toast).toHaveTextContent(message);
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(dialog).toHaveTextContent('letter.txt');
    answers.now(published);
    choose(aFile('evening.pbn'));
    await expect.element(alert).not.toBeInTheDocument();
    await uploadButton.click();
    await expect.poll(() => location.pathname).toBe(gamePath);
  });

  test('that fails without a server message says that it failed', async () => {
    await upload('evening.pbn', failure(gameRoutes.upload, 502, undefined, '<h1>Bad gateway</h1>'));
    await expect.element(alert).toHaveTextContent('Failed to upload PBN file');
    await expect.element(dialog).not.toHaveTextContent('gateway');
    await expect.element(toast).toHaveTextContent('Upload Failed');
    await expect.element(toast).toHaveTextContent('Upload failed');
  });

  test('that does not reach the server says what to do', async () => {
    await upload('evening.pbn', unreachable(gameRoutes.upload));
    await expect.element(alert).toHaveTextContent('Failed to upload PBN file');
    await expect.element(alert).toHaveTextContent('Please check your connection');
  });

  test('is accessible before, during and after a failure, and does not scroll sideways', async () => {
    const refusal = failure(gameRoutes.upload, 400, 'unusable_file', 'We found no deals in this file.');
    const answers = await openUpload(refusal);
    await expectComfortable('[role=dialog]');
    choose(aFile(`${'long-name-'.repeat(12)}.pbn`));
    await uploadButton.click();
    await expect.element(alert).toBeVisible();
    await expectComfortable('[role=dialog]');
    const sending = held(refusal);
    answers.now(sending);
    await uploadButton.click();
    await expect.element(progress).toBeVisible();
    await expectComfortable('[role=dialog]');
    sending.release();
    await expect.element(alert).toBeVisible();
  });
});

describe('a duplicate', () => {
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Game Detected' });
  const view = duplicate.getByRole('button', { name: 'View Existing Game' });
  const existing = {
    id: ownGame.id,
    title: 'Second Evening',
    tournament: 'Harbour Congress',
    date: '2025-10-18',
    filename: 'harbour.pbn',
  };
  const refused: Answer = {
    route: gameRoutes.upload,
    respond: () => {
      const { duplicateGame: message } = messages;
      const body = { error: message, message, code: 'duplicate_game', duplicateGame: existing };
      return Response.json(body, { status: 409 });
    },
  };

  async function uploadAgain(): Promise<Answers> {
    const answers = await upload(
      'again.pbn',
      refused,
      answer(gameRoutes.get, { ...ownGame, title: existing.title }),
    );
    await expect.element(view).toHaveFocus();
    return answers;
  }

  test('is shown with the details of the existing game', async () => {
    await uploadAgain();
    await expect
      .element(duplicate)
      .toHaveTextContent(
        'A game with the same first hand already exists in the system. This might be the same game uploaded with a different filename.',
      );
    expect(textsOf(duplicate.getByRole('term'))).toEqual(['Title', 'Tournament', 'Date', 'File', 'Game']);
    expect(textsOf(duplicate.getByRole('definition'))).toEqual([
      'Second Evening',
      'Harbour Congress',
      '18 October 2025',
      'harbour.pbn',
      String(existing.id),
    ]);
    await expect.element(toast).not.toBeInTheDocument();
    expect(document.querySelector('progress')).toBeNull();
    await expectAccessible();
  });

  test('links to the existing game', async () => {
    await uploadAgain();
    await view.click();
    await expect.poll(address).toBe(gamePath);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Second Evening', level: 1 })).toBeVisible();
  });

  test('can be uploaded anyway', async () => {
    const answers = await uploadAgain();
    const sending = held(published);
    answers.now(sending);
    await duplicate.getByRole('button', { name: 'Upload Anyway' }).click();
    await expect.element(duplicate).not.toBeInTheDocument();
    await sent(answers, 2);
    await expect.element(uploadButton).toHaveTextContent(/^Uploading\.\.\.$/);
    const form = formOf(answers);
    expect(form.get('force')).toBe('true');
    expect((form.get('file') as File).name).toBe('again.pbn');
    sending.release();
    await expect.poll(() => location.pathname).toBe(gamePath);
    await details.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(toast).toHaveTextContent(`Successfully uploaded 2 hands from ${ownGame.title}`);
  });

  test('can be cancelled, back to the chosen file', async () => {
    await uploadAgain();
    await userEvent.keyboard('{Escape}');
    await expect.element(duplicate).not.toBeInTheDocument();
    await expect.element(dialog).toHaveTextContent('again.pbn');
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(uploadButton).toBeEnabled();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await opener.click();
    await expect.element(dialog).not.toHaveTextContent('again.pbn');
    await expect.element(duplicate).not.toBeInTheDocument();
  });
});
