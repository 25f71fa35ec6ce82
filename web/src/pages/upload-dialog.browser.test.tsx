import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFile, choose, dialog, dropArea, openUpload, uploadButton } from '../testing/upload.ts';
import { toast } from '../testing/locators.ts';

const opener = page.getByRole('button', { name: 'Upload PBN', exact: true });

describe('the upload dialog', () => {
  test('says which files it accepts, and waits for one', async () => {
    await openUpload();
    await expect
      .element(dialog)
      .toHaveTextContent('PBN files should contain bridge game data with hands and bidding');
    await expect.element(dialog).toHaveTextContent('Maximum size 10MB');
    await expect.element(dialog).toHaveTextContent('Supported formats: .pbn or .txt with PBN data');
    await expect.element(dialog.getByRole('button', { name: 'Browse Files' })).toHaveFocus();
    await expect.element(uploadButton).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument();
  });

  test('shows the chosen file with its size in KB, and can remove it', async () => {
    await openUpload();
    choose(aFile('tuesday.pbn', 'x'.repeat(1536)));
    await expect.element(dialog).toHaveTextContent('tuesday.pbn');
    await expect.element(dialog).toHaveTextContent('1.5 KB');
    await expect.element(uploadButton).toBeEnabled();
    await expect.element(uploadButton).toHaveTextContent(/^Upload$/);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(dialog).not.toHaveTextContent('tuesday.pbn');
    await expect.element(uploadButton).toBeDisabled();
  });

  test('takes a dropped file', async () => {
    await openUpload();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(aFile('dropped.pbn'));
    const drag = (type: 'dragenter' | 'drop') =>
      dropArea
        .element()
        .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragenter');
    await expect.element(dropArea).toHaveTextContent('Drop to upload');
    await userEvent.keyboard('{Escape}');
    await opener.click();
    await expect.element(dropArea).toHaveTextContent('Drop files or a folder here');
    drag('dragenter');
    await expect.element(dropArea).toHaveTextContent('Drop to upload');
    drag('drop');
    await expect.element(dialog).toHaveTextContent('dropped.pbn');
    await expect.element(uploadButton).toHaveTextContent(/^Upload$/);
    await expect.element(dropArea).toHaveTextContent('Drop files or a folder here');
  });

  test('refuses a file of another kind with a toast', async () => {
    await openUpload();
    choose(new File(['x'], 'photo.png', { type: 'image/png' }));
    await expect.element(toast).toHaveTextContent('Invalid File Type');
    await expect.element(toast).toHaveTextContent('Please select a PBN file (.pbn or .txt extension)');
    await expect.element(uploadButton).toBeDisabled();
    choose(aFile('evening.pbn'));
    await expect.element(uploadButton).toBeEnabled();
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('refuses a file above 10 MB with a toast, and accepts one of 10 MB', async () => {
    await openUpload();
    const limit = 10 * 1024 * 1024;
    choose(aFile('big.pbn', 'x'.repeat(limit + 1)));
    await expect.element(toast).toHaveTextContent('File Too Large');
    await expect.element(toast).toHaveTextContent('Please select a file smaller than 10MB');
    await expect.element(uploadButton).toBeDisabled();
    choose(aFile('just-so.pbn', 'x'.repeat(limit)));
    await expect.element(dialog).toHaveTextContent('10240.0 KB');
  });

  test('forgets the file when closed in any way', async () => {
    await openUpload();
    for (const close of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      choose(aFile('forgotten.pbn'));
      await expect.element(uploadButton).toBeEnabled();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      await opener.click();
      await expect.element(dialog).not.toHaveTextContent('forgotten.pbn');
      await expect.element(uploadButton).toBeDisabled();
    }
  });
});
