import type { UploadedPart } from '@bridge-review/api/route';
import { board, line, pair, usebio } from '@bridge-review/bridge/testing/usebio-file';
import { eveningFiles } from '../evening-files.ts';
import { generatePbn } from '../generated-game.ts';
import { namedEvening } from '../named-evening.ts';
import { generateMatch } from '../team-match.ts';
import type { Chance } from './chance.ts';

type Part =
  | { readonly name: string; readonly file: string | Uint8Array }
  | { readonly kind: UploadedPart['kind']; readonly text: string };

const evening = eveningFiles(801, 2);

/** Fits every game of two boards. */
const results = usebio(
  [
    '<PARTICIPANTS>',
    pair('1', ['Ann Lark', 'Ben Moss'], { PLACE: '1', PERCENTAGE: 50, TOTAL_SCORE: 4 }),
    pair('2', ['Cleo Finch', 'Dan Reed']),
    '</PARTICIPANTS>',
    ...[1, 2].map((number) =>
      board(number, [line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90, LEAD: 'H4' })]),
    ),
  ].join('\n'),
);

const named: Part = {
  name: 'named.pbn',
  file: namedEvening({ seed: 801, tables: [['Ann Lark', 'Cleo Finch', 'Ben Moss', 'Dan Reed']] }),
};

/** With names and auctions, with deals alone, with results alone, of a match, and one that is damaged. */
const files: readonly [Part, ...Part[]] = [
  named,
  named,
  named,
  { name: 'match.pbn', file: generateMatch({ seed: 802, boards: 2 }) },
  { name: 'plain.pbn', file: generatePbn({ seed: 803, boards: 2 }) },
  { name: 'results.pbn', file: evening.pbn },
  { name: 'deals.dup', file: evening.files['dup'] ?? '' },
  { name: 'deals.lin', file: evening.files['lin'] ?? '' },
  { kind: 'address', text: evening.address },
  { kind: 'text', text: evening.diagram },
  { name: 'results.xml', file: results },
  { name: 'results.xml', file: results },
  { name: 'broken.pbn', file: '[Board "1"]\n[Deal "N:- - - -"]\n\0' },
];

const isFile = (part: Part): boolean => 'file' in part;

/** Files, and where several may come texts too, beside the fields of an upload. */
export function formWith(fields: object, several: boolean, chance: Chance): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const count = several ? 1 + chance.below(2) : 1;
  for (let index = 0; index < count; index += 1) {
    const part = chance.pick(several ? files : files.filter(isFile)) ?? files[0];
    if ('file' in part) form.append('file', new Blob([part.file]), part.name);
    else form.append(part.kind, part.text);
  }
  return form;
}
