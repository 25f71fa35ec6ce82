import { boardText } from '@bridge-review/bridge/diagram/board-text';
import { linToAddress } from '@bridge-review/bridge/lin/lin-address';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { previewOf } from '@bridge-review/bridge/picture/preview-of';
import { previewPicture } from '@bridge-review/bridge/picture/preview-picture';
import type { BoardRecord } from '@bridge-review/bridge/record/hand-record';

/** In which forms a board can be taken along as text. */
export type TextForm = 'diagram' | 'viewer' | 'pbn' | 'lin';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';

export function boardAsText(form: TextForm, board: BoardRecord): string {
  const record = { header: [], boards: [board] };
  switch (form) {
    case 'diagram':
      return boardText(board);
    case 'pbn':
      return writePbn(record);
    case 'lin':
      return writeLin(record);
    case 'viewer':
      return linToAddress(VIEWER, writeLin(record).replaceAll(/\r?\n/gu, ''));
  }
}

/** As PNG, which is what other programs take from the clipboard. */
export async function boardAsImage(board: BoardRecord): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(previewPicture(previewOf(board)))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('There is no picture.'))), 'image/png');
  });
}
