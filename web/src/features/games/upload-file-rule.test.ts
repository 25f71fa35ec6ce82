import { describe, expect, it } from 'vitest';
import { uploadObjection } from './upload-file-rule.ts';

const file = (name: string, type: string, size = 100) => ({ name, type, size });

describe('a file to upload', () => {
  it.each([
    file('tuesday.pbn', 'application/x-whatever'),
    file('TUESDAY.PBN', 'image/png'),
    file('lesson.txt', 'text/html'),
    file('vugraph.lin', 'application/x-lin'),
    file('no-ending', 'text/plain'),
    file('no-ending', ''),
    file('hands.dat', 'application/octet-stream'),
  ])('is accepted by its name or its type: $name, $type', (taken) =>
    expect(uploadObjection(taken)).toBeNull(),
  );

  it.each([
    file('photo.png', 'image/png'),
    file('hands.pdf', 'application/pdf'),
    file('x.pbn.zip', 'application/zip'),
  ])('of another kind is refused: $name', (refused) =>
    expect(uploadObjection(refused)).toEqual({
      title: 'Invalid File Type',
      description: 'Please select a PBN file (.pbn or .txt extension)',
    }),
  );

  it('may have at most 10 MB', () => {
    expect(uploadObjection(file('big.pbn', '', 10 * 1024 * 1024))).toBeNull();
    expect(uploadObjection(file('big.pbn', '', 10 * 1024 * 1024 + 1))).toEqual({
      title: 'File Too Large',
      description: 'Please select a file smaller than 10MB',
    });
  });
});
